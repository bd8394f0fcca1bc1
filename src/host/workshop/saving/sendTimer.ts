import type { Timing } from './schedule';

/** After the last change. */
const QUIET_MS = 800;
/** After the first change, while typing goes on. */
const LONGEST_MS = 5000;
const RETRY_MS = [2000, 5000, 10_000, 30_000];

/** Says when a quiz is to be sent to the server: a moment after typing, or some time after a failure. */
export class SendTimer {
  readonly #timing: Timing;
  readonly #onDue: () => void;
  #cancel = () => {};
  /** The first change that was not sent. */
  #since: number | null = null;
  #failures = 0;

  constructor(timing: Timing, onDue: () => void) {
    this.#timing = timing;
    this.#onDue = onDue;
  }

  /** Something was typed. */
  changed(): void {
    const now = this.#timing.clock();
    this.#since ??= now;
    this.#wait(Math.min(QUIET_MS, Math.max(0, this.#since + LONGEST_MS - now)));
  }

  /** The server could not take it. Each failure in a row waits longer. */
  failed(): void {
    const delay = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)]!;
    this.#failures += 1;
    this.#wait(delay);
  }

  /** The server has answered. */
  answered(): void {
    this.#failures = 0;
  }

  /** Ends the wait. */
  stop(): void {
    this.#cancel();
    this.#since = null;
  }

  #wait(delayMs: number): void {
    this.#cancel();
    this.#cancel = this.#timing.schedule(() => {
      this.#since = null;
      this.#onDue();
    }, delayMs);
  }
}
