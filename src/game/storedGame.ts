import * as v from 'valibot';
import { answerSchema } from '../contract/question';
import { adjustmentSchema } from '../contract/hostGame';
import { playbackSchema } from '../contract/media';
import { MAX_DEVICES } from '../contract/limits';
import { countSchema, parserOf } from '../contract/parsed';

const ms = v.pipe(v.number(), v.minValue(0));
const givenAnswerSchema = v.object({
  answer: answerSchema,
  afterMs: ms,
  /** The deviceId of the phone that sent it. */
  by: v.optional(v.string()),
  /** The player is still at it: until the question closes it does not count as answered. */
  unfinished: v.optional(v.literal(true)),
});
const answersSchema = v.array(v.record(v.string(), givenAnswerSchema));
/** An answer, and after how much time with open questions it came. */
export type GivenAnswer = v.InferOutput<typeof givenAnswerSchema>;
const playerSchema = v.object({
  playerId: v.string(),
  name: v.string(),
  /** `furthest` when this player began to play on paper; absent: plays on a phone. */
  paperSince: v.optional(countSchema),
});

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
  waiting: v.boolean(),
});

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
  scoresOneByOne: v.boolean(),
  hidden: countSchema,
  break: v.nullable(v.object({ remainingMs: v.nullable(ms) })),
  paused: v.boolean(),
  locked: v.boolean(),
  autopilot: v.boolean(),
  /** How often as long as written questions are open; 0: without a limit. */
  pace: v.number(),
  /** How the scene's sound or film is played. */
  media: playbackSchema,
  /** Whether the picture or film of the scene's question is shown alone. */
  zoomed: v.boolean(),
  /** What is left before the autopilot goes on; null: it waits for the host. */
  autopilotMs: v.nullable(ms),
  /** How long questions were open in this game, pauses left out. */
  playedMs: ms,
  /** How long ago answers were closed; null: long ago. */
  closedForMs: v.nullable(ms),
  /** What is left of the last call before a round closes; null: there is none. */
  lastCallMs: v.nullable(ms),
  /** In the order of joining. */
  players: v.array(playerSchema),
  /**
   * Who left, or was removed, once the podium had been shown: they stay in this quiz's standings. `phones`: what their
   * phones are known by.
   */
  formerPlayers: v.optional(
    v.array(v.object({ ...playerSchema.entries, phones: v.optional(v.array(v.string())) })),
    [],
  ),
  /** The playerIds of those whose phones are connected. */
  connected: v.array(v.string()),
  /** Names that were removed and cannot come back. */
  bannedNames: v.array(v.string()),
  /** Names and answers that the host shows as they are. */
  uncovered: v.array(v.string()),
  /** By questionId, of every question that was asked. */
  clocks: v.record(v.string(), clockSchema),
  /** By questionId. */
  answers: v.record(v.string(), answersSchema),
  /** By playerId, `furthest` when a player last said to be done with what was asked. */
  ready: v.record(v.string(), countSchema),
  /** By playerId, who is done with the round beside the others. */
  besideReady: v.optional(v.record(v.string(), v.literal(true)), {}),
  /** How many phones a player can have. */
  deviceLimit: v.optional(countSchema, MAX_DEVICES),
  /** By playerId, the index of the round that a player doubles. */
  jokers: v.record(v.string(), countSchema),
  /** The playerIds of those whom the tie-break asks; null before it is asked. */
  tieBreakers: v.nullable(v.array(v.string())),
  /** What the host said about answers, by the key of their group. */
  marks: v.array(
    v.object({
      questionId: v.string(),
      key: v.string(),
      correct: v.boolean(),
      /** It is half right. */
      share: v.optional(v.literal(0.5)),
    }),
  ),
  /** By playerId and questionId, how right the host or a scorer said a player was, whatever was answered. */
  shares: v.optional(v.record(v.string(), v.record(v.string(), v.number())), {}),
  /** By playerId and the round's index, what a whole round is worth in place of its questions. */
  totals: v.optional(v.record(v.string(), v.record(v.string(), v.number())), {}),
  /** What the host marked last, and in which step; null: nothing. */
  lastMarked: v.nullable(v.object({ questionId: v.string(), step: countSchema })),
  /** `at`: how many showings of standings there were before. */
  adjustments: v.array(v.object({ ...adjustmentSchema.entries, at: countSchema })),
  /** For each time that standings were shown, `furthest` at the end of it. */
  showings: v.array(countSchema),
  /** The season that the evening counts in; null: none. */
  seasonId: v.optional(v.nullable(v.string()), null),
  /** Whether its table is shown, over the podium. */
  seasonShown: v.optional(v.boolean(), false),
  /** Whether hosts are told who leaves the page while a question is open. */
  fairPlay: v.optional(v.boolean(), false),
  /**
   * The quizzes that this session played before: how many; by playerId what each player earned in all of them, and
   * what of it counts in this quiz's standings.
   */
  earlier: v.optional(
    v.object({
      count: countSchema,
      earned: v.record(v.string(), v.number()),
      carried: v.record(v.string(), v.number()),
    }),
    { count: 0, earned: {}, carried: {} },
  ),
  /** The playerIds of those who came when the podium was shown already. */
  latecomers: v.optional(v.array(v.string()), []),
  /**
   * Who left when the evening had brought them something, and has no row in the standings: what that was, which counts
   * in the season, and what of it counts in this quiz's standings. It is theirs again when one of their phones comes
   * back, under any name.
   */
  departed: v.optional(
    v.array(
      v.object({
        name: v.string(),
        points: v.number(),
        standing: v.number(),
        playerId: v.optional(v.string()),
        phones: v.optional(v.array(v.string())),
      }),
    ),
    [],
  ),
});
/** A game as it is read from where it is stored. */
export type StoredState = v.InferOutput<typeof gameStateSchema>;

/** Reads a stored game. */
export const readGameState = parserOf(gameStateSchema);

/** Reads a stored answer. */
export const readGivenAnswer = parserOf(givenAnswerSchema);
