import type { Notice } from '../contract/session';
import type { Log } from './log';
import type { Schedule } from './pacer';
import { Refusal } from './refusal';
import type { PlayerRecord, SessionRecord, SessionStore, StoredSession } from './sessionStore';
import { StartError } from './startError';

/** In milliseconds, while the disk refuses. */
const TRY_AGAIN_MS = 5_000;

type Write = (store: SessionStore) => Promise<void>;

export interface LastingStoreParts {
  /** The first opening that succeeds, which may set damaged sessions aside. */
  openFirst(): Promise<{ store: SessionStore; sessions: StoredSession[] }>;
  /** Every later one. */
  open(): Promise<SessionStore>;
  /** What can be read where nothing can be opened. */
  readOnly(): Promise<StoredSession[]>;
  schedule: Schedule;
  log: Log;
}

/**
 * A store that outlives its disk. A write is on disk when its promise resolves; while the disk refuses (full, read-only,
 * gone), and only then, it is in memory, and everything owed to the disk is tried again until it is there.
 */
export class LastingStore implements SessionStore {
  readonly #parts: LastingStoreParts;
  #store: SessionStore | undefined;
  /** What was asked for and is not known to be on disk, oldest first, by what it is about: the newest write counts. */
  readonly #owed = new Map<string, Write>();
  #notice: Notice | undefined;
  #stopWaiting: (() => void) | undefined;
  #trying: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  /** Hears that the notice came or went. */
  onNotice: () => void = () => undefined;
  /** Hears of the sessions on a disk that could not be opened at first. */
  onFound: (sessions: StoredSession[]) => void = () => undefined;

  constructor(parts: LastingStoreParts) {
    this.#parts = parts;
  }

  /** What hosts should know; undefined while all is well. */
  get notice(): Notice | undefined {
    return this.#notice;
  }

  /** Opens the disk and reads it. Throws StartErrors; any other failure means a night in memory, with what can be read. */
  async load(): Promise<StoredSession[]> {
    try {
      const { store, sessions } = await this.#parts.openFirst();
      this.#store = store;
      return sessions;
    } catch (error) {
      if (error instanceof StartError) throw error;
      const sessions = await this.#parts.readOnly().catch(() => []);
      this.#goOnInMemory(error);
      return sessions;
    }
  }

  saveSession(session: SessionRecord): Promise<void> {
    return this.#keep(session.sessionCode, (store) => store.saveSession(session));
  }

  savePlayer(sessionCode: string, player: PlayerRecord): Promise<void> {
    return this.#keep(`${sessionCode} ${player.tokenHash}`, (store) => store.savePlayer(sessionCode, player));
  }

  deletePlayer(sessionCode: string, tokenHash: string): Promise<void> {
    return this.#keep(`${sessionCode} ${tokenHash}`, (store) => store.deletePlayer(sessionCode, tokenHash));
  }

  deleteSession(sessionCode: string): Promise<void> {
    for (const about of this.#owed.keys()) if (about.startsWith(sessionCode)) this.#owed.delete(about);
    return this.#keep(`${sessionCode} ends`, (store) => store.deleteSession(sessionCode));
  }

  /** Tries a last time to write what is owed. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #keep(about: string, write: Write): Promise<void> {
    if (this.#closing) throw new Refusal('server_closing');
    this.#owed.set(about, write);
    if (this.#notice || !this.#store) return;
    try {
      await this.#write(this.#store, about, write);
    } catch (error) {
      this.#goOnInMemory(error);
    }
  }

  async #write(store: SessionStore, about: string, write: Write): Promise<void> {
    await write(store);
    if (this.#owed.get(about) === write) this.#owed.delete(about);
  }

  #goOnInMemory(error: unknown): void {
    // What fails while closing is tried again at once.
    if (this.#notice || this.#closing) return;
    this.#notice = 'in_memory';
    this.#parts.log(
      'error',
      `nothing can be saved (${reasonOf(error)}): the night goes on in memory, and would be lost if the server ended now`,
    );
    this.#wait();
    this.onNotice();
  }

  #wait(): void {
    this.#stopWaiting = this.#parts.schedule(() => {
      this.#trying = this.#tryAgain().then((isSafe) => {
        if (!isSafe && !this.#closing) this.#wait();
      });
    }, TRY_AGAIN_MS);
  }

  /** Answers whether everything is on disk again. LevelDB takes nothing after a failed write until it is opened anew. */
  async #tryAgain(): Promise<boolean> {
    try {
      const store = await this.#openAgain();
      while (this.#owed.size > 0) {
        for (const [about, write] of this.#owed) await this.#write(store, about, write);
      }
    } catch (error) {
      this.#parts.log('debug', `still nothing can be saved (${reasonOf(error)})`);
      return false;
    }
    this.#notice = undefined;
    this.#parts.log('info', 'everything is saved again');
    this.onNotice();
    return true;
  }

  async #openAgain(): Promise<SessionStore> {
    if (this.#store) {
      await this.#store.close();
      return (this.#store = await this.#parts.open());
    }
    const { store, sessions } = await this.#parts.openFirst();
    this.onFound(sessions.filter(({ sessionCode }) => !this.#owed.has(`${sessionCode} ends`)));
    return (this.#store = store);
  }

  async #close(): Promise<void> {
    this.#stopWaiting?.();
    await this.#trying;
    // Finishes what is being written: only then is it known what is owed.
    await this.#store?.close();
    if (this.#owed.size > 0 && !(await this.#tryAgain()))
      this.#parts.log('error', `${this.#owed.size} changes could not be saved and are lost`);
    await this.#store?.close();
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string }; message?: string };
  return cause?.message ?? message ?? String(error);
}
