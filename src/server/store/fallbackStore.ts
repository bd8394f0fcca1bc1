import type { Notice } from '../../contract/toMonitors';
import type { Schedule } from '../../session/schedule';
import { StartError } from '../startErrors';
import { Refusal } from '../../session/refusal';
import { cannotWrite } from '../starting/dataFolder';
import { openSessions, type OpenSessionsParts } from './openSessions';
import type { SessionStore, Store, StoreEvents } from './store';
import type { StoredSession } from '../../session/documents';

/** Milliseconds between retries while the disk refuses. */
const RETRY_MS = 5_000;
/** In milliseconds: a sleeping disk, or one held up by a scanner, may answer late or never. */
const ANSWER_TIMEOUT_MS = 3_000;
/** The same at the end, when only the person who pressed Ctrl+C is waiting. */
const CLOSE_TIMEOUT_MS = 10_000;

type Write = (store: SessionStore) => Promise<void>;

interface FallbackStoreParts extends OpenSessionsParts {
  schedule: Schedule;
  /** Monotonic milliseconds. */
  clock(): number;
}

/** Something that the disk has not done yet. */
interface Unanswered {
  until: number;
  giveUp(): void;
}

/**
 * A store that falls back to memory. A write is on disk when its promise resolves, except while the disk
 * refuses (full, read-only, gone) or does not answer: the write is then pending in memory, and retried until
 * it is on disk. Until its disk has been opened, the store knows of no session, so none can be opened or
 * denied: everything waits.
 */
export class FallbackStore implements Store {
  readonly #parts: FallbackStoreParts;
  #events: StoreEvents | undefined;
  #store: SessionStore | undefined;
  /** Writes not known to be on disk, oldest first, by what they change: only the newest of each counts. */
  readonly #pending = new Map<string, Write>();
  /** In the order in which their time runs out, watched by one timer. */
  readonly #unanswered = new Set<Unanswered>();
  #cancelWatch: (() => void) | undefined;
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

  /** True once the disk has been opened; the store then goes on even without it. */
  get isReady(): boolean {
    return this.#store !== undefined;
  }

  /** Opens and reads the disk. Throws StartErrors; any other failure is retried until it works. */
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
      log('error', `The sessions in ${folder} cannot be opened (${reason}): nobody can play until they are`);
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

  /** Tries one last time to write what is pending; resolves with false if the disk does not answer. */
  close(): Promise<boolean> {
    return (this.#closing ??= this.#close());
  }

  async #save(about: string, write: Write): Promise<void> {
    if (this.#closing) throw new Refusal('server_closing');
    // Moved to the end, even if an older one was pending: a game is written after the quiz that it plays.
    this.#pending.delete(about);
    this.#pending.set(about, write);
    if (this.#notice || !this.#store) return;
    try {
      await this.#inTime(this.#write(this.#store, about, write), ANSWER_TIMEOUT_MS);
    } catch (error) {
      this.#fallBack(error);
    }
  }

  /** Rejects if the disk has not answered in time. The operation itself is not stopped. */
  #inTime(work: Promise<void>, timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new Error('the disk is not responding'));
      const unanswered = { until: this.#parts.clock() + timeoutMs, giveUp };
      this.#unanswered.add(unanswered);
      this.#watch();
      work.finally(() => this.#unanswered.delete(unanswered)).then(resolve, reject);
    });
  }

  #watch(): void {
    const [first] = this.#unanswered;
    if (!first || this.#cancelWatch) return;
    const { schedule, clock } = this.#parts;
    const giveUpOnTime = (): void => {
      this.#cancelWatch = undefined;
      this.#giveUp([...this.#unanswered].filter(({ until }) => until <= clock()));
      this.#watch();
    };
    this.#cancelWatch = schedule(giveUpOnTime, Math.max(0, first.until - clock()));
  }

  #giveUp(late: Iterable<Unanswered>): void {
    for (const each of late) {
      this.#unanswered.delete(each);
      each.giveUp();
    }
  }

  async #write(store: SessionStore, about: string, write: Write): Promise<void> {
    await write(store);
    if (this.#pending.get(about) === write) this.#pending.delete(about);
  }

  #fallBack(error: unknown): void {
    // What fails while closing is retried at once.
    if (this.#notice || this.#closing) return;
    this.#notice = 'in_memory';
    this.#giveUp(this.#unanswered);
    this.#parts.log(
      'error',
      `Nothing can be saved (${reasonOf(error)}): sessions go on in memory, and would be lost if the server stopped now`,
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
   * Returns whether everything is on disk again. After a failed write LevelDB accepts nothing until it is
   * reopened. Closing it waits for late writes, which are then no longer pending.
   */
  async #retry(): Promise<boolean> {
    try {
      const store = await this.#openForRetry();
      while (this.#pending.size > 0) {
        // All at the same time, so that the store writes thousands of answers in one batch.
        await Promise.all([...this.#pending].map(([about, write]) => this.#write(store, about, write)));
      }
    } catch (error) {
      this.#parts.log('debug', `Still nothing can be saved (${reasonOf(error)})`);
      return false;
    }
    this.#notice = undefined;
    this.#parts.log('info', 'Everything is saved again');
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
        this.#parts.log('error', `The sessions on disk could not be closed (${reasonOf(error)})`);
        return false;
      },
    );
    // Whoever waits for a write that still hangs is told in its own time.
    if (this.#unanswered.size === 0) this.#cancelWatch?.();
    if (this.#pending.size > 0)
      this.#parts.log('error', `Changes that could not be saved and are lost: ${this.#pending.size}`);
    return isFinished;
  }

  async #finish(): Promise<void> {
    await this.#retrying;
    // Finishes the writes under way, after which it is known what is still pending.
    await this.#store?.close();
    if (this.#pending.size > 0) await this.#retry();
    await this.#store?.close();
  }
}

/** Returns why the disk refuses, in the system's words if available. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string }; message?: string };
  return cause?.message ?? message ?? String(error);
}
