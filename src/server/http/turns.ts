import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { sayText } from '../formats/report';
import { Refusal } from '../../session/refusal';
import { languageOf, type HttpContext } from './answers';

/** How many requests are served at once, and how many more may wait; all others are refused. */
interface TurnLimits {
  atOnce: number;
  mostWaiting: number;
}

/** Files of up to 30 MiB each are in memory while they are uploaded. They are parsed one at a time. */
export const IMPORTS: TurnLimits = { atOnce: 4, mostWaiting: 0 };
/** The spreadsheet of a full venue takes hundreds of megabytes and several seconds. */
export const EXPORTS: TurnLimits = { atOnce: 2, mostWaiting: 8 };
/** A search looks at every question that there is. */
export const SEARCHES: TurnLimits = { atOnce: 1, mostWaiting: 8 };

/** Milliseconds after which a caller who still reads the answer gives up the turn. */
const SENDING_MS = 10_000;

/** Serves requests that take much memory or time, a few at a time. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting = new Set<() => void>();
  #served = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task that makes the answer to a request. The turn ends when the answer has been sent, or the
   * caller is gone. Check beforehand whether the caller may ask. Throws server_busy as a Refusal.
   */
  async run<T>(c: HttpContext, task: () => Promise<T>): Promise<T> {
    const closed = new Promise<void>((resolve) => c.env.outgoing.once('close', resolve));
    await this.#begin(c, closed);
    // Otherwise requests that arrived together could all run their synchronous work at once.
    await nextTurn();
    try {
      return await task();
    } finally {
      void Promise.race([closed, wait(SENDING_MS, undefined, { ref: false })]).then(() => this.#end());
    }
  }

  async #begin(c: HttpContext, closed: Promise<void>): Promise<void> {
    const { atOnce, mostWaiting } = this.#limits;
    if (this.#served < atOnce) {
      this.#served++;
      return;
    }
    const busy = new Refusal('server_busy', sayText(languageOf(c), 'busy'));
    if (this.#waiting.size >= mostWaiting) throw busy;
    await new Promise<void>((resolve, reject) => {
      this.#waiting.add(resolve);
      void closed.then(() => this.#waiting.delete(resolve) && reject(busy));
    });
  }

  /** Passes the place on to the next request. */
  #end(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#served--;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
