/**
 * Stored sessions that cannot be read here, as when a disk failed; the message says what is wrong with them. What is
 * newer is none the worse for it: there is nothing to repair.
 */
export class UnreadableStore extends Error {
  constructor(
    readonly kind: 'damaged' | 'newer',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Where sessions are written: each is a set of documents with a key of their own inside it, so that a join or an answer
 * writes a few bytes. Writes take effect in the order they were asked for.
 */
export interface SessionWriter {
  /** `value` is plain JSON. */
  put(sessionCode: string, key: string, value: unknown): Promise<void>;
  delete(sessionCode: string, key: string): Promise<void>;
  /** Deletes all that a session has, also what was asked for just before. */
  deleteSession(sessionCode: string): Promise<void>;
}

/** By room code and key, the documents as JSON text: a disk may have damaged it. */
export type StoredDocuments = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Keeps sessions beyond the process: a write is on disk when its promise resolves. */
export interface SessionStore extends SessionWriter {
  readAll(): Promise<StoredDocuments>;
  /** Finishes what was asked for; later writes are rejected. */
  close(): Promise<void>;
}
