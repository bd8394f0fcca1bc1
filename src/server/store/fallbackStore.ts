import type { Notice } from '../../contract/session';
import type { Schedule } from '../schedule';
import { Refusal, StartError } from '../refusal';
import { cannotWrite } from '../starting/dataFolder';
import { openSessions, type OpenSessionsParts } from './openSessions';
import type { SessionStore, Store, StoredSession, StoreEvents } from './sessionDocuments';

/** In milliseconds, while the disk refuses. */
const RETRY_MS = 5_000;
/** In milliseconds: a disk that sleeps, or that a scanner holds, may answer late or never. */
const ANSWER_TIMEOUT_MS = 3_000;
/** The same at the end, when nobody waits but who has pressed Ctrl+C. */
const CLOSE_TIMEOUT_MS = 10_000;

type Write = (store: SessionStore) => Promise<void>;

interface FallbackStoreParts extends OpenSessionsParts {
  schedule: Schedule;
}

/**
 * A store with an in-memory fallback. A write is on disk when its promise resolves; while the disk refuses (full,
 * read-only, gone) or does not answer, and only then, it is pending in memory, and tried again until it is on disk.
 * Until its disk was opened it knows no session, so it takes none and denies none: everything waits.
 */
export class FallbackStore implements Store {
  readonly #parts: FallbackStoreParts;
  #events: StoreEvents | undefined;
  #store: SessionStore | undefined;
  /** Writes that are not known to be on disk, oldest first, by what they are about: the newest one counts. */
  readonly #pending = new Map<string, Write>();
  /** Ends the waiting for what the disk has not answered. */
  readonly #waiting = new Set<() => void>();
  #notice: Notice | undefined;
  #cancelRetry: (() => void) | undefined;
  #retrying: Promise<void> | undefined;
  #closing: Promise<boolean> | undefined;

  constructor(parts: FallbackStoreParts) {
    this.#parts = parts;
  }

  get notice(): Notice | undefined {
    return this.#notice;
  }

  /** Once its disk was opened, which it goes on without. */
  get isReady(): boolean {
    return this.#store !== undefined;
  }

  /** Opens and reads the disk. Throws StartErrors; after any other failure it is tried again until that works. */
  async open(events: StoreEvents): Promise<StoredSession[]> {
    this.#events = events;
    try {
      const { store, sessions } = await openSessions(this.#parts);
      this.#store = store;
      return sessions;
    } catch (error) {
      const { folder, log } = this.#parts;
      const refusal = error instanceof StartError ? error : cannotWrite(folder, error);
      if (refusal) throw refusal;
      const reason = reasonOf(error);
      log('error', `the sessions in ${folder} cannot be opened (${reason}): nobody can play until they are`);
      this.#scheduleRetry();
      return [];
    }
  }

  put(sessionCode: string, key: string, value: unknown): Promise<void> {
    return this.#save(`${sessionCode} ${key}`, (store) => store.put(sessionCode, key, value));
  }

  delete(sessionCode: string, key: string): Promise<void> {
    return this.#save(`${sessionCode} ${key}`, (store) => store.delete(sessionCode, key));
  }

  deleteSession(sessionCode: string): Promise<void> {
    for (const about of this.#pending.keys())
      if (about.startsWith(`${sessionCode} `)) this.#pending.delete(about);
    return this.#save(`${sessionCode} ends`, (store) => store.deleteSession(sessionCode));
  }

  /** Tries a last time to write what is pending; resolves with false where the disk does not answer. */
  close(): Promise<boolean> {
    return (this.#closing ??= this.#close());
  }

  async #save(about: string, write: Write): Promise<void> {
    if (this.#closing) throw new Refusal('server_closing');
    // At the end, also where an older one was pending: a game is written after the quiz that it plays.
    this.#pending.delete(about);
    this.#pending.set(about, write);
    if (this.#notice || !this.#store) return;
    try {
      await this.#inTime(this.#write(this.#store, about, write), ANSWER_TIMEOUT_MS);
    } catch (error) {
      this.#fallBack(error);
    }
  }

  /** Rejects where the disk has not answered after this time. What it does later is not stopped. */
  #inTime(work: Promise<void>, timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new Error('the disk does not answer'));
      const cancel = this.#parts.schedule(giveUp, timeoutMs);
      this.#waiting.add(giveUp);
      const end = (): void => {
        cancel();
        this.#waiting.delete(giveUp);
      };
      work.finally(end).then(resolve, reject);
    });
  }

  async #write(store: SessionStore, about: string, write: Write): Promise<void> {
    await write(store);
    if (this.#pending.get(about) === write) this.#pending.delete(about);
  }

  #fallBack(error: unknown): void {
    // What fails while closing is tried again at once.
    if (this.#notice || this.#closing) return;
    this.#notice = 'in_memory';
    for (const giveUp of this.#waiting) giveUp();
    this.#parts.log(
      'error',
      `nothing can be saved (${reasonOf(error)}): sessions go on in memory, and would be lost if the server ended now`,
    );
    this.#scheduleRetry();
    this.#events?.noticeChanged();
  }

  #scheduleRetry(): void {
    this.#cancelRetry = this.#parts.schedule(() => {
      this.#retrying = this.#retry().then((isSaved) => {
        if (!isSaved && !this.#closing) this.#scheduleRetry();
      });
    }, RETRY_MS);
  }

  /**
   * Returns whether everything is on disk again. LevelDB takes nothing after a failed write until it is reopened, and
   * is closed only when it has written late what it did not in time: that is pending no more.
   */
  async #retry(): Promise<boolean> {
    try {
      const store = await this.#openForRetry();
      while (this.#pending.size > 0) {
        // All at once, so that the store writes thousands of answers in one go.
        await Promise.all([...this.#pending].map(([about, write]) => this.#write(store, about, write)));
      }
    } catch (error) {
      this.#parts.log('debug', `the disk still refuses (${reasonOf(error)})`);
      return false;
    }
    this.#notice = undefined;
    this.#parts.log('info', 'everything is saved again');
    this.#events?.noticeChanged();
    return true;
  }

  async #openForRetry(): Promise<SessionStore> {
    if (this.#store) {
      await this.#store.close();
      return (this.#store = await this.#parts.openStore(this.#parts.folder));
    }
    const { store, sessions } = await openSessions(this.#parts);
    this.#store = store;
    this.#events?.sessionsFound(sessions);
    return store;
  }

  async #close(): Promise<boolean> {
    this.#cancelRetry?.();
    const isFinished = await this.#inTime(this.#finish(), CLOSE_TIMEOUT_MS).then(
      () => true,
      (error: unknown) => {
        this.#parts.log('error', `the sessions on disk cannot be closed (${reasonOf(error)})`);
        return false;
      },
    );
    if (this.#pending.size > 0)
      this.#parts.log('error', `${this.#pending.size} changes could not be saved and are lost`);
    return isFinished;
  }

  async #finish(): Promise<void> {
    await this.#retrying;
    // Finishes what is being written: only then is it known what is pending.
    await this.#store?.close();
    if (this.#pending.size > 0) await this.#retry();
    await this.#store?.close();
  }
}

/** Why the disk refuses, in the words of the system where it says so. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string }; message?: string };
  return cause?.message ?? message ?? String(error);
}
