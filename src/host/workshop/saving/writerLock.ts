import { inStorage, keyOf } from './drafts';

/** In milliseconds: a window that writes answers sooner, even in the background. */
const ANSWER_MS = 500;
/** Who holds the lock; `?` asks whether that window is still there, `>` asks it to hand the lock over. */
const LOCK = /^(\w+)(?:([?>])(\w+))?$/;

interface WriterLockParts {
  address: string;
  quizId: string;
  /** This window. */
  writer: string;
  /** Another window asks for the lock, and gets it afterwards. */
  onHandOver: () => Promise<void>;
  /** The lock came or went. */
  onChange: () => void;
}

/**
 * Lets one window of this browser write a quiz. The lock stands in the browser's storage, since plain HTTP has no Web
 * Locks; a window that holds it answers when asked, so one that crashed is known by its silence.
 */
export class WriterLock {
  readonly #parts: WriterLockParts;
  readonly #key: string;
  #holds = false;
  /** Whether the browser could store that. */
  #isStored = false;
  #onSettled = () => {};

  constructor(parts: WriterLockParts) {
    this.#parts = parts;
    this.#key = keyOf('quiz-night.writer', parts.address, parts.quizId);
    window.addEventListener('storage', this.#onStorage);
  }

  /** Whether this window writes. Read anew each time: one that slept was not told that it lost the lock. */
  isMine(): boolean {
    const { holder } = this.#read();
    return this.#holds && (!this.#isStored || holder === undefined || holder === this.#parts.writer);
  }

  /** Takes the lock where no window holds it, or its holder is silent. Resolves when that is known. */
  claim(): Promise<void> {
    if (!this.isMine() && this.#read().holder !== undefined) return this.#ask('?');
    if (!this.#holds) this.#hold();
    return Promise.resolve();
  }

  /** Takes the lock from the window that holds it, once that has stored what was typed there. */
  takeOver(): void {
    void this.#ask('>');
  }

  release(): void {
    if (this.isMine()) inStorage((storage) => storage.removeItem(this.#key), undefined);
    this.#holds = false;
  }

  close(): void {
    this.release();
    window.removeEventListener('storage', this.#onStorage);
  }

  #ask(wish: '?' | '>'): Promise<void> {
    const { writer } = this.#parts;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#hold(), ANSWER_MS);
      this.#onSettled = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#write(`${this.#read().holder}${wish}${writer}`);
    });
  }

  /** Where the browser stores nothing, every window writes, and the server tells them apart. */
  #hold(): void {
    this.#holds = true;
    this.#isStored = this.#write(this.#parts.writer);
    this.#onSettled();
    this.#parts.onChange();
  }

  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key !== this.#key && key !== null) return;
    const { holder, wish, by } = this.#read();
    const { writer } = this.#parts;
    if (!this.#holds) {
      // Its window was closed, or has handed it over.
      if (holder === undefined || holder === writer) this.#hold();
      else if (!wish) this.#onSettled();
    } else if (holder !== undefined && holder !== writer) this.#lose();
    else if (wish === '?') this.#write(writer);
    else if (wish === '>') void this.#handOver(by!);
  };

  async #handOver(to: string): Promise<void> {
    await this.#parts.onHandOver();
    if (!this.isMine()) return;
    this.#write(to);
    this.#lose();
  }

  #lose(): void {
    this.#holds = false;
    this.#parts.onChange();
  }

  #read(): { holder?: string | undefined; wish?: string | undefined; by?: string | undefined } {
    const text = inStorage((storage) => storage.getItem(this.#key), null);
    const [, holder, wish, by] = LOCK.exec(text ?? '') ?? [];
    return { holder, wish, by };
  }

  #write(text: string): boolean {
    return inStorage((storage) => {
      storage.setItem(this.#key, text);
      return true;
    }, false);
  }
}
