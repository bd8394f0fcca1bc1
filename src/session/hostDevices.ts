import type { HostDevice } from '../contract/toHosts';
import type { IssuedTicket } from '../contract/tickets';
import { createId, createSecret } from './secrets';
import { Refusal } from './refusal';
import type { Schedule } from './schedule';
import type { SessionRecord } from './documents';
import type { Hash, SessionServices } from './ports';
import type { Writer } from './writer';
import { Tickets } from './tickets';

/** The deviceId of all devices that have the session's original key. */
const FIRST_DEVICE = 'session';
/** More than any host carries. */
const MOST_REMOTES = 10;
const TICKET_MS = 120_000;
/** How long a device waits for a host's yes. */
const CLAIM_MS = 120_000;

/** What a device may do: command the session, or only score teams on paper. */
type Role = NonNullable<SessionRecord['remotes']>[number]['role'];

interface HostTicket {
  /** The connection that issued it. */
  issuer: object;
  /** The device that issued it; once that device is sent away, its tickets are void. */
  deviceId: string;
  role?: Role;
  /** Whether a device that claims it waits until a host admits it. */
  confirm?: boolean | undefined;
}

/** The devices that command or score a session: all but the first got their own key for a ticket. */
export class HostDevices {
  readonly #writer: Writer;
  readonly #hash: Hash;
  readonly #tickets: Tickets<HostTicket>;
  readonly #claims: WaitingClaims;

  constructor(writer: Writer, services: Pick<SessionServices, 'clock' | 'schedule' | 'hash'>) {
    this.#writer = writer;
    this.#hash = services.hash;
    this.#tickets = new Tickets(services, TICKET_MS);
    this.#claims = new WaitingClaims(services.schedule);
  }

  /** The session's first device comes first. */
  get ids(): string[] {
    return [FIRST_DEVICE, ...this.#remotes.map(({ deviceId }) => deviceId)];
  }

  /** Returns the device that has this key, if any. The timing could only reveal something about the hashes. */
  withKey(hostKey: string): string | undefined {
    const hash = this.#hash.of(hostKey);
    if (hash === this.#writer.record.hostKeyHash) return FIRST_DEVICE;
    return this.#remotes.find(({ keyHash }) => keyHash === hash)?.deviceId;
  }

  /**
   * Issues a ticket. The issuer's last one for that role is void, and a device that waits with it is turned away.
   * Throws command_refused if there is no room.
   */
  issueTicket(ticket: HostTicket): IssuedTicket {
    this.#checkRoom();
    const { issuer, role } = ticket;
    const isSame = (each: HostTicket) => each.issuer === issuer && each.role === role;
    this.#claims.withdraw(isSame);
    return this.#tickets.issue(ticket, isSame, 1);
  }

  /** Voids the tickets of an issuer, and ends their claims. */
  withdrawTicket(issuer: object): void {
    this.#tickets.withdraw((each) => each.issuer === issuer);
    this.endClaims(issuer);
  }

  /** Ends the claims that wait for an issuer, or all: nobody is there to answer them. */
  endClaims(issuer?: object): void {
    this.#claims.withdraw((each) => issuer === undefined || each.issuer === issuer);
  }

  /** Returns who issued a ticket and for what; undefined if the ticket is not valid. */
  ticketOf(ticket: string): HostTicket | undefined {
    const found = this.#tickets.find(ticket);
    return found && this.ids.includes(found.deviceId) ? found : undefined;
  }

  /**
   * Adds a device in exchange for a valid ticket, once a host admits it if the ticket says so; resolves with its
   * key when the key's hash is on disk. Throws claim_refused, or ticket_invalid if the wait ends without an
   * answer. `gone`: the device; `ask`: asks the host.
   */
  async claim(
    ticket: string,
    issued: HostTicket,
    gone: AbortSignal,
    ask: (claimId: string) => void,
  ): Promise<string> {
    this.#checkRoom();
    this.#tickets.spend(ticket);
    return issued.confirm ? this.#claims.wait(issued, gone, ask) : this.#add(issued.role);
  }

  /** Answers a waiting device. Throws ticket_invalid if it is not waiting, command_refused if there is no room. */
  async answerClaim(claimId: string, isAdmitted: boolean): Promise<void> {
    const claim = this.#claims.take(claimId);
    if (!claim) throw new Refusal('ticket_invalid');
    if (!isAdmitted) return claim.refuse(new Refusal('claim_refused'));
    try {
      this.#checkRoom();
      claim.admit(await this.#add(claim.for.role));
    } catch (error) {
      claim.refuse(error);
      throw error;
    }
  }

  async #add(role: Role): Promise<string> {
    const hostKey = createSecret();
    const remote = { deviceId: createId(), keyHash: this.#hash.of(hostKey), role };
    await this.#save([...this.#remotes, remote]);
    return hostKey;
  }

  kindOf(deviceId: string): HostDevice['kind'] {
    if (deviceId === FIRST_DEVICE) return 'session';
    return this.#remotes.find((remote) => remote.deviceId === deviceId)?.role ?? 'remote';
  }

  /** Revokes a device's key at once; resolves when stored. Throws command_refused for the first device. */
  async remove(deviceId: string): Promise<void> {
    if (deviceId === FIRST_DEVICE) throw new Refusal('command_refused');
    this.#claims.withdraw((each) => each.deviceId === deviceId);
    const others = this.#remotes.filter((remote) => remote.deviceId !== deviceId);
    if (others.length < this.#remotes.length) await this.#save(others);
  }

  get #remotes(): NonNullable<SessionRecord['remotes']> {
    return this.#writer.record.remotes ?? [];
  }

  #checkRoom(): void {
    if (this.#remotes.length >= MOST_REMOTES) throw new Refusal('command_refused');
  }

  #save(remotes: SessionRecord['remotes']): Promise<void> {
    return this.#writer.change({ remotes });
  }
}

/** A device that waits for a host's yes; exactly one of its methods is called. */
interface WaitingClaim {
  /** What the device would become, and who offered that. */
  for: HostTicket;
  admit(hostKey: string): void;
  refuse(reason: unknown): void;
}

/** The devices that have used a ticket and wait until a host admits them. They are in memory only. */
class WaitingClaims {
  readonly #schedule: Schedule;
  readonly #claims = new Map<string, WaitingClaim>();

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /**
   * Waits until the claim is answered; resolves with the key that the device got. Throws claim_refused, or
   * ticket_invalid if the claim is voided, nobody answers in time, or the device goes away (`gone`). `ask` is
   * called at once.
   */
  wait(what: HostTicket, gone: AbortSignal, ask: (claimId: string) => void): Promise<string> {
    const claimId = createId();
    const giveUp = () => this.take(claimId)?.refuse(new Refusal('ticket_invalid'));
    const cancel = this.#schedule(giveUp, CLAIM_MS);
    gone.addEventListener('abort', giveUp);
    const answered = new Promise<string>((admit, refuse) =>
      this.#claims.set(claimId, { for: what, admit, refuse }),
    );
    if (gone.aborted) giveUp();
    else ask(claimId);
    return answered.finally(() => {
      cancel();
      gone.removeEventListener('abort', giveUp);
    });
  }

  /** Removes and returns a claim that is still waiting, for the caller to answer. */
  take(claimId: string): WaitingClaim | undefined {
    const claim = this.#claims.get(claimId);
    this.#claims.delete(claimId);
    return claim;
  }

  /** Ends the claims for which `isVoid` is true, with ticket_invalid. */
  withdraw(isVoid: (what: HostTicket) => boolean): void {
    for (const [claimId, claim] of this.#claims)
      if (isVoid(claim.for)) this.take(claimId)?.refuse(new Refusal('ticket_invalid'));
  }
}
