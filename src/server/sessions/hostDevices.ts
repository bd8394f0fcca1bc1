import { randomBytes } from 'node:crypto';
import type { IssuedTicket } from '../../contract/tickets';
import { createSecret, hashSecret, hasHash } from '../access/secret';
import { Refusal } from '../refusal';
import { storeSession, type SessionRecord } from '../store/sessionDocuments';
import type { Surroundings } from './surroundings';

/** The deviceId of all that have the key which came with the session. */
export const FIRST_DEVICE = 'session';
/** More than any host carries. */
const MOST_REMOTES = 10;
const DEVICE_ID_BYTES = 6;
const TICKET_MS = 120_000;

interface Ticket {
  /** The connection that issued it. */
  issuer: object;
  /** The device that issued it: once that is sent away, its tickets are void. */
  deviceId: string;
  expiresAt: number;
}

/**
 * The devices that command one session: each beside the first has a key of its own, which it gets for a ticket. Tickets
 * are in memory only, each for one use within two minutes.
 */
export class HostDevices {
  readonly #record: SessionRecord;
  readonly #parts: Surroundings;
  /** By hash: what the time of a look-up could tell is about the hash alone. */
  readonly #tickets = new Map<string, Ticket>();

  constructor(record: SessionRecord, parts: Surroundings) {
    this.#record = record;
    this.#parts = parts;
  }

  /** The first one first. */
  get ids(): string[] {
    return [FIRST_DEVICE, ...this.#remotes.map(({ deviceId }) => deviceId)];
  }

  /** The device that has this key, if any. */
  withKey(hostKey: string): string | undefined {
    if (hasHash(hostKey, this.#record.hostKeyHash)) return FIRST_DEVICE;
    return this.#remotes.find(({ keyHash }) => hasHash(hostKey, keyHash))?.deviceId;
  }

  /** A new ticket; the former one of the same issuer is void. Throws command_refused where no device may be added. */
  issueTicket(issuer: object, deviceId: string): IssuedTicket {
    this.#checkRoom();
    this.withdrawTicket(issuer);
    const ticket = createSecret();
    const expiresAt = this.#parts.clock() + TICKET_MS;
    this.#tickets.set(hashSecret(ticket), { issuer, deviceId, expiresAt });
    return { ticket, expiresInMs: TICKET_MS };
  }

  /** The ticket that an issuer has out is void, like all that are too old. */
  withdrawTicket(issuer: object): void {
    const now = this.#parts.clock();
    for (const [hash, ticket] of this.#tickets)
      if (ticket.issuer === issuer || ticket.expiresAt <= now) this.#tickets.delete(hash);
  }

  /** Who issued a ticket; undefined where it opens nothing. */
  issuerOf(ticket: string): object | undefined {
    const found = this.#tickets.get(hashSecret(ticket));
    if (!found || found.expiresAt <= this.#parts.clock()) return undefined;
    return this.ids.includes(found.deviceId) ? found.issuer : undefined;
  }

  /** Adds a device for the ticket that this issuer has out; resolves with its key when the key's hash is on disk. */
  async claimTicket(issuer: object): Promise<string> {
    this.#checkRoom();
    this.withdrawTicket(issuer);
    const hostKey = createSecret();
    const deviceId = randomBytes(DEVICE_ID_BYTES).toString('base64url');
    await this.#save([...this.#remotes, { deviceId, keyHash: hashSecret(hostKey) }]);
    return hostKey;
  }

  /** Takes a device's key away, at once; resolves when it is off the disk. Throws command_refused for the first. */
  async remove(deviceId: string): Promise<void> {
    if (deviceId === FIRST_DEVICE) throw new Refusal('command_refused');
    const others = this.#remotes.filter((remote) => remote.deviceId !== deviceId);
    if (others.length < this.#remotes.length) await this.#save(others);
  }

  get #remotes(): NonNullable<SessionRecord['remotes']> {
    return this.#record.remotes ?? [];
  }

  #checkRoom(): void {
    if (this.#remotes.length >= MOST_REMOTES) throw new Refusal('command_refused');
  }

  /** What the disk refuses is as it was, so that the host can try again. */
  async #save(remotes: SessionRecord['remotes']): Promise<void> {
    const former = this.#record.remotes;
    this.#record.remotes = remotes;
    try {
      await storeSession(this.#parts.store, this.#record);
    } catch (error) {
      this.#record.remotes = former;
      throw error;
    }
  }
}
