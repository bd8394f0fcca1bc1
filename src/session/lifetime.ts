import { PRINTED_MS, type StoredSession } from './documents';

const MINUTE_MS = 60_000;
/** In minutes that the server has run: when an idle session ends, and an ended one is forgotten. */
const IDLE_LIMIT = 12 * 60;
/** In minutes: how long an old session lives at least after a restart, so that its players can return. */
const GRACE = 60;

/**
 * How long a session stays: twelve hours after it was last used, and seven days after its sheets were
 * printed. Minutes are counted, not read off a clock, so that neither a jump of the clock nor a laptop's sleep
 * can end a running session.
 */
export class Lifetime {
  #idleMinutes = 0;
  #printedMinutes = 0;

  /** Returns the lifetime of a stored session. Only the wall clock knows it, and that may have been changed. */
  static restore(stored: StoredSession, now: number): Lifetime {
    const { createdAt, endedAt, printedAt, players } = stored;
    const lastJoin = Math.max(createdAt, ...players.map(({ joinedAt }) => joinedAt));
    const idleMinutes = Math.floor((now - (endedAt ?? lastJoin)) / MINUTE_MS);
    const lifetime = new Lifetime();
    lifetime.#idleMinutes = Math.min(Math.max(0, idleMinutes), IDLE_LIMIT - GRACE);
    if (printedAt === undefined || endedAt !== undefined) return lifetime;
    const leftMs = Math.min(PRINTED_MS, printedAt + PRINTED_MS - now);
    lifetime.#printedMinutes = Math.max(0, Math.ceil(leftMs / MINUTE_MS));
    return lifetime;
  }

  /** Minutes of the server's running time in which nobody was connected or joined. */
  get idleMinutes(): number {
    return this.#idleMinutes;
  }

  /** Whether its sheets were printed within seven days. */
  get isPrinted(): boolean {
    return this.#printedMinutes > 0;
  }

  get isOver(): boolean {
    return this.#idleMinutes >= IDLE_LIMIT && !this.isPrinted;
  }

  /** Somebody has joined. */
  touch(): void {
    this.#idleMinutes = 0;
  }

  /** Its sheets were printed. */
  print(): void {
    this.#printedMinutes = PRINTED_MS / MINUTE_MS;
  }

  passMinute(isInUse: boolean): void {
    this.#idleMinutes = isInUse ? 0 : this.#idleMinutes + 1;
    this.#printedMinutes = Math.max(0, this.#printedMinutes - 1);
  }

  /** The session has ended: the time for which its results stay begins. */
  end(): void {
    this.#idleMinutes = 0;
    this.#printedMinutes = 0;
  }
}
