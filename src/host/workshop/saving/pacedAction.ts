import type { Timing } from './schedule';

/** Runs an action at once, and again at most every so many milliseconds; the last request is never lost. */
export class PacedAction {
  readonly #timing: Timing;
  readonly #everyMs: number;
  readonly #action: () => void;
  #cancel: (() => void) | null = null;
  #isAskedAgain = false;

  constructor(timing: Timing, everyMs: number, action: () => void) {
    this.#timing = timing;
    this.#everyMs = everyMs;
    this.#action = action;
  }

  run(): void {
    if (this.#cancel) this.#isAskedAgain = true;
    else this.#runNow();
  }

  /** Does at once what still waits. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#isAskedAgain) this.#action();
    this.#isAskedAgain = false;
  }

  #runNow(): void {
    this.#cancel = this.#timing.schedule(() => {
      this.#cancel = null;
      if (this.#isAskedAgain) this.#runNow();
    }, this.#everyMs);
    this.#isAskedAgain = false;
    this.#action();
  }
}
