/** Limits a rate by a token bucket: so many at once, then as many as are refilled. */
export class TokenBucket {
  readonly #size: number;
  readonly #perMs: number;
  readonly #clock: () => number;
  #tokens: number;
  #filledAt: number;

  /** @param clock monotonic milliseconds, in each of which `perMs` tokens are refilled, up to `size` */
  constructor(size: number, perMs: number, clock: () => number) {
    this.#size = size;
    this.#perMs = perMs;
    this.#clock = clock;
    this.#tokens = size;
    this.#filledAt = clock();
  }

  get isEmpty(): boolean {
    this.#fill();
    return this.#tokens < 1;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#tokens >= this.#size;
  }

  /** Takes a token; false when there is none. */
  take(): boolean {
    if (this.isEmpty) return false;
    this.#tokens -= 1;
    return true;
  }

  #fill(): void {
    const now = this.#clock();
    this.#tokens = Math.min(this.#size, this.#tokens + (now - this.#filledAt) * this.#perMs);
    this.#filledAt = now;
  }
}
