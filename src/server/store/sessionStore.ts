import * as v from 'valibot';

const text = v.string();
const whole = v.pipe(v.number(), v.integer());

/** A session as it is stored, without its players. Times are milliseconds since 1970. */
export const sessionRecordSchema = v.object({
  sessionCode: text,
  quizId: text,
  quizName: text,
  quizDescription: text,
  createdAt: whole,
  /** The SHA-256 of the session's host key. SessionRegistry stored before there were any have none. */
  hostKeyHash: v.optional(text),
});
export type SessionRecord = v.InferOutput<typeof sessionRecordSchema>;

/** A player as stored: `order` is the place in the order of joining, `tokenHash` the SHA-256 of the phone's token. */
export const playerRecordSchema = v.object({ name: text, tokenHash: text, order: whole, joinedAt: whole });
export type PlayerRecord = v.InferOutput<typeof playerRecordSchema>;

export interface StoredSession extends SessionRecord {
  /** In the order of joining. */
  players: PlayerRecord[];
}

/** Stored sessions that cannot be read any more, as when a disk failed; the message says what is wrong with them. */
export class DamagedStore extends Error {}

/** Where sessions are written. Writes take effect in the order they were asked for. */
export interface SessionWriter {
  saveSession(session: SessionRecord): Promise<void>;
  deleteSession(sessionCode: string): Promise<void>;
  savePlayer(sessionCode: string, player: PlayerRecord): Promise<void>;
  deletePlayer(sessionCode: string, tokenHash: string): Promise<void>;
  /** Finishes what was asked for; later writes are rejected. */
  close(): Promise<void>;
}

/** Keeps sessions beyond the process: a write is on disk when its promise resolves. */
export interface SessionStore extends SessionWriter {
  load(): Promise<StoredSession[]>;
}
