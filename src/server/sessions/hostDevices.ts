import { randomBytes } from 'node:crypto';
import type { HostDevice } from '../../contract/hostGame';
import type { IssuedTicket } from '../../contract/tickets';
import { createSecret, hashSecret, hasHash } from '../access/secret';
import { Refusal } from '../refusal';
import { storeSession, type SessionRecord } from '../store/sessionDocuments';
import type { SessionServices } from './services';
import { Tickets } from './tickets';

/** The deviceId of all that have the key which came with the session. */
const FIRST_DEVICE = 'session';
/** More than any host carries. */
const MOST_REMOTES = 10;
const DEVICE_ID_BYTES = 6;
const TICKET_MS = 120_000;

/** What a device may do: command the session, or only score teams on paper. */
type Role = NonNullable<SessionRecord['remotes']>[number]['role'];

export interface HostTicket {
  /** The connection that issued it. */
  issuer: object;
  /** The device that issued it: once that is sent away, its tickets are void. */
  deviceId: string;
  role?: Role;
}

/** The devices that command or score one session: each beside the first gets a key of its own for a ticket. */
export class HostDevices {
  readonly #record: SessionRecord;
  readonly #store: SessionServices['store'];
  readonly #tickets: Tickets<HostTicket>;

  constructor(record: SessionRecord, { store, clock }: Pick<SessionServices, 'store' | 'clock'>) {
    this.#record = record;
    this.#store = store;
    this.#tickets = new Tickets(clock, TICKET_MS);
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

  /**
   * A new ticket; the former one of the same issuer and role is void. Throws command_refused where no device may be
   * added.
   */
  issueTicket(ticket: HostTicket): IssuedTicket {
    this.#checkRoom();
    const { issuer, role } = ticket;
    return this.#tickets.issue(ticket, (each) => each.issuer === issuer && each.role === role, 1);
  }

  /** The tickets that an issuer has out are void. */
  withdrawTicket(issuer: object): void {
    this.#tickets.withdraw((each) => each.issuer === issuer);
  }

  /** Who issued a ticket, and what for; undefined where it opens nothing. */
  ticketOf(ticket: string): HostTicket | undefined {
    const found = this.#tickets.find(ticket);
    return found && this.ids.includes(found.deviceId) ? found : undefined;
  }

  /** Adds a device for a ticket that is good; resolves with its key when the key's hash is on disk. */
  async claimTicket(ticket: string, role: Role): Promise<string> {
    this.#checkRoom();
    this.#tickets.spend(ticket);
    const hostKey = createSecret();
    const deviceId = randomBytes(DEVICE_ID_BYTES).toString('base64url');
    const remote = { deviceId, keyHash: hashSecret(hostKey), ...(role && { role }) };
    await this.#save([...this.#remotes, remote]);
    return hostKey;
  }

  kindOf(deviceId: string): HostDevice['kind'] {
    if (deviceId === FIRST_DEVICE) return 'session';
    return this.#remotes.find((remote) => remote.deviceId === deviceId)?.role ?? 'remote';
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
      await storeSession(this.#store, this.#record);
    } catch (error) {
      this.#record.remotes = former;
      throw error;
    }
  }
}
