import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { sayText } from '../formats/report';
import { Refusal } from '../refusal';
import { languageOf, type HttpContext } from './answers';

/** How many requests are served at once, and how many more wait; all others are refused. */
export interface TurnLimits {
  atOnce: number;
  mostWaiting: number;
}

/** Files of up to 10 MiB each are in memory while they are sent. They are read one at a time. */
export const IMPORTS: TurnLimits = { atOnce: 4, mostWaiting: 0 };
/** A full house's spreadsheet takes hundreds of megabytes and several seconds. */
export const EXPORTS: TurnLimits = { atOnce: 2, mostWaiting: 8 };

/** In milliseconds: whoever reads an answer for longer keeps nobody waiting. */
const SENDING_MS = 10_000;

/** Serves requests that take much memory or time a few at a time. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting = new Set<() => void>();
  #served = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task that makes the answer to a request. The request's turn ends when the answer is sent, or its caller is
   * gone. Whether the caller may ask has to be known before. Throws server_busy as a Refusal.
   */
  async run<T>(c: HttpContext, task: () => Promise<T>): Promise<T> {
    const closed = new Promise<void>((resolve) => c.env.outgoing.once('close', resolve));
    await this.#begin(c, closed);
    // Requests that arrived together would be served together, where a task does all of its work at once.
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

  /** The next one takes over the place. */
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
