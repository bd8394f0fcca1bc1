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
  /** When a host ended it: from then on only its results are kept. */
  endedAt: v.optional(whole),
  /** The SHA-256 of the session's host key. Sessions stored before there were host keys have none. */
  hostKeyHash: v.optional(text),
  /** The host's other devices, with the SHA-256 of their own keys. Absent where there never was one. */
  remotes: v.optional(v.array(v.object({ deviceId: text, keyHash: text }))),
});
export type SessionRecord = v.InferOutput<typeof sessionRecordSchema>;

/** A player as stored: `order` is the place in the order of joining, `tokenHash` the SHA-256 of the phone's token. */
export const playerRecordSchema = v.object({
  name: text,
  tokenHash: text,
  order: whole,
  joinedAt: whole,
  /** Public among hosts. Players stored before there were games have none. */
  playerId: v.optional(text),
  /** A host removed the player: the phone is told so when it comes back. */
  removed: v.optional(v.boolean()),
});
export type PlayerRecord = v.InferOutput<typeof playerRecordSchema>;

export const answerRecordSchema = v.object({ questionId: text, playerId: text, given: v.unknown() });
/** One answer as stored. What `given` holds only the game knows. */
export type AnswerRecord = v.InferOutput<typeof answerRecordSchema>;

export const decisionsRecordSchema = v.object({ playerId: text, made: v.unknown() });
/** What one player decided in a game, beside answers. What `made` holds only the game knows. */
export type DecisionsRecord = v.InferOutput<typeof decisionsRecordSchema>;

/** A game as stored. What its parts hold only the game knows. */
export interface StoredGame {
  /** The source of the quiz that is played; undefined before the game has started. */
  quiz?: unknown;
  /** All but players, their answers and decisions, which are stored one by one. */
  state?: unknown;
  answers: AnswerRecord[];
  decisions: DecisionsRecord[];
}

export interface StoredSession extends SessionRecord {
  /** In the order of joining. */
  players: PlayerRecord[];
  /** Absent where nothing of a game was stored. */
  game?: StoredGame;
}

/** Stored sessions that cannot be read any more, as when a disk failed; the message says what is wrong with them. */
export class DamagedStore extends Error {}

/** Where sessions are written. Writes take effect in the order they were asked for. */
export interface SessionWriter {
  saveSession(session: SessionRecord): Promise<void>;
  deleteSession(sessionCode: string): Promise<void>;
  savePlayer(sessionCode: string, player: PlayerRecord): Promise<void>;
  deletePlayer(sessionCode: string, tokenHash: string): Promise<void>;
  saveQuiz(sessionCode: string, quiz: unknown): Promise<void>;
  saveGame(sessionCode: string, state: unknown): Promise<void>;
  saveAnswer(sessionCode: string, answer: AnswerRecord): Promise<void>;
  saveDecisions(sessionCode: string, decisions: DecisionsRecord): Promise<void>;
  deleteAnswer(sessionCode: string, questionId: string, playerId: string): Promise<void>;
  deleteDecisions(sessionCode: string, playerId: string): Promise<void>;
}

/** Keeps sessions beyond the process: a write is on disk when its promise resolves. */
export interface SessionStore extends SessionWriter {
  load(): Promise<StoredSession[]>;
  /** Finishes what was asked for; later writes are rejected. */
  close(): Promise<void>;
}
