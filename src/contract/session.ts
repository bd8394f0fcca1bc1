import * as v from 'valibot';
import { idSchema, optionalTextSchema } from './quizSummary';
import { sessionGameSchema } from './scene';
import { optionalField, parserOf, secretSchema } from './parsed';
import { rehearsalRequestSchema } from './rehearsal';

/**
 * What the host should know. `in_memory`: the server cannot save, and the game would be lost if it stopped
 * now. `store_silent`: the store shared by several servers does not respond, and the game is stalled until it
 * does. `season_waiting`: the evening is not in its season's file yet; saving is retried. `store_damaged`: what
 * was stored is damaged, and since the start some players or answers may be missing.
 */
const NOTICES = ['in_memory', 'store_silent', 'season_waiting', 'store_damaged'] as const;
export type Notice = (typeof NOTICES)[number];

const joinUrlSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));

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

/** The body of POST /session. */
export const createSessionSchema = v.object({
  quizId: idSchema,
  rehearsal: v.optional(rehearsalRequestSchema),
});
