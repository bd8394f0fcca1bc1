import type { IssuedTicket } from '../../contract/tickets';
import { createSecret, hashSecret } from '../access/secret';

interface Ticket<T> {
  value: T;
  expiresAt: number;
}

/** Tickets that each open something once, within a time. In memory alone: a new owner of the session knows none. */
export class Tickets<T> {
  readonly #clock: () => number;
  readonly #lifetimeMs: number;
  /** By hash, oldest first: what the time of a look-up could tell is about the hash alone. */
  readonly #tickets = new Map<string, Ticket<T>>();

  constructor(clock: () => number, lifetimeMs: number) {
    this.#clock = clock;
    this.#lifetimeMs = lifetimeMs;
  }

  /** A new ticket; of those that `isSame` is true of, at most `most` are good, and the oldest are void first. */
  issue(value: T, isSame: (value: T) => boolean, most: number): IssuedTicket {
    this.withdraw(() => false);
    let others = [...this.#tickets.values()].filter((ticket) => isSame(ticket.value)).length;
    this.withdraw((each) => isSame(each) && others-- >= most);
    const ticket = createSecret();
    this.#tickets.set(hashSecret(ticket), { value, expiresAt: this.#clock() + this.#lifetimeMs });
    return { ticket, expiresInMs: this.#lifetimeMs };
  }

  /** What a ticket opens; undefined where it opens nothing. */
  find(ticket: string): T | undefined {
    const found = this.#tickets.get(hashSecret(ticket));
    return found && found.expiresAt > this.#clock() ? found.value : undefined;
  }

  /** The ticket is used; the function that is returned makes it good again. */
  spend(ticket: string): () => void {
    const hash = hashSecret(ticket);
    const found = this.#tickets.get(hash);
    this.#tickets.delete(hash);
    return () => found && this.#tickets.set(hash, found);
  }

  /** The tickets that this is true of are void, like all that are too old. */
  withdraw(isVoid: (value: T) => boolean): void {
    const now = this.#clock();
    for (const [hash, { value, expiresAt }] of this.#tickets)
      if (expiresAt <= now || isVoid(value)) this.#tickets.delete(hash);
  }
}
