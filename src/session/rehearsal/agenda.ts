import { StandingClock, type Schedule } from '../schedule';

/** How many actions run in one go, so that requests of real phones and hosts are answered in between. */
const MOST_AT_ONCE = 8;
/** Milliseconds between two batches of actions that are due. */
const GAP_MS = 1;

interface Item {
  at: number;
  action: () => void;
}

/** Runs the actions of pretend teams at their times, with one timer, and pauses as the game does. */
export class Agenda {
  readonly #schedule: Schedule;
  readonly #failed: (error: unknown) => void;
  readonly #clock: StandingClock;
  /** Sorted by time, the next one last. */
  #items: Item[] = [];
  #stands = false;
  #isClosed = false;
  #cancel = (): void => undefined;

  /** @param failed is called with what an action throws, which must not end the server of real sessions */
  constructor(
    { schedule, clock }: { schedule: Schedule; clock(): number },
    failed: (error: unknown) => void,
  ) {
    this.#schedule = schedule;
    this.#failed = failed;
    this.#clock = new StandingClock(clock);
  }

  add(inMs: number, action: () => void): void {
    if (this.#isClosed) return;
    const at = this.#clock.now() + inMs;
    const earlier = this.#items.findIndex((item) => item.at <= at);
    const place = earlier < 0 ? this.#items.length : earlier;
    this.#items.splice(place, 0, { at, action });
    if (place === this.#items.length - 1) this.#setTimer();
  }

  /** Pauses or resumes. While paused, nothing runs, and each action keeps the time that it had left. */
  stand(stands: boolean): void {
    if (stands === this.#stands) return;
    this.#stands = stands;
    this.#clock.stand(stands);
    this.#setTimer();
  }

  close(): void {
    this.#isClosed = true;
    this.#items = [];
    this.#cancel();
  }

  #setTimer(leastMs = 0): void {
    this.#cancel();
    const next = this.#items.at(-1);
    if (!next || this.#stands || this.#isClosed) return;
    const inMs = Math.max(leastMs, next.at - this.#clock.now());
    this.#cancel = this.#schedule(() => this.#run(), inMs);
  }

  #run(): void {
    const now = this.#clock.now();
    for (let done = 0; done < MOST_AT_ONCE && (this.#items.at(-1)?.at ?? Infinity) <= now; done++)
      this.safely(this.#items.pop()!.action);
    this.#setTimer(GAP_MS);
  }

  /** Runs an action at once; errors are reported, not thrown. */
  safely(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.#failed(error);
    }
  }
}
