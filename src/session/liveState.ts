import { Refusal } from './refusal';
import { storeSession, type SessionRecord } from './documents';
import type { SessionServices } from './ports';

/** What changes in a session's document before it ends. */
type Changing = Omit<SessionRecord, 'sessionCode' | 'createdAt' | 'hostKeyHash' | 'endedAt' | 'byGuest'>;

/**
 * What a session is besides its players and its game: whether it is open here, and its own document. All its
 * parts read this; only this class changes it. Once a session is not open, it stays so.
 */
export class LiveState {
  readonly #record: SessionRecord;
  readonly #store: SessionServices['store'];
  readonly #notOpen = new AbortController();
  #state: 'open' | 'ended' | 'closed' | 'moving';

  constructor(record: SessionRecord, { store }: Pick<SessionServices, 'store'>) {
    this.#record = record;
    this.#store = store;
    this.#state = record.endedAt === undefined ? 'open' : 'ended';
  }

  /** The document as it is; later changes show in the same object. */
  get record(): Readonly<SessionRecord> {
    return this.#record;
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  /** Whether it is closed only here, and continues in another process. */
  get isMoving(): boolean {
    return this.#state === 'moving';
  }

  /** Whether nothing more may be stored of it here, not even its results. */
  get isGone(): boolean {
    return this.#state === 'closed' || this.isMoving;
  }

  /** Aborted when the session is no longer open. */
  get signal(): AbortSignal {
    return this.#notOpen.signal;
  }

  /** Throws session_not_found or server_closing as a Refusal if it is not open. */
  check(): void {
    if (!this.isOpen) throw new Refusal(this.isMoving ? 'server_closing' : 'session_not_found');
  }

  /** Its host has ended it; its results are kept. */
  end(at: number): void {
    this.#record.endedAt = at;
    if (this.isOpen) this.#leave('ended');
  }

  /** Closes it for good, unless it continues elsewhere. */
  close(): void {
    if (!this.isMoving) this.#leave('closed');
  }

  /** Closes it here because another process has it. */
  move(): void {
    this.#leave('moving');
  }

  /** Resolves when all changes of the document so far are on disk. */
  async save(): Promise<void> {
    await storeSession(this.#store, this.#record);
  }

  /** Changes the document, which `save` then stores. A store that cannot write it has closed the session. */
  change(changes: Partial<Changing>): void {
    Object.assign(this.#record, changes);
  }

  #leave(state: 'ended' | 'closed' | 'moving'): void {
    this.#state = state;
    this.#notOpen.abort();
  }
}
