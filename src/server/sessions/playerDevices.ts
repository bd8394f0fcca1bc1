import { randomBytes } from 'node:crypto';
import type { TeamTyping } from '../../contract/gameHubs';
import type { IssuedTicket } from '../../contract/tickets';
import { hashSecret } from '../access/secret';
import { Refusal } from '../refusal';
import { type PlayerDeviceRecord, storePlayer } from '../store/sessionDocuments';
import type { GameRunner } from './gameRunner';
import { type Player, type Roster, type Seat, captainOf } from './roster';
import type { SessionSender } from './sessionSender';
import type { SessionContents } from './sessionViews';
import { type Surroundings, phoneGroup } from './surroundings';
import { Tickets } from './tickets';

const DEVICE_ID_BYTES = 6;
const TICKET_MS = 10 * 60_000;
/** More than a team shows at one time. */
const MOST_TICKETS = 20;
/** A captain who is away for so long passes on. */
const PASS_ON_AFTER_MS = 60_000;
/** So many phones that were sent away are remembered. */
const MOST_REMOVED = 20;

interface Invitation {
  playerId: string;
  /** The phone that issued it: once that is gone, its tickets are void. Absent: the host did. */
  by?: string | undefined;
}

type Change = Pick<Player, 'captain' | 'paperSince' | 'lastDevice' | 'removedDevices' | 'devices'>;

/** The phones of each player of one session: how they come in and go, and which of them is the captain. */
export class PlayerDevices {
  readonly #code: string;
  readonly #roster: Roster;
  readonly #runner: GameRunner;
  readonly #sender: SessionSender;
  readonly #parts: Surroundings;
  readonly #tickets: Tickets<Invitation>;
  /** By deviceId, of those without a connection, what cancels the wait; null: away for a minute. */
  readonly #lost = new Map<string, (() => void) | null>();
  /** By token hash, those who are coming in. */
  readonly #joining = new Map<string, Promise<Seat>>();
  /** By playerId, the change that is on its way to disk: the next one begins with what it made. */
  readonly #changing = new Map<string, Promise<unknown>>();
  /** Why nothing changes; undefined while the session is open here. */
  #closed: 'session_not_found' | 'server_closing' | undefined = 'session_not_found';

  constructor(contents: SessionContents, runner: GameRunner, sender: SessionSender, parts: Surroundings) {
    this.#code = contents.record.sessionCode;
    this.#roster = contents.roster;
    this.#runner = runner;
    this.#sender = sender;
    this.#parts = parts;
    this.#tickets = new Tickets(parts.clock, TICKET_MS);
  }

  /** No phone has a connection as yet. */
  start(): void {
    this.#closed = undefined;
    for (const player of this.#roster.present)
      for (const device of player.devices) this.lost({ player, device });
  }

  stop(reason: 'session_not_found' | 'server_closing'): void {
    this.#closed = reason;
    for (const cancel of this.#lost.values()) cancel?.();
    this.#lost.clear();
  }

  /** A ticket for another phone of a player, issued by one of the player's phones, or else by the host. */
  invite({ playerId }: Player, by?: PlayerDeviceRecord): IssuedTicket {
    const invitation = { playerId, by: by?.deviceId };
    return this.#tickets.issue(invitation, (each) => each.playerId === playerId, MOST_TICKETS);
  }

  /**
   * Another phone speaks for the player whom a ticket is for; resolves when it is on disk. The same token again is the
   * same phone. Throws ticket_invalid, devices_full or already_joined.
   */
  join(ticket: string, token: string): Promise<Seat> {
    const tokenHash = hashSecret(token);
    const joining = this.#joining.get(tokenHash) ?? this.#join(ticket, tokenHash);
    this.#joining.set(tokenHash, joining);
    return joining.finally(() => this.#joining.delete(tokenHash));
  }

  async #join(ticket: string, tokenHash: string): Promise<Seat> {
    const leaving = this.#roster.withToken(tokenHash)?.player.leaving;
    if (leaving) await leaving.catch(() => undefined);
    const invitation = this.#tickets.find(ticket);
    const player = invitation && this.#roster.withId(invitation.playerId);
    const known = this.#roster.withToken(tokenHash);
    // Its answer was lost, and the ticket is used.
    if (known && (!player || known.player === player)) {
      await known.player.joining;
      return known;
    }
    const { by } = invitation ?? {};
    const isIssuerGone = by !== undefined && !player?.devices.some(({ deviceId }) => deviceId === by);
    if (!invitation || !player?.isPresent || isIssuerGone) throw new Refusal('ticket_invalid');
    if (known) throw new Refusal('already_joined');
    const giveBack = this.#tickets.spend(ticket);
    try {
      return await this.#admit(player, tokenHash, by === undefined);
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  /** Sends a phone away, which is told; its team keeps the rest. Throws invalid_arguments where there is none. */
  async remove(player: Player, deviceId: string): Promise<void> {
    await this.#change(player, () => {
      const isThere = player.devices.some((each) => each.deviceId === deviceId);
      if (!isThere || player.devices.length === 1)
        throw new Refusal('invalid_arguments', 'deviceId: none of several phones');
      return without(player, ({ deviceId: each }) => each === deviceId);
    });
    this.#sender.deviceRemoved(player.playerId, deviceId);
    this.#passOn(player);
  }

  /** One of several phones leaves by itself; false where it is the only one. */
  async leave({ player, device }: Seat): Promise<boolean> {
    let isOnly = false;
    await this.#change(player, () => {
      const devices = player.devices.filter((each) => each !== device);
      isOnly = devices.length === 0;
      return isOnly ? undefined : { ...changeOf(player), devices };
    });
    if (!isOnly) this.#passOn(player);
    return !isOnly;
  }

  /** Nothing is known any more of the phones of a player who is out. */
  forget({ devices }: Player): void {
    for (const device of devices) this.#forget(device);
  }

  /** The player goes on without phones. The game's rules know it already. */
  async toPaper(player: Player): Promise<void> {
    let gone: PlayerDeviceRecord[] = [];
    const { players, furthest } = this.#runner.state;
    const known = players.find(({ playerId }) => playerId === player.playerId);
    await this.#change(player, () => {
      // Said twice, it is as long ago as it was.
      if (player.paperSince !== undefined) return undefined;
      gone = player.devices;
      return { ...without(player, () => true), paperSince: known?.paperSince ?? furthest };
    });
    for (const { deviceId } of gone) this.#sender.deviceRemoved(player.playerId, deviceId);
    this.#sender.sessionChanged();
  }

  /** Writes a player of whom something else has changed. */
  store(player: Player): Promise<void> {
    return this.#change(player, () => changeOf(player));
  }

  /** The player whom a captain speaks for: hands in, plays the joker, sends phones away. Throws not_captain. */
  checkCaptain({ player, device }: Seat): Player {
    if (captainOf(player) !== device.deviceId) throw new Refusal('not_captain');
    return player;
  }

  /** A key was pressed in a field: the team's other phones show that. */
  typing(seat: Seat, typed: Omit<TeamTyping, 'deviceId'>): void {
    this.#sender.typing(seat, typed);
  }

  connected({ player, device }: Seat): void {
    this.#forget(device);
    if (player.devices.length > 1) this.#passOn(player);
  }

  /** A connection of the phone has ended. */
  lost({ player, device }: Seat): void {
    const { deviceId } = device;
    if (this.#isConnected(player, device) || this.#lost.has(deviceId)) return;
    if (!this.#roster.hasDevice({ player, device })) return;
    const cancel = this.#parts.schedule(() => {
      this.#lost.delete(deviceId);
      if (!this.#roster.hasDevice({ player, device })) return;
      this.#lost.set(deviceId, null);
      this.#passOn(player);
    }, PASS_ON_AFTER_MS);
    this.#lost.set(deviceId, cancel);
    if (player.devices.length > 1) this.#devicesChanged(player);
  }

  /** Where the captain is away for a minute, the first phone that is there is captain. */
  #passOn(player: Player): void {
    const captain = captainOf(player);
    const next = player.devices.find((device) => this.#isConnected(player, device));
    const isDue = next && captain !== undefined && this.#lost.get(captain) === null;
    this.#devicesChanged(player);
    if (!isDue) return;
    void this.#change(player, () => ({ ...changeOf(player), captain: next.deviceId })).then(
      () => this.#devicesChanged(player),
      (error: unknown) => {
        if (!(error instanceof Refusal))
          this.#parts.log('error', `a new captain is not stored: ${String(error)}`, 'new captain');
      },
    );
  }

  /** The phone that gives way to another one, where the player has as many as may be. Throws devices_full. */
  #replacedIn(player: Player, isFromHost: boolean): PlayerDeviceRecord | undefined {
    if (player.devices.length < this.#runner.state.deviceLimit) return undefined;
    // Not one that is just coming in.
    const away = player.devices.find(({ deviceId }) => this.#lost.has(deviceId));
    if (!isFromHost || !away) throw new Refusal('devices_full');
    return away;
  }

  async #admit(player: Player, tokenHash: string, isFromHost: boolean): Promise<Seat> {
    const deviceId = randomBytes(DEVICE_ID_BYTES).toString('base64url');
    const before: { replaced?: PlayerDeviceRecord | undefined; onPaper?: boolean } = {};
    await this.#change(player, () => {
      const { devices, removedDevices = [], lastDevice = 0, paperSince } = player;
      const replaced = this.#replacedIn(player, isFromHost);
      Object.assign(before, { replaced, onPaper: paperSince !== undefined });
      const staying = without(player, (device) => device === replaced);
      const numbers = [...devices, ...removedDevices].map(({ number }) => number);
      const number = Math.max(lastDevice, ...numbers) + 1;
      const joined = { deviceId, number, tokenHash };
      return {
        ...staying,
        paperSince: undefined,
        lastDevice: number,
        devices: [...staying.devices, joined],
      };
    });
    if (before.replaced) this.#sender.deviceRemoved(player.playerId, before.replaced.deviceId);
    if (before.onPaper) {
      await this.#runner.note({ type: 'offPaper', playerId: player.playerId });
      this.#sender.sessionChanged();
    }
    const device = player.devices.find((each) => each.deviceId === deviceId);
    if (!device) throw new Refusal('ticket_invalid');
    return { player, device };
  }

  /** Changes follow each other; each is on disk before anybody sees it. Of a player who is out nothing changes. */
  #change(player: Player, changed: () => Change | undefined): Promise<void> {
    const before = this.#changing.get(player.playerId) ?? Promise.resolve();
    const change = before
      .catch(() => undefined)
      .then(async () => {
        if (this.#closed) throw new Refusal(this.#closed);
        const made = this.#roster.has(player) && !player.leaving && changed();
        if (!made) return;
        await storePlayer(this.#parts.store, this.#code, { ...player, ...made });
        if (!this.#roster.has(player)) return;
        const { devices, ...rest } = made;
        for (const device of player.devices) if (!devices.includes(device)) this.#forget(device);
        Object.assign(player, rest);
        this.#roster.setDevices(player, devices);
      });
    this.#changing.set(player.playerId, change);
    return change.finally(() => {
      if (this.#changing.get(player.playerId) === change) this.#changing.delete(player.playerId);
    });
  }

  /** The player's phones, and hosts, see which there are. */
  #devicesChanged(player: Player): void {
    this.#sender.teamChanged(player.playerId);
    this.#sender.hostsChanged();
  }

  #isConnected({ playerId }: Player, { deviceId }: PlayerDeviceRecord): boolean {
    return this.#parts.phones.groupSize(phoneGroup(this.#code, playerId, deviceId)) > 0;
  }

  #forget({ deviceId }: PlayerDeviceRecord): void {
    this.#lost.get(deviceId)?.();
    this.#lost.delete(deviceId);
  }
}

function changeOf({ captain, paperSince, lastDevice, removedDevices, devices }: Player): Change {
  return { captain, paperSince, lastDevice, removedDevices, devices };
}

/** Without some phones, which are remembered as sent away. */
function without(player: Player, isGone: (device: PlayerDeviceRecord) => boolean): Change {
  const { removedDevices = [], devices } = player;
  return {
    ...changeOf(player),
    devices: devices.filter((device) => !isGone(device)),
    removedDevices: [...removedDevices, ...devices.filter(isGone)].slice(-MOST_REMOVED),
  };
}
