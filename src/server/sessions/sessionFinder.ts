import type { ErrorCode } from '../../contract/errors';
import type { GuessLimit } from '../access/guessLimit';
import { hashSecret } from '../access/secret';
import { Refusal } from '../refusal';
import type { Schedule } from '../schedule';
import type { LiveSession } from './liveSession';
import type { SessionRegistry } from './sessionRegistry';

/** In milliseconds, by how many codes a connection got wrong before: the first two are answered at once. */
const DELAYS_MS = [0, 0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000];

/** A hub connection that looks for a session. */
export interface SearchingConnection {
  readonly address: string;
  readonly signal: AbortSignal;
}

export interface SessionFinderParts {
  registry: SessionRegistry;
  guesses: GuessLimit;
  schedule: Schedule;
}

/**
 * Finds sessions by room code for callers, and makes trying codes slow: the one step before anything is done in a
 * session.
 */
export class SessionFinder {
  readonly #parts: SessionFinderParts;
  readonly #wrong = new WeakMap<SearchingConnection, number>();

  constructor(parts: SessionFinderParts) {
    this.#parts = parts;
  }

  /** For a request from this address. Throws session_not_found or too_many_attempts as a Refusal. */
  find(sessionCode: string, address: string): LiveSession {
    const { registry, guesses } = this.#parts;
    if (guesses.isExceeded(address)) throw new Refusal('too_many_attempts');
    const session = registry.find(sessionCode);
    if (session) return session;
    guesses.countWrong(address);
    throw new Refusal('session_not_found');
  }

  /**
   * For a hub connection: the more wrong codes it sent before, the longer a wrong one waits for its answer, and in the
   * end none is looked up. Where others at its address guess, only the token of a player in the session helps, for it
   * proves that its phone does not guess. Throws session_not_found or too_many_attempts as a Refusal.
   */
  async findSlowly(
    sessionCode: string,
    connection: SearchingConnection,
    playerToken?: string,
  ): Promise<LiveSession> {
    const { registry, guesses } = this.#parts;
    const session = registry.find(sessionCode);
    if (guesses.isExceeded(connection.address)) {
      if (session && playerToken !== undefined && session.players.has(hashSecret(playerToken)))
        return session;
      throw new Refusal('too_many_attempts');
    }
    if (this.#delayOf(connection) === undefined) throw new Refusal('too_many_attempts');
    return session ?? this.refuseSlowly(connection, 'session_not_found');
  }

  /** Counts something wrong that a hub connection sent, and refuses it, the later the more often. */
  async refuseSlowly(connection: SearchingConnection, code: ErrorCode): Promise<never> {
    const delayMs = this.#delayOf(connection) ?? 0;
    this.#wrong.set(connection, (this.#wrong.get(connection) ?? 0) + 1);
    this.#parts.guesses.countWrong(connection.address);
    if (delayMs > 0) await this.#pause(connection, delayMs);
    throw new Refusal(code);
  }

  #delayOf(connection: SearchingConnection): number | undefined {
    return DELAYS_MS[this.#wrong.get(connection) ?? 0];
  }

  /** Ends early when the connection does, so that no timer is left behind. */
  #pause({ signal }: SearchingConnection, delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#parts.schedule(resolve, delayMs);
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });
  }
}
