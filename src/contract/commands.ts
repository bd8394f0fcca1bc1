import * as v from 'valibot';
import { indexesSchema } from './question';
import { MAX_DEVICES, PACES } from './limits';
import { MEDIA_ACTIONS, volumeSchema } from './media';
import { idSchema as quizIdSchema } from './quizSummary';
import { type Parsed, countSchema, parserOf } from './parsed';

/** In minutes. */
const MAX_BREAK_MINUTES = 240;
/** In seconds. */
const MAX_ADDED_SECONDS = 3600;

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const minutesSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_BREAK_MINUTES));
const secondsSchema = v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_ADDED_SECONDS));
/** Whole or half points. */
const pointsSchema = v.pipe(v.number(), v.multipleOf(0.5), v.minValue(-1_000_000), v.maxValue(1_000_000));
/** A group's text as hostGame shows it, or the answer itself. Six long answers in sequence are a long text. */
const markedAnswerSchema = v.union([v.pipe(v.string(), v.maxLength(2500)), v.number(), indexesSchema]);

/** How right something is: not at all, half, or wholly. */
const shareSchema = v.picklist([0, 0.5, 1]);
/** Which part of an answer in parts, from 0. Absent: the first part in which somebody gave that answer. */
const partSchema = v.optional(countSchema);

/** With the step a command is meant for: pressed twice, or on two devices, it works once. */
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
  /** 0 minutes: an open end. */
  v.object({ type: v.literal('startBreak'), minutes: minutesSchema }),
  v.object({ type: v.literal('endBreak') }),
  v.object({ type: v.literal('autopilot'), on: v.boolean() }),
  /** Whether standings are uncovered one by one, from the last place on. */
  v.object({ type: v.literal('scoresOneByOne'), on: v.boolean() }),
  /** In the lobby alone. */
  v.object({ type: v.literal('pace'), factor: v.picklist(PACES) }),
  /** For the sound or film of the scene's question; `zoom` and `unzoom` for its picture or film. */
  v.object({ type: v.literal('media'), ...atStep, action: v.picklist(MEDIA_ACTIONS) }),
  v.object({ type: v.literal('volume'), level: volumeSchema }),
  v.object({ type: v.literal('lock'), locked: v.boolean() }),
  v.object({ type: v.literal('remove'), playerId: idSchema }),
  /** All who are away and have answered nothing. Their names stay free, as with the next. */
  v.object({ type: v.literal('removeAway') }),
  /** Those who joined last. */
  v.object({ type: v.literal('removeNewest'), count: v.pipe(countSchema, v.minValue(1)) }),
  v.object({ type: v.literal('rename'), playerId: idSchema, name: v.string() }),
  /** Shows a name or an answer that is starred as it is. */
  v.object({ type: v.literal('uncover'), text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) }),
  /** `share` 0.5: it is half right. */
  v.object({
    type: v.literal('mark'),
    questionId: idSchema,
    answer: markedAnswerSchema,
    part: partSchema,
    correct: v.boolean(),
    share: v.optional(shareSchema),
  }),
  /** Takes a judgement back: the quiz alone decides again. */
  v.object({
    type: v.literal('unmark'),
    questionId: idSchema,
    answer: markedAnswerSchema,
    part: partSchema,
  }),
  /** 0 points take the adjustment back. */
  v.object({
    type: v.literal('adjust'),
    adjustmentId: idSchema,
    playerId: idSchema,
    points: pointsSchema,
    reason: v.pipe(v.string(), v.maxLength(200)),
  }),
  /** How many phones a team can have. Those that are in stay. */
  v.object({
    type: v.literal('devices'),
    limit: v.pipe(countSchema, v.minValue(1), v.maxValue(MAX_DEVICES)),
  }),
  /** A team without a phone; answers with its playerId. */
  v.object({ type: v.literal('addPaper'), name: v.string() }),
  /** A team goes on without its phones, and keeps what it has answered. */
  v.object({ type: v.literal('toPaper'), playerId: idSchema }),
  /** How right a player's answer is, whatever was answered; null takes that back. */
  v.object({
    type: v.literal('score'),
    playerId: idSchema,
    questionId: idSchema,
    share: v.nullable(shareSchema),
  }),
  /** What a player's whole round is worth, in place of its questions; null takes that back. */
  v.object({
    type: v.literal('scoreRound'),
    playerId: idSchema,
    roundIndex: countSchema,
    points: v.nullable(v.pipe(pointsSchema, v.minValue(0))),
  }),
  /** The round that a team on paper doubles; null: none. */
  v.object({ type: v.literal('joker'), playerId: idSchema, roundIndex: v.nullable(countSchema) }),
  /** The season that this evening counts in; null: none. Throws command_refused where there is no such season. */
  v.object({ type: v.literal('season'), seasonId: v.nullable(idSchema) }),
  /** Whether hosts are told which phones leave their page while a question is open. */
  v.object({ type: v.literal('fairPlay'), on: v.boolean() }),
  /** From the podium back to the lobby with another quiz: same code, players and devices. */
  v.object({ type: v.literal('anotherQuiz'), quizId: quizIdSchema, keepPoints: v.boolean() }),
  v.object({ type: v.literal('end') }),
]);
/** What a host can tell the game: HostCommand's argument. */
export type Command = v.InferOutput<typeof commandSchema>;
/** The command of one type. */
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

const parseShape = parserOf(commandSchema);

/** Reads HostCommand's argument. A mark whose share says something else than `correct` is none. */
export function parseCommand(input: unknown): Parsed<Command> {
  const read = parseShape(input);
  if (!read.ok || read.value.type !== 'mark' || read.value.share === undefined) return read;
  const { correct, share } = read.value;
  return correct === share > 0 ? read : { ok: false, reason: 'share and correct do not fit' };
}
