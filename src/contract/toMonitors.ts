import * as v from 'valibot';
import { playbackSchema } from './media';
import { countSchema, optionalField, parserOf, secretSchema } from './parsed';
import { roundSchema } from './question';
import { idSchema, optionalTextSchema } from './quizSummary';
import { answerCounts, sceneSchema, waitingFor } from './scene';

/**
 * What the host should know. `in_memory`: the server cannot save, and the game would be lost if it stopped
 * now. `store_silent`: the store shared by several servers does not respond, and the game is stalled until it
 * does. `season_waiting`: the evening is not in its season's file yet; saving is retried. `store_damaged`: what
 * was stored is damaged, and since the start some players or answers may be missing.
 */
const NOTICES = ['in_memory', 'store_silent', 'season_waiting', 'store_damaged'] as const;
export type Notice = (typeof NOTICES)[number];

const joinUrlSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));

export const sessionGameSchema = v.object({
  /** Increases with every change. */
  revision: countSchema,
  /** Increases with every change of scene; commands that move the game name the step they mean. */
  step: countSchema,
  paused: v.boolean(),
  locked: v.boolean(),
  autopilot: v.boolean(),
  /** The factor by which each question's time is extended; 0: no time limit. */
  pace: optionalField(v.number()),
  /** Whether standings are revealed one by one, from last place upwards. */
  scoresOneByOne: optionalField(v.boolean()),
  /** Whether awards follow the podium, if any were earned; absent: yes. */
  awards: optionalField(v.boolean()),
  /** Whether the counts of polls are shown while they are open. */
  livePolls: optionalField(v.literal(true)),
  /** Present if the scene's question has a sound or film. */
  media: optionalField(playbackSchema),
  /** Whether every projector shows only the picture or film of the scene's question. */
  zoomed: optionalField(v.boolean()),
  /** A round that runs alongside the others; how many have begun it, and how many are expected to. */
  beside: optionalField(
    v.object({
      round: roundSchema,
      begun: optionalField(countSchema),
      expected: optionalField(countSchema),
    }),
  ),
  /** No scene follows. */
  last: optionalField(v.literal(true)),
  scene: sceneSchema,
});
/** The game as monitors see it: `Session.game`. */
export type SessionGame = v.InferOutput<typeof sessionGameSchema>;

const sessionSchema = v.object({
  quizId: idSchema,
  sessionCode: idSchema,
  /** A server may omit it until somebody joins; one that sends null does not say who is there. */
  participants: v.optional(v.array(v.string()), []),
  quizName: v.string(),
  /** Those of `participants` who have been offline for half a minute. Our own addition. */
  away: optionalField(v.array(v.string())),
  /** Those of `participants` who play on paper. Our own addition. */
  paper: optionalField(v.array(v.string())),
  quizDescription: optionalTextSchema,
  /** The page where phones join. Like all fields below, our own: others send none, a bad one is dropped. */
  joinUrl: optionalField(joinUrlSchema),
  /** The same page at each of the server's network addresses; `joinUrl` is the first and likeliest. */
  joinUrls: optionalField(v.array(joinUrlSchema)),
  /** Whether the session is a rehearsal with pretend teams, which every screen indicates; absent: no. */
  rehearsal: optionalField(v.boolean()),
  /** Our own server's addition; unknown notices are dropped. */
  notice: optionalField(v.picklist(NOTICES)),
  /** Our own server's addition: a server that knows only the specification has a lobby and no game. */
  game: optionalField(sessionGameSchema),
});

/** A session as monitors see it. `participants` are player names in the order they joined. */
export type Session = v.InferOutput<typeof sessionSchema>;

/** Reads a session: the answer to GET /session/{sessionCode}, and SessionUpdated's payload. */
export const parseSession = parserOf(sessionSchema);

const createdSessionSchema = v.object({
  ...sessionSchema.entries,
  /** Proves that its holder is the session's host. Our own addition, in this answer only. */
  hostKey: optionalField(secretSchema),
});

/** A session as sent to whoever opened it. */
export type CreatedSession = v.InferOutput<typeof createdSessionSchema>;

/** Reads the answer to POST /session. */
export const parseCreatedSession = parserOf(createdSessionSchema);

const namesSchema = v.array(v.string());
const playersSchema = v.union([
  v.pipe(
    v.object({ players: namesSchema }),
    v.transform(({ players }) => players),
  ),
  namesSchema,
]);

/** Reads PlayerJoined's payload, `{ players: [] }` or a bare array, and returns the full list of names. */
export const parsePlayerJoined = parserOf(playersSchema);

const answersCountedSchema = v.object({
  step: countSchema,
  ...answerCounts,
  /** How many have handed in, if the round is revealed at its end. */
  ready: optionalField(countSchema),
  ...waitingFor,
});
/** How many have answered the question of this step's scene. */
export type AnswersCounted = v.InferOutput<typeof answersCountedSchema>;

export const parseAnswersCounted = parserOf(answersCountedSchema);

/** The events that all monitors receive. */
export const QuizHubEvent = {
  /** `{ players }`: the full list of names. */
  PlayerJoined: 'PlayerJoined',
  /** Session. */
  SessionUpdated: 'SessionUpdated',
  /** AnswersCounted. */
  AnswersCounted: 'AnswersCounted',
} as const;
