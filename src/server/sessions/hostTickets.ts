import type { IssuedTicket } from '../../contract/tickets';
import { createSecret, hashSecret } from '../access/secret';
import { hostDevicesOf } from './hostDevices';
import type { LiveSession } from './liveSession';

const TICKET_MS = 120_000;

interface Ticket<Issuer> {
  issuer: Issuer;
  session: LiveSession;
  /** The device that issued it: once that is sent away, its tickets are void. */
  deviceId: string;
  expiresAt: number;
}

/** The tickets that make another device a host: in memory only, each for one use within two minutes. */
export class HostTickets<Issuer extends object> {
  /** By hash: what the time of a look-up could tell is about the hash alone. */
  readonly #tickets = new Map<string, Ticket<Issuer>>();
  readonly #clock: () => number;

  /** `clock` tells monotonic milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** A new ticket; the former one of the same issuer is void. */
  issue(issuer: Issuer, session: LiveSession, deviceId: string): IssuedTicket {
    this.withdraw(issuer);
    const now = this.#clock();
    const ticket = createSecret();
    this.#tickets.set(hashSecret(ticket), { issuer, session, deviceId, expiresAt: now + TICKET_MS });
    return { ticket, expiresInMs: TICKET_MS };
  }

  /** The ticket that an issuer has out is void, like all that are too old. */
  withdraw(issuer: Issuer): void {
    const now = this.#clock();
    for (const [hash, ticket] of this.#tickets)
      if (ticket.issuer === issuer || ticket.expiresAt <= now) this.#tickets.delete(hash);
  }

  /** Who issued a ticket; undefined where it opens nothing in this session. */
  issuerOf(session: LiveSession, ticket: string): Issuer | undefined {
    const found = this.#tickets.get(hashSecret(ticket));
    if (found?.session !== session || found.expiresAt <= this.#clock()) return undefined;
    return hostDevicesOf(session).includes(found.deviceId) ? found.issuer : undefined;
  }
}
