import type { Log } from '../log';
import { TokenBucket } from '../tokenBucket';

/** From one address. All players of a venue may share one, and return at once to a server that lost their session. */
const WRONG_AT_ONCE = 2_000;
const WRONG_PER_SECOND = 1;
/** Addresses to keep at most; the oldest is dropped first. */
const ADDRESSES = 10_000;
const WARN_EVERY_MS = 60_000;

export interface GuessLimitParts {
  log: Log;
  /** Monotonic milliseconds. */
  clock(): number;
}

/**
 * Counts the wrong room codes of each address: so many at once and then one a second. Above that no code from there
 * should be looked up, right or wrong, until the guessing stops. SECURITY.md says what this promises.
 */
export class GuessLimit {
  readonly #addresses = new Map<string, TokenBucket>();
  readonly #parts: GuessLimitParts;
  readonly #warnings: TokenBucket;

  constructor(parts: GuessLimitParts) {
    this.#parts = parts;
    this.#warnings = new TokenBucket(1, 1 / WARN_EVERY_MS, parts.clock);
  }

  /** Whether the address, as `callerOf` tells it, tried too many wrong codes. The log warns of it. */
  isExceeded(address: string): boolean {
    const isExceeded = this.#addresses.get(address)?.isEmpty ?? false;
    if (isExceeded && this.#warnings.take())
      this.#parts.log('warn', `somebody at ${address} is trying room codes by the thousand`);
    return isExceeded;
  }

  /** Notes a wrong code from this address. */
  countWrong(address: string): void {
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
}
