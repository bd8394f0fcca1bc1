import * as v from 'valibot';
import { QUIZ_LIMITS, answerSchema, scoringSchema } from './question';
import { MAX_DEVICES, OBJECTION_STATES, PACES } from './limits';
import { MAX_ASK_ANSWERS, MAX_POINTS } from './ownQuestion';
import { MEDIA_ACTIONS, volumeSchema } from './media';
import { rehearsalRequestSchema } from './rehearsal';
import { idSchema as quizIdSchema } from './quizSummary';
import { type Parsed, countSchema, parserOf } from './parsed';

/** The body of POST /session. */
export const createSessionSchema = v.object({
  quizId: quizIdSchema,
  rehearsal: v.optional(rehearsalRequestSchema),
});

/** In minutes. */
const MAX_BREAK_MINUTES = 240;
/** In seconds. */
const MAX_ADDED_SECONDS = 3600;

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const minutesSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_BREAK_MINUTES));
const secondsSchema = v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_ADDED_SECONDS));
/** Whole or half points. */
const pointsSchema = v.pipe(v.number(), v.multipleOf(0.5), v.minValue(-1_000_000), v.maxValue(1_000_000));
/** A group's text as in hostGame, or the answer itself. The limit fits six long answers in an order. */
const markedAnswerSchema = v.union([v.pipe(v.string(), v.maxLength(2500)), answerSchema]);

/** How right an answer is: wrong, half or fully. */
const shareSchema = v.picklist([0, 0.5, 1]);
/** A host's own question, or an answer to it. */
const askTextSchema = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
const askAnswersSchema = v.pipe(
  v.array(askTextSchema(QUIZ_LIMITS.answer)),
  v.minLength(2),
  v.maxLength(MAX_ASK_ANSWERS),
  v.check((answers) => new Set(answers).size === answers.length, 'two answers are the same'),
);

const askPointsSchema = v.pipe(pointsSchema, v.minValue(0), v.maxValue(MAX_POINTS));

/** A group's text, or a name. */
const shownTextSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
/** Not negative; null: none. */
const givenPointsSchema = v.nullable(v.pipe(pointsSchema, v.minValue(0)));
/** Whole points; null: none. */
const stakeSchema = v.nullable(v.pipe(countSchema, v.maxValue(1_000_000)));

/** The part of a multi-part answer, from 0; absent: the first part in which somebody gave that answer. */
const partSchema = v.optional(countSchema);

/** The step that a command is meant for: pressed twice, or on two devices, it takes effect once. */
const atStep = { step: countSchema };

export const commandSchema = v.variant('type', [
  v.object({ type: v.literal('start') }),
  v.object({ type: v.literal('next'), ...atStep }),
  v.object({ type: v.literal('back'), ...atStep }),
  v.object({ type: v.literal('close'), ...atStep }),
  v.object({ type: v.literal('addTime'), ...atStep, seconds: secondsSchema }),
  v.object({ type: v.literal('pause') }),
  v.object({ type: v.literal('resume') }),
  v.object({ type: v.literal('scores'), shown: v.boolean(), step: v.optional(countSchema) }),
  /** 0 minutes: open-ended. */
  v.object({ type: v.literal('startBreak'), minutes: minutesSchema }),
  v.object({ type: v.literal('endBreak') }),
  /**
   * Asks the host's own question. During a break, in place of a former one: `close` or `next` shows the result, `next`
   * ends it. At a reveal or the standings after it, or in a break over them with `correct`: adds it to the quiz in
   * progress, after the reveal reached last.
   */
  v.object({
    type: v.literal('ask'),
    text: askTextSchema(QUIZ_LIMITS.question),
    answers: askAnswersSchema,
    /** The place of the right answer, from 0; absent: a poll. */
    correct: v.optional(countSchema),
    /** For the right answer; absent: 1. */
    points: v.optional(askPointsSchema),
  }),
  v.object({ type: v.literal('autopilot'), on: v.boolean() }),
  /** Whether standings are revealed one by one, from last place upwards. */
  v.object({ type: v.literal('scoresOneByOne'), on: v.boolean() }),
  /** Whether awards follow the podium. */
  v.object({ type: v.literal('awards'), on: v.boolean() }),
  /** Whether the counts of polls are shown while they are open. */
  v.object({ type: v.literal('livePolls'), on: v.boolean() }),
  /** In the lobby only. */
  v.object({ type: v.literal('pace'), factor: v.picklist(PACES) }),
  /** In the lobby only: how all rounds are scored; null: as the quiz says. */
  v.object({ type: v.literal('scoring'), scoring: v.nullable(scoringSchema) }),
  /** For the sound or film of the scene's question; `zoom` and `unzoom` for its picture or film. */
  v.object({ type: v.literal('media'), ...atStep, action: v.picklist(MEDIA_ACTIONS) }),
  /** During a reveal: shows a wrong answer large on every projector, by its group's text, or hides it. */
  v.object({ type: v.literal('quote'), ...atStep, text: shownTextSchema, shown: v.boolean() }),
  v.object({ type: v.literal('volume'), level: volumeSchema }),
  v.object({ type: v.literal('lock'), locked: v.boolean() }),
  v.object({ type: v.literal('remove'), playerId: idSchema }),
  /** Removes all who are offline and have answered nothing. As with the next, names become available. */
  v.object({ type: v.literal('removeAway') }),
  /** Removes those who joined last. */
  v.object({ type: v.literal('removeNewest'), count: v.pipe(countSchema, v.minValue(1)) }),
  v.object({ type: v.literal('rename'), playerId: idSchema, name: v.string() }),
  /** Shows a starred name or answer as it is. */
  v.object({ type: v.literal('uncover'), text: shownTextSchema }),
  /** `share` 0.5: half right. */
  v.object({
    type: v.literal('mark'),
    questionId: idSchema,
    answer: markedAnswerSchema,
    part: partSchema,
    correct: v.boolean(),
    share: v.optional(shareSchema),
  }),
  /** Takes a ruling back: only the quiz decides again. */
  v.object({ type: v.literal('unmark'), questionId: idSchema, answer: markedAnswerSchema, part: partSchema }),
  /** A host was told that a closed question has doubtful answers, so that no other page of a host asks again. */
  v.object({ type: v.literal('asked'), questionId: idSchema }),
  /** Decides on an objection; `open`: not yet. Points are changed by other commands. */
  v.object({
    type: v.literal('objection'),
    questionId: idSchema,
    playerId: idSchema,
    state: v.picklist(OBJECTION_STATES),
  }),
  /** Whether players may object. */
  v.object({ type: v.literal('objections'), on: v.boolean() }),
  /** Takes a question out of the game, asked or not, so that it brings nobody anything; or puts it back. */
  v.object({ type: v.literal('void'), questionId: idSchema, voided: v.boolean() }),
  /** 0 points removes the adjustment. */
  v.object({
    type: v.literal('adjust'),
    adjustmentId: idSchema,
    playerId: idSchema,
    points: pointsSchema,
    reason: v.pipe(v.string(), v.maxLength(200)),
  }),
  /** How many phones a team can have. Phones that have joined stay. */
  v.object({
    type: v.literal('devices'),
    limit: v.pipe(countSchema, v.minValue(1), v.maxValue(MAX_DEVICES)),
  }),
  /** Adds a team without a phone; the result is its playerId. */
  v.object({ type: v.literal('addPaper'), name: v.string() }),
  /** Moves a team to paper: it loses its phones and keeps its answers. */
  v.object({ type: v.literal('toPaper'), playerId: idSchema }),
  /** Marks a player's answer, whatever it was; null removes the mark. */
  v.object({
    type: v.literal('score'),
    playerId: idSchema,
    questionId: idSchema,
    share: v.nullable(shareSchema),
  }),
  /** Gives points for a player's whole round, replacing those of its questions; null removes them. */
  v.object({
    type: v.literal('scoreRound'),
    playerId: idSchema,
    roundIndex: countSchema,
    points: givenPointsSchema,
  }),
  /** Sets what a team on paper has staked on a question; null: nothing yet. */
  v.object({ type: v.literal('stake'), playerId: idSchema, questionId: idSchema, points: stakeSchema }),
  /** Sets the round that a team on paper doubles; null: none. */
  v.object({ type: v.literal('joker'), playerId: idSchema, roundIndex: v.nullable(countSchema) }),
  /** Sets the season that this evening counts towards; null: none. Unknown: command_refused. */
  v.object({ type: v.literal('season'), seasonId: v.nullable(idSchema) }),
  /**
   * Says whether a name of tonight is that of a team of the evening's season: `same`, and the team keeps its name;
   * `renamed`, and the team takes this one; or `different`.
   */
  v.object({
    type: v.literal('seasonTeam'),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    teamId: idSchema,
    decision: v.picklist(['same', 'renamed', 'different']),
  }),
  /** Whether hosts see which phones leave their page during a question. */
  v.object({ type: v.literal('fairPlay'), on: v.boolean() }),
  /** Returns from the podium to the lobby with another quiz: same code, players and devices. */
  v.object({ type: v.literal('anotherQuiz'), quizId: quizIdSchema, keepPoints: v.boolean() }),
  v.object({ type: v.literal('end'), step: v.optional(countSchema) }),
]);
/** What a host can tell the game to do: HostCommand's argument. */
export type Command = v.InferOutput<typeof commandSchema>;
/** The command with this type. */
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

const parseShape = parserOf(commandSchema);

/** Reads HostCommand's argument. A mark must not contradict itself, and a right answer must be among the answers. */
export function parseCommand(input: unknown): Parsed<Command> {
  const read = parseShape(input);
  if (!read.ok) return read;
  const { value } = read;
  if (value.type === 'ask' && (value.correct ?? 0) >= value.answers.length)
    return { ok: false, reason: 'correct is none of the answers' };
  if (value.type !== 'mark' || value.share === undefined) return read;
  return value.correct === value.share > 0 ? read : { ok: false, reason: 'share and correct do not fit' };
}
