import type { Notice } from '../../contract/toMonitors';
import type { StoredDocuments, StoredSession } from '../../session/documents';
import type { SessionWriter } from '../../session/ports';

/** Keeps sessions beyond the life of the process: a write is on disk when its promise resolves. */
export interface SessionStore extends SessionWriter {
  readAll(): Promise<StoredDocuments>;
  /** Finishes pending writes; later ones are rejected. */
  close(): Promise<void>;
}

/** What happens to a store after it has been opened. */
export interface StoreEvents {
  noticeChanged(): void;
  /** A disk that could not be opened at first contains these sessions. */
  sessionsFound(sessions: StoredSession[]): void;
  /** Another process has taken the session; further writes to it here have no effect. */
  sessionLost(sessionCode: string): void;
}

/** A stored session that this process has taken over; `goesOn`: it was given back properly a moment ago. */
export interface Taken {
  session: StoredSession;
  goesOn: boolean;
}

/** Where the server keeps its sessions. It accepts writes at any time, and says what hosts should know. */
export interface Store extends SessionWriter {
  /** Undefined as long as all is well. */
  readonly notice: Notice | undefined;
  /** Whether the server can work: the store has been read, and writes can be stored or kept in memory. */
  readonly isReady: boolean;
  /** Reads what is stored. Throws a StartError if the server cannot run without it. */
  open(events: StoreEvents): Promise<StoredSession[]>;
  /** Finishes pending writes; resolves with false if that was impossible. */
  close(): Promise<boolean>;
}

/** A store shared by several processes: each session belongs to one of them at a time. */
export interface SharedStore extends Store {
  /** Whether sessions here are certainly nobody else's: not after a freeze, until the store has answered. */
  readonly isSure: boolean;
  /** Claims a new room code; false if it is taken. Throws server_closing while the store is not ready. */
  reserve(sessionCode: string): Promise<boolean>;
  /** Whether a session that is here still belongs to this process. */
  holds(sessionCode: string): Promise<boolean>;
  /** Takes over a session, if there is one. Throws Elsewhere, or server_closing if nobody can tell now. */
  take(sessionCode: string): Promise<Taken | undefined>;
  /** Returns room codes of sessions that no living process has, about `most` of them. */
  ownerless(most: number): Promise<string[]>;
  /** Releases a session to whoever asks for it next, once all pending writes are done. */
  release(sessionCode: string): Promise<void>;
}
