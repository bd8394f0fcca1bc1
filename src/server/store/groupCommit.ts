interface Waiting<T> {
  operation: T;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Writes in the order asked, and everything that arrives while one write is under way goes into the next as one, so
 * that a burst of joins needs few flushes.
 */
export class GroupCommit<T> {
  readonly #write: (operations: T[]) => Promise<void>;
  #waiting: Waiting<T>[] = [];
  #running: Promise<void> | undefined;

  constructor(write: (operations: T[]) => Promise<void>) {
    this.#write = write;
  }

  /** Resolves when this operation is written; rejects with the reason when the write that it was part of failed. */
  add(operation: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ operation, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(group.map((item) => item.operation));
        group.forEach((item) => item.resolve());
      } catch (error) {
        group.forEach((item) => item.reject(error));
      }
    }
    this.#running = undefined;
  }
}
