import * as v from 'valibot';
import { answerSchema } from '../contract/answer';
import { countSchema } from '../contract/fields';
import { adjustmentSchema } from '../contract/hostGame';
import { type Playback, playbackSchema } from '../contract/media';
import { type Parsed, parseWith } from '../contract/parsed';

const givenAnswerSchema = v.object({ answer: answerSchema, afterMs: v.pipe(v.number(), v.minValue(0)) });

/** An answer, and after how much time with open questions it came. */
type GivenAnswer = v.InferOutput<typeof givenAnswerSchema>;

const answersSchema = v.array(v.record(v.string(), givenAnswerSchema));

/**
 * The answers to one question by playerId. They are never changed in place, and stand in parts of which an answer that
 * comes copies one: so it costs the same however many there are.
 */
export type AnswersToQuestion = readonly Readonly<Record<string, GivenAnswer>>[];

const ms = v.pipe(v.number(), v.minValue(0));
const playerSchema = v.object({ playerId: v.string(), name: v.string() });
export type GamePlayer = v.InferOutput<typeof playerSchema>;

/** The time of one question that was asked. */
const clockSchema = v.object({
  /** Null: without a limit. */
  remainingMs: v.nullable(ms),
  durationMs: v.nullable(ms),
  /** `playedMs` when it was asked first. */
  sinceMs: ms,
  /** What is left before it closes because everybody connected has answered; null: somebody has not. */
  closingMs: v.nullable(ms),
  /** The host gave it more time: that everybody has answered does not close it. */
  keepOpen: v.boolean(),
  /** It has a sound or film that was not played yet: its time stands. */
  waiting: v.optional(v.boolean(), false),
});
export type QuestionClock = v.InferOutput<typeof clockSchema>;

const gameStateSchema = v.object({
  revision: countSchema,
  step: countSchema,
  /** The time on the caller's clock at which all remaining times are what they say. */
  time: v.number(),
  /** The scene's place in the plan, and the furthest place there ever was: what was revealed stays revealed. */
  position: countSchema,
  furthest: countSchema,
  /** The overlays: the podium, because the host ended the game early; standings; a break. */
  ended: v.boolean(),
  scoresShown: v.boolean(),
  /** Whether standings are uncovered one by one, and how many of those shown are still covered. */
  scoresOneByOne: v.optional(v.boolean(), false),
  hidden: v.optional(countSchema, 0),
  break: v.nullable(v.object({ remainingMs: v.nullable(ms) })),
  paused: v.boolean(),
  locked: v.boolean(),
  autopilot: v.boolean(),
  /** How often as long as written questions are open; 0: without a limit. */
  pace: v.optional(v.number(), 1),
  /** How the scene's sound or film is played. Games stored before there was one begin in silence. */
  media: v.optional(playbackSchema, () => createPlayback(1)),
  /** Whether the picture or film of the scene's question is shown alone. */
  zoomed: v.optional(v.boolean(), false),
  /** What is left before the autopilot goes on; null: it waits for the host. */
  autopilotMs: v.nullable(ms),
  /** How long questions were open in this game, pauses left out. */
  playedMs: ms,
  /** How long ago answers were closed; null: long ago. */
  closedForMs: v.nullable(ms),
  /** What is left of the last call before a round closes; null: there is none. */
  lastCallMs: v.optional(v.nullable(ms), null),
  /** In the order of joining. */
  players: v.array(playerSchema),
  /** The playerIds of those whose phones are connected. */
  connected: v.array(v.string()),
  /** Names that were removed and cannot come back. */
  bannedNames: v.array(v.string()),
  /** Names and answers that the host shows as they are. Games stored before there were stars have none. */
  uncovered: v.optional(v.array(v.string()), []),
  /** By questionId, of every question that was asked. */
  clocks: v.record(v.string(), clockSchema),
  /** By questionId. */
  answers: v.record(v.string(), answersSchema),
  /** By playerId, `furthest` when a player last said to be done with what was asked. */
  ready: v.optional(v.record(v.string(), countSchema), {}),
  /** By playerId, the index of the round that a player doubles. */
  jokers: v.optional(v.record(v.string(), countSchema), {}),
  /** The playerIds of those whom the tie-break asks; null before it is asked. */
  tieBreakers: v.optional(v.nullable(v.array(v.string())), null),
  /** What the host said about answers, by the key of their group. */
  marks: v.array(v.object({ questionId: v.string(), key: v.string(), correct: v.boolean() })),
  /** What the host marked last, and in which step. Games stored before it was kept have none. */
  lastMarked: v.optional(v.nullable(v.object({ questionId: v.string(), step: countSchema })), null),
  /** `at`: how many showings of standings there were before. */
  adjustments: v.array(v.object({ ...adjustmentSchema.entries, at: countSchema })),
  /** For each time that standings were shown, `furthest` at the end of it. */
  showings: v.array(countSchema),
});

/** A game, without its quiz. Plain JSON, so that it can be stored and read again at any moment. */
export type GameState = Omit<v.InferOutput<typeof gameStateSchema>, 'answers'> & {
  answers: Readonly<Record<string, AnswersToQuestion>>;
};

/** Silence, at this volume. */
export function createPlayback(volume: number): Playback {
  return { playing: false, replays: 0, volume };
}

/** A game in its lobby. `now` is the caller's clock, in milliseconds. */
export function createGame(now: number): GameState {
  return {
    revision: 0,
    step: 0,
    time: now,
    position: 0,
    furthest: 0,
    ended: false,
    scoresShown: false,
    scoresOneByOne: false,
    hidden: 0,
    break: null,
    paused: false,
    locked: false,
    autopilot: false,
    pace: 1,
    media: createPlayback(1),
    zoomed: false,
    autopilotMs: null,
    playedMs: 0,
    closedForMs: null,
    lastCallMs: null,
    players: [],
    connected: [],
    bannedNames: [],
    uncovered: [],
    clocks: {},
    answers: {},
    ready: {},
    jokers: {},
    tieBreakers: null,
    marks: [],
    lastMarked: null,
    adjustments: [],
    showings: [],
  };
}

/** Reads a stored game. */
export function readGameState(input: unknown): Parsed<GameState> {
  return parseWith(gameStateSchema, input);
}

const PARTS = 64;
const NO_ANSWERS: AnswersToQuestion = Array.from({ length: PARTS }, () => ({}));

/** A player's answer, or undefined. */
export function givenBy(answers: AnswersToQuestion | undefined, playerId: string): GivenAnswer | undefined {
  const part = answers?.[partOf(playerId)];
  return part && Object.hasOwn(part, playerId) ? part[playerId] : undefined;
}

/** With this answer of a player, in place of a former one. */
export function withGiven(
  answers: AnswersToQuestion | undefined,
  playerId: string,
  given: GivenAnswer,
): AnswersToQuestion {
  const all = answers ?? NO_ANSWERS;
  const at = partOf(playerId);
  return all.with(at, { ...all[at], [playerId]: given });
}

/** Without the answer of a player; the same where there is none. */
export function withoutGiven(answers: AnswersToQuestion, playerId: string): AnswersToQuestion {
  if (!givenBy(answers, playerId)) return answers;
  const at = partOf(playerId);
  return answers.with(
    at,
    Object.fromEntries(Object.entries(answers[at]!).filter(([each]) => each !== playerId)),
  );
}

/** All answers with their playerIds, in the order in which they came. */
export function givenAnswers(answers: AnswersToQuestion | undefined): [playerId: string, GivenAnswer][] {
  const all = (answers ?? NO_ANSWERS).flatMap((part) => Object.entries(part));
  return all.sort(([, one], [, other]) => one.afterMs - other.afterMs);
}

/** Reads a stored answer. */
export function readGivenAnswer(input: unknown): Parsed<GivenAnswer> {
  return parseWith(givenAnswerSchema, input);
}

/** Spreads the players over the parts. */
function partOf(playerId: string): number {
  let hash = 0;
  for (let i = 0; i < playerId.length; i++) hash = (hash * 31 + playerId.charCodeAt(i)) % 0x10000;
  return hash % PARTS;
}
