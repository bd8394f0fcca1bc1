import type { Log } from './log';
import type { Schedule } from './pacer';
import { Refusal } from './refusal';
import { TokenBucket } from './tokenBucket';

/** In milliseconds, by how many codes a connection got wrong before: two slips of the thumb cost nothing. */
const DELAYS_MS = [0, 0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000];
/** A whole room of phones may come back at once to a server that lost their room. */
const WRONG_AT_ONCE = 2_000;
const WRONG_PER_SECOND = 1;
const WARN_EVERY_MS = 60_000;

/** Whose tries are counted together. */
export interface Guesser {
  readonly signal: AbortSignal;
}

export interface GuessLimitParts {
  schedule: Schedule;
  log: Log;
  /** Monotonic milliseconds. */
  clock(): number;
}

/**
 * Makes trying room codes slow and loud. There are 16^5 = 1,048,576 codes, so with N rooms open one guess in 1,048,576 / N
 * is right. A connection gets nine wrong codes, the last six with 38 s to wait, and none after: with one room open, one
 * connection in 116,508 finds it. All together are told of 2,000 wrong codes and then of one a second, 23,600 in a night
 * of six hours, which is 2.3 % of the codes; above that they hear too_many_attempts, and the log warns.
 *
 * A right code is always served at once, because a whole room may sit behind one address, so nothing here looks at
 * addresses. The price: who makes a new connection or request for every guess still learns when one is right, as fast as
 * this server answers. SECURITY.md says so too. A code lets one in to play and opens nothing else.
 */
export class GuessLimit {
  readonly #wrong = new WeakMap<Guesser, number>();
  readonly #parts: GuessLimitParts;
  readonly #answers: TokenBucket;
  readonly #warnings: TokenBucket;

  constructor(parts: GuessLimitParts) {
    this.#parts = parts;
    this.#answers = new TokenBucket(WRONG_AT_ONCE, WRONG_PER_SECOND / 1_000, parts.clock);
    this.#warnings = new TokenBucket(1, 1 / WARN_EVERY_MS, parts.clock);
  }

  /** Looks a code up for a caller who has no connection of its own. Throws too_many_attempts for session_not_found. */
  count<T>(lookUp: () => T): T {
    try {
      return lookUp();
    } catch (error) {
      throw isWrongCode(error) ? this.#answer(error) : error;
    }
  }

  /**
   * Looks a code up for a connection; the more it got wrong before, the longer a wrong one waits for its answer, and in
   * the end none is looked up at all. Throws too_many_attempts.
   */
  async slow<T>(guesser: Guesser, lookUp: () => T | Promise<T>): Promise<T> {
    const wrong = this.#wrong.get(guesser) ?? 0;
    const delayMs = DELAYS_MS[wrong];
    if (delayMs === undefined) throw new Refusal('too_many_attempts');
    try {
      return await lookUp();
    } catch (error) {
      if (!isWrongCode(error)) throw error;
      this.#wrong.set(guesser, wrong + 1);
      const answer = this.#answer(error);
      if (delayMs > 0) await this.#pause(guesser, delayMs);
      throw answer;
    }
  }

  #answer(error: Refusal): Refusal {
    if (this.#answers.take()) return error;
    if (this.#warnings.take()) this.#parts.log('warn', 'somebody is trying room codes by the thousand');
    return new Refusal('too_many_attempts');
  }

  /** Ends early when the connection does: nothing is left behind. */
  #pause({ signal }: Guesser, delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#parts.schedule(resolve, delayMs);
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });
  }
}

function isWrongCode(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === 'session_not_found';
}
