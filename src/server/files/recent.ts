/** Milliseconds for which what was read counts as current. */
const CURRENT_MS = 1_000;

/** A value that is read from disk once a second at most, however many ask for it. */
export class Recent<T> {
  readonly #clock: () => number;
  readonly #read: () => Promise<T>;
  /** The last reading; it ends at `Infinity` while it is under way. */
  #reading: { value: Promise<T>; endedAt: number } | undefined;

  /** @param read never fails */
  constructor(clock: () => number, read: () => Promise<T>) {
    this.#clock = clock;
    this.#read = read;
  }

  get isReading(): boolean {
    return this.#reading?.endedAt === Infinity;
  }

  /** Returns what is being read, or was read less than a second ago; otherwise reads it. */
  get(): Promise<T> {
    if (!this.#reading || this.#clock() - this.#reading.endedAt >= CURRENT_MS) {
      const reading = { value: this.#read(), endedAt: Infinity };
      void reading.value.finally(() => (reading.endedAt = this.#clock()));
      this.#reading = reading;
    }
    return this.#reading.value;
  }

  /** Makes the next `get` read anew: a reading under way may already have passed what has changed. */
  forget(): void {
    this.#reading = undefined;
  }
}
