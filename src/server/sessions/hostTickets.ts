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
    const now = this.#clock();
    for (const [hash, ticket] of this.#tickets)
      if (ticket.issuer === issuer || ticket.expiresAt <= now) this.#tickets.delete(hash);
    const ticket = createSecret();
    this.#tickets.set(hashSecret(ticket), { issuer, session, deviceId, expiresAt: now + TICKET_MS });
    return { ticket, expiresInMs: TICKET_MS };
  }

  /** Uses a ticket up, and returns who issued it; undefined where it opens nothing in this session. */
  claim(session: LiveSession, ticket: string): Issuer | undefined {
    const hash = hashSecret(ticket);
    const found = this.#tickets.get(hash);
    if (found?.session !== session) return undefined;
    this.#tickets.delete(hash);
    const isValid = found.expiresAt > this.#clock() && hostDevicesOf(session).includes(found.deviceId);
    return isValid ? found.issuer : undefined;
  }
}
