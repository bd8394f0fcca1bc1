import type { IssuedTicket } from '../../contract/tickets';
import { createSecret, hashSecret } from '../access/secret';

interface Ticket<T> {
  value: T;
  expiresAt: number;
}

/** Tickets that can each be used once, for a limited time. Only in memory: a session's new owner knows none. */
export class Tickets<T> {
  readonly #clock: () => number;
  readonly #lifetimeMs: number;
  /** By hash, the oldest first. The timing of a look-up could only reveal something about the hash. */
  readonly #tickets = new Map<string, Ticket<T>>();

  constructor(clock: () => number, lifetimeMs: number) {
    this.#clock = clock;
    this.#lifetimeMs = lifetimeMs;
  }

  /** Issues a ticket. Of all for which `isSame` is true, at most `most` stay valid; the oldest go first. */
  issue(value: T, isSame: (value: T) => boolean, most: number): IssuedTicket {
    this.withdraw(() => false);
    let others = [...this.#tickets.values()].filter((ticket) => isSame(ticket.value)).length;
    this.withdraw((each) => isSame(each) && others-- >= most);
    const ticket = createSecret();
    this.#tickets.set(hashSecret(ticket), { value, expiresAt: this.#clock() + this.#lifetimeMs });
    return { ticket, expiresInMs: this.#lifetimeMs };
  }

  /** Returns what a ticket is for; undefined if it is not valid. */
  find(ticket: string): T | undefined {
    const found = this.#tickets.get(hashSecret(ticket));
    return found && found.expiresAt > this.#clock() ? found.value : undefined;
  }

  /** Uses a ticket up; the returned function makes it valid again. */
  spend(ticket: string): () => void {
    const hash = hashSecret(ticket);
    const found = this.#tickets.get(hash);
    this.#tickets.delete(hash);
    return () => found && this.#tickets.set(hash, found);
  }

  /** Voids the tickets for which `isVoid` is true, and all expired ones. */
  withdraw(isVoid: (value: T) => boolean): void {
    const now = this.#clock();
    for (const [hash, { value, expiresAt }] of this.#tickets)
      if (expiresAt <= now || isVoid(value)) this.#tickets.delete(hash);
  }
}
