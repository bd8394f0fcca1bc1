import { randomBytes } from 'node:crypto';
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
  /** The host gives another phone: where the team has as many as it may, one that is away gives way. */
  isFromHost: boolean;
}

type Change = Pick<Player, 'captain' | 'paperSince' | 'removedDevices' | 'devices'>;

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
    for (const player of this.#roster.present)
      if (player.devices.length > 1) for (const device of player.devices) this.lost({ player, device });
  }

  stop(): void {
    for (const cancel of this.#lost.values()) cancel?.();
    this.#lost.clear();
  }

  /** A ticket for another phone of a player. */
  invite({ playerId }: Player, isFromHost: boolean): IssuedTicket {
    return this.#tickets.issue({ playerId, isFromHost }, (each) => each.playerId === playerId, MOST_TICKETS);
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
    const invitation = this.#tickets.find(ticket);
    const player = invitation && this.#roster.withId(invitation.playerId);
    const known = this.#roster.withToken(tokenHash);
    // Its answer was lost, and the ticket is used.
    if (known && (!player || known.player === player)) return known;
    if (!invitation || !player?.isPresent) throw new Refusal('ticket_invalid');
    if (known) throw new Refusal('already_joined');
    const replaced = this.#replacedIn(player, invitation.isFromHost);
    const giveBack = this.#tickets.spend(ticket);
    try {
      return await this.#admit(player, tokenHash, replaced);
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  /** Sends a phone away, which is told; its team keeps the rest. Throws invalid_arguments where there is none. */
  async remove(player: Player, deviceId: string): Promise<void> {
    if (!player.devices.some((each) => each.deviceId === deviceId)) throw new Refusal('invalid_arguments');
    if (player.devices.length === 1) throw new Refusal('invalid_arguments');
    await this.#change(player, () => without(player, ({ deviceId: each }) => each === deviceId));
    this.#sender.deviceRemoved(player.playerId, deviceId);
    this.#passOn(player);
  }

  /** One of several phones leaves by itself. */
  async leave({ player, device }: Seat): Promise<void> {
    await this.#change(player, () => ({
      ...changeOf(player),
      devices: player.devices.filter((each) => each !== device),
    }));
    this.#forget(device);
    this.#passOn(player);
  }

  /** The player goes on without phones. The game's rules know it already. */
  async toPaper(player: Player): Promise<void> {
    const gone = player.devices;
    const paperSince = this.#runner.state.furthest;
    await this.#change(player, () => ({ ...without(player, () => true), paperSince }));
    for (const { deviceId } of gone) this.#sender.deviceRemoved(player.playerId, deviceId);
    this.#sender.sessionChanged();
  }

  /** Writes a player of whom something else has changed. */
  store(player: Player): Promise<void> {
    return this.#change(player, () => changeOf(player));
  }

  /** Whether this phone hands in for its player, plays the joker and sends other phones away. */
  isCaptain({ player, device }: Seat): boolean {
    return captainOf(player) === device.deviceId;
  }

  connected({ player, device }: Seat): void {
    this.#forget(device);
    if (player.devices.length > 1) this.#devicesChanged(player);
  }

  /** A connection of the phone has ended. */
  lost({ player, device }: Seat): void {
    const { deviceId } = device;
    if (this.#isConnected(player, device) || this.#lost.has(deviceId)) return;
    if (!this.#roster.hasDevice({ player, device })) return;
    const cancel = this.#parts.schedule(() => {
      this.#lost.set(deviceId, null);
      this.#passOn(player);
    }, PASS_ON_AFTER_MS);
    this.#lost.set(deviceId, cancel);
    if (player.devices.length > 1) this.#devicesChanged(player);
  }

  /** Where the captain is away for a minute, or gone, the first phone that is there is captain. */
  #passOn(player: Player): void {
    const captain = captainOf(player);
    const isThere = player.devices.some(({ deviceId }) => deviceId === captain);
    const next = player.devices.find((device) => this.#isConnected(player, device));
    const isDue = next && (!isThere || this.#lost.get(captain ?? '') === null);
    if (isDue && next.deviceId !== captain)
      void this.#change(player, () => ({ ...changeOf(player), captain: next.deviceId })).catch(
        (error: unknown) =>
          this.#parts.log('error', `a new captain is not stored: ${String(error)}`, 'new captain'),
      );
    this.#devicesChanged(player);
  }

  /** The phone that gives way to another one, where the player has as many as may be. Throws devices_full. */
  #replacedIn(player: Player, isFromHost: boolean): PlayerDeviceRecord | undefined {
    if (player.devices.length < this.#runner.state.deviceLimit) return undefined;
    const away = player.devices.find((device) => !this.#isConnected(player, device));
    if (!isFromHost || !away) throw new Refusal('devices_full');
    return away;
  }

  async #admit(player: Player, tokenHash: string, replaced: PlayerDeviceRecord | undefined): Promise<Seat> {
    const deviceId = randomBytes(DEVICE_ID_BYTES).toString('base64url');
    const wasOnPaper = player.paperSince !== undefined;
    await this.#change(player, () => {
      // Another phone may have taken the last place in the meantime.
      const isFull = !replaced && player.devices.length >= this.#runner.state.deviceLimit;
      if (isFull) throw new Refusal('devices_full');
      const staying = without(player, (device) => device === replaced);
      const numbers = [...player.devices, ...(player.removedDevices ?? [])].map(({ number }) => number);
      const device = { deviceId, number: Math.max(0, ...numbers) + 1, tokenHash };
      return { ...staying, paperSince: undefined, devices: [...staying.devices, device] };
    });
    if (replaced) this.#sender.deviceRemoved(player.playerId, replaced.deviceId);
    if (wasOnPaper) {
      await this.#runner.note({ type: 'offPaper', playerId: player.playerId });
      this.#sender.sessionChanged();
    }
    const device = player.devices.find((each) => each.deviceId === deviceId);
    if (!device) throw new Refusal('ticket_invalid');
    this.#devicesChanged(player);
    return { player, device };
  }

  /** Changes follow each other; each is on disk before anybody sees it. */
  #change(player: Player, changed: () => Change): Promise<void> {
    const before = this.#changing.get(player.playerId) ?? Promise.resolve();
    const change = before
      .catch(() => undefined)
      .then(async () => {
        const made = changed();
        if (!this.#roster.has(player) || player.leaving) throw new Refusal('player_removed');
        await storePlayer(this.#parts.store, this.#code, { ...player, ...made });
        const { devices, ...rest } = made;
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
    this.#sender.devicesChanged(player.playerId);
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

function changeOf({ captain, paperSince, removedDevices, devices }: Player): Change {
  return { captain, paperSince, removedDevices, devices };
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
