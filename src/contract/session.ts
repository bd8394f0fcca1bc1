import * as v from 'valibot';
import { idSchema, optionalTextSchema } from './quizSummary';
import { sessionGameSchema } from './scene';
import { optionalField, parserOf, secretSchema } from './parsed';
import { rehearsalRequestSchema } from './rehearsal';

/**
 * What the host should know. `in_memory`: the server cannot save, and what happens is lost if it ends now.
 * `store_silent`: what several servers store in does not answer, and the game stands until it does. `season_waiting`:
 * the evening is not in its season's file yet, and it is tried again.
 */
const NOTICES = ['in_memory', 'store_silent', 'season_waiting'] as const;
export type Notice = (typeof NOTICES)[number];

const joinUrlSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));

const sessionSchema = v.object({
  quizId: idSchema,
  sessionCode: idSchema,
  participants: v.nullish(v.array(v.string()), []),
  quizName: v.string(),
  /** Of `participants`, those without a connection for half a minute. Ours. */
  away: v.fallback(v.optional(v.array(v.string())), undefined),
  /** Of `participants`, those who play on paper. Ours. */
  paper: v.fallback(v.optional(v.array(v.string())), undefined),
  quizDescription: optionalTextSchema,
  /** The page where phones join. Ours, as all below: another server sends none, and a bad one counts as none. */
  joinUrl: v.fallback(v.optional(joinUrlSchema), undefined),
  /** The same page at each of the server's network addresses, likeliest for phones first; `joinUrl` is the first. */
  joinUrls: v.fallback(v.optional(v.array(joinUrlSchema)), undefined),
  /** Whether the session is a rehearsal with pretend teams, which every screen says; absent: no. */
  rehearsal: optionalField(v.boolean()),
  /** Our own server's addition; one that we do not know counts as none. */
  notice: v.fallback(v.optional(v.picklist(NOTICES)), undefined),
  /** Our own server's addition: a server that knows only the specification has a lobby and no game. */
  game: v.fallback(v.optional(sessionGameSchema), undefined),
});

/** A session as monitors see it. `participants` are player names in the order they joined. */
export type Session = v.InferOutput<typeof sessionSchema>;

/** Reads a session: the answer to GET /session/{sessionCode}, and SessionUpdated's payload. */
export const parseSession = parserOf(sessionSchema);

const createdSessionSchema = v.object({
  ...sessionSchema.entries,
  /** Proves to be the session's host. Ours, in this answer only. */
  hostKey: v.fallback(v.optional(secretSchema), undefined),
});

/** A session as it is told to whoever opened it. */
export type CreatedSession = v.InferOutput<typeof createdSessionSchema>;

/** Reads the answer to POST /session. */
export const parseCreatedSession = parserOf(createdSessionSchema);

const namesSchema = v.nullable(v.array(v.string()), []);
const playersSchema = v.union([
  v.pipe(
    v.object({ players: namesSchema }),
    v.transform(({ players }) => players),
  ),
  namesSchema,
]);

/** Reads PlayerJoined's payload, `{ players: [] }` or a bare array, to the whole list of names. */
export const parsePlayerJoined = parserOf(playersSchema);

/** The body of POST /session. */
export const createSessionSchema = v.object({
  quizId: idSchema,
  rehearsal: v.optional(rehearsalRequestSchema),
});
