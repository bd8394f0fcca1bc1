/** Runs an action after a delay in milliseconds; the answer takes it back. Handed in so that tests own the time. */
export type Schedule = (action: () => void, delayMs: number) => () => void;

export const scheduleWithTimer: Schedule = (action, delayMs) => {
  const timer = setTimeout(action, delayMs);
  return () => clearTimeout(timer);
};

interface Pause {
  again: boolean;
  cancel(): void;
}

/** Keeps repeated news apart: the first goes out at once, all that follow within the interval go out as one at its end. */
export class Pacer {
  readonly #pauses = new Map<string, Pause>();
  readonly #schedule: Schedule;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Runs `send` now, or once when the key's pause ends. `intervalMs` is asked anew for every pause. */
  run(key: string, intervalMs: () => number, send: () => void): void {
    const pause = this.#pauses.get(key);
    if (pause) {
      pause.again = true;
      return;
    }
    send();
    const cancel = this.#schedule(() => {
      const again = this.#pauses.get(key)?.again;
      this.#pauses.delete(key);
      if (again) this.run(key, intervalMs, send);
    }, intervalMs());
    this.#pauses.set(key, { again: false, cancel });
  }

  /** Forgets all that was still to come. */
  close(): void {
    this.#pauses.forEach((pause) => pause.cancel());
    this.#pauses.clear();
  }
}
