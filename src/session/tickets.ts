import type { IssuedTicket } from '../contract/tickets';
import type { SessionServices } from './ports';
import { createSecret } from './secrets';

interface Ticket<T> {
  value: T;
  expiresAt: number;
}

/** Tickets that can each be used once, for a limited time. Only in memory: a session's new owner knows none. */
export class Tickets<T> {
  readonly #services: Pick<SessionServices, 'clock' | 'hash'>;
  readonly #lifetimeMs: number;
  /** By hash, the oldest first. The timing of a look-up could only reveal something about the hash. */
  readonly #tickets = new Map<string, Ticket<T>>();

  constructor(services: Pick<SessionServices, 'clock' | 'hash'>, lifetimeMs: number) {
    this.#services = services;
    this.#lifetimeMs = lifetimeMs;
  }

  /** Issues a ticket. Of all for which `isSame` is true, at most `most` stay valid; the oldest go first. */
  issue(value: T, isSame: (value: T) => boolean, most: number): IssuedTicket {
    this.withdraw(() => false);
    let others = [...this.#tickets.values()].filter((ticket) => isSame(ticket.value)).length;
    this.withdraw((each) => isSame(each) && others-- >= most);
    const ticket = createSecret();
    this.#tickets.set(this.#services.hash.of(ticket), {
      value,
      expiresAt: this.#services.clock() + this.#lifetimeMs,
    });
    return { ticket, expiresInMs: this.#lifetimeMs };
  }

  /** Returns what a ticket is for; undefined if it is not valid. */
  find(ticket: string): T | undefined {
    const found = this.#tickets.get(this.#services.hash.of(ticket));
    return found && found.expiresAt > this.#services.clock() ? found.value : undefined;
  }

  /** Uses a ticket up; the returned function makes it valid again. */
  spend(ticket: string): () => void {
    const hash = this.#services.hash.of(ticket);
    const found = this.#tickets.get(hash);
    this.#tickets.delete(hash);
    return () => found && this.#tickets.set(hash, found);
  }

  /** Voids the tickets for which `isVoid` is true, and all expired ones. */
  withdraw(isVoid: (value: T) => boolean): void {
    const now = this.#services.clock();
    for (const [hash, { value, expiresAt }] of this.#tickets)
      if (expiresAt <= now || isVoid(value)) this.#tickets.delete(hash);
  }
}
