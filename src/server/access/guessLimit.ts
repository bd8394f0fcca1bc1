import type { Log } from '../log';
import type { Schedule } from '../pacer';
import { Refusal } from '../refusal';
import { TokenBucket } from '../tokenBucket';

/** In milliseconds, by how many codes a connection got wrong before: two slips of the thumb cost nothing. */
const DELAYS_MS = [0, 0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000];
/** From one address. A whole house may sit behind one, and come back at once to a server that lost their room. */
const WRONG_AT_ONCE = 2_000;
const WRONG_PER_SECOND = 1;
/** Addresses to remember at most; the one that was wrong first is forgotten first. */
const ADDRESSES = 10_000;
const WARN_EVERY_MS = 60_000;

/** Who tries codes. */
export interface Guesser {
  /** As `callerOf` tells it. */
  readonly address: string;
}

export interface GuessingConnection extends Guesser {
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
 * is right. A connection gets nine wrong codes, the last seven with 39 s to wait, and none after. All requests and
 * connections from one address get 2,000 wrong codes and then one a second: 23,600 in a night of six hours, 2.3 % of the
 * codes. Above that no code from there is looked up, right or wrong, until the guessing stops, and the log warns. No
 * room types that many wrong ones, so a house behind one address is not punished for its typos, and even while somebody
 * in it guesses, everybody who has a seat keeps it: the phone's token proves that it does not guess.
 */
export class GuessLimit {
  readonly #wrong = new WeakMap<GuessingConnection, number>();
  readonly #addresses = new Map<string, TokenBucket>();
  readonly #parts: GuessLimitParts;
  readonly #warnings: TokenBucket;

  constructor(parts: GuessLimitParts) {
    this.#parts = parts;
    this.#warnings = new TokenBucket(1, 1 / WARN_EVERY_MS, parts.clock);
  }

  /** Looks a code up for a request. Throws too_many_attempts instead where its address guesses. */
  count<T>(guesser: Guesser, lookUp: () => T): T {
    this.#refuseGuessing(guesser);
    try {
      return lookUp();
    } catch (error) {
      if (isWrongCode(error)) this.#countWrong(guesser);
      throw error;
    }
  }

  /**
   * Looks a code up for a connection; the more it got wrong before, the longer a wrong one waits for its answer, and in
   * the end none is looked up at all. Throws too_many_attempts. Where its address guesses, `findSeat` alone is asked,
   * which only a seat's own token can pass.
   */
  async slow<T>(
    guesser: GuessingConnection,
    lookUp: () => T | Promise<T>,
    findSeat?: () => Promise<T>,
  ): Promise<T> {
    if (findSeat && this.#isGuessing(guesser)) return hideReason(findSeat());
    this.#refuseGuessing(guesser);
    const wrong = this.#wrong.get(guesser) ?? 0;
    const delayMs = DELAYS_MS[wrong];
    if (delayMs === undefined) throw new Refusal('too_many_attempts');
    try {
      return await lookUp();
    } catch (error) {
      if (!isWrongCode(error)) throw error;
      this.#wrong.set(guesser, wrong + 1);
      this.#countWrong(guesser);
      if (delayMs > 0) await this.#pause(guesser, delayMs);
      throw error;
    }
  }

  #isGuessing({ address }: Guesser): boolean {
    return this.#addresses.get(address)?.isEmpty ?? false;
  }

  #refuseGuessing(guesser: Guesser): void {
    if (!this.#isGuessing(guesser)) return;
    if (this.#warnings.take())
      this.#parts.log('warn', `somebody at ${guesser.address} is trying room codes by the thousand`);
    throw new Refusal('too_many_attempts');
  }

  #countWrong({ address }: Guesser): void {
    const bucket = this.#addresses.get(address) ?? this.#remember(address);
    bucket.take();
  }

  #remember(address: string): TokenBucket {
    for (const [known, bucket] of this.#addresses) {
      if (this.#addresses.size < ADDRESSES && !bucket.isFull) break;
      this.#addresses.delete(known);
    }
    const bucket = new TokenBucket(WRONG_AT_ONCE, WRONG_PER_SECOND / 1_000, this.#parts.clock);
    this.#addresses.set(address, bucket);
    return bucket;
  }

  /** Ends early when the connection does: nothing is left behind. */
  #pause({ signal }: GuessingConnection, delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#parts.schedule(resolve, delayMs);
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });
  }
}

/** Who guesses must not learn whether the code or the token was wrong. */
async function hideReason<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('too_many_attempts') : error;
  }
}

function isWrongCode(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === 'session_not_found';
}
