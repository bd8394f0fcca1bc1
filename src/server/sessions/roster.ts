import { randomBytes } from 'node:crypto';
import type { PlayerDevice } from '../../contract/playerGame';
import type { IssuedTicket } from '../../contract/tickets';
import { joinRefusal } from '../../game/rules/players';
import { hashSecret } from '../access/secret';
import { Refusal } from '../refusal';
import {
  keyOfPlayer,
  storePlayer,
  type PlayerDeviceRecord,
  type PlayerRecord,
} from '../store/sessionDocuments';
import type { GameRunner } from './gameRunner';
import type { OpenState } from './openState';
import { PlayerList, type Player, type Seat } from './playerList';
import { phoneGroup, playerGroup, type SessionServices } from './services';
import { Tickets } from './tickets';

/** A phone that locks its screen or changes its Wi-Fi is back within this time. */
const AWAY_AFTER_MS = 30_000;
/** A captain who is away for so long passes on. */
const PASS_ON_AFTER_MS = 60_000;
const DEVICE_ID_BYTES = 6;
const TICKET_MS = 10 * 60_000;
/** More than a team shows at one time. */
const MOST_TICKETS = 20;
/** So many phones that were sent away are remembered. */
const MOST_REMOVED = 20;

interface Invitation {
  playerId: string;
  /** The phone that issued it: once that is gone, its tickets are void. Absent: the host did. */
  by?: string | undefined;
}

type Change = Partial<Pick<Player, 'captain' | 'paperSince' | 'lastDevice' | 'removedDevices' | 'devices'>>;

/** What a roster tells once it is on disk. */
export interface RosterEvents {
  /** Somebody came, left or has another name. */
  playersChanged(): void;
  /** Somebody is away or back. */
  awayChanged(): void;
  /** Somebody plays on paper from now on, or no more. */
  sessionChanged(): void;
  /** Phones of one player came, went, or have another captain. */
  devicesChanged(playerId: string): void;
  /** A phone was sent away from its team. */
  deviceRemoved(playerId: string, deviceId: string): void;
  /** A host has removed the player. */
  playerRemoved(playerId: string): void;
  /** The player's phones are to come back, and learn what has become of their player. */
  disconnectPlayer(playerId: string): void;
}

/**
 * The players of one session, on phones or on paper: how they and their phones come and go, who of them is away, and
 * which phone is the captain. The rules are checked, the disk is written, then all are told. Failures are Refusals.
 */
export class Roster {
  readonly #code: string;
  readonly #list: PlayerList;
  readonly #runner: GameRunner;
  readonly #openState: OpenState;
  readonly #services: SessionServices;
  readonly #tickets: Tickets<Invitation>;
  /** What cancels the wait for those who have lost their connection: a phone, or a player with all phones. */
  readonly #waits = new Map<Player | PlayerDeviceRecord, () => void>();
  /** The phones that have waited for a minute. */
  readonly #longAway = new Set<Player | PlayerDeviceRecord>();
  /** By token hash, the phones that are coming in to a team. */
  readonly #joining = new Map<string, Promise<Seat>>();
  #events: RosterEvents | undefined;

  constructor(
    code: string,
    stored: readonly PlayerRecord[],
    runner: GameRunner,
    openState: OpenState,
    services: SessionServices,
  ) {
    this.#code = code;
    this.#list = new PlayerList(stored, services);
    this.#runner = runner;
    this.#openState = openState;
    this.#services = services;
    this.#tickets = new Tickets(services.clock, TICKET_MS);
  }

  /** Nobody has a connection as yet. */
  start(events: RosterEvents): void {
    this.#events = events;
    for (const player of this.present)
      for (const device of player.devices) this.connectionLost({ player, device });
  }

  /** The session is closed. */
  stop(): void {
    for (const cancel of this.#waits.values()) cancel();
    this.#waits.clear();
  }

  /** How many have come in, or are about to. */
  get size(): number {
    return this.#list.size;
  }

  get count(): number {
    return this.present.length;
  }

  /** Those whose join is on disk, in the order of joining. */
  get present(): Player[] {
    return this.#list.present;
  }

  get onPaper(): Player[] {
    return this.present.filter(({ paperSince }) => paperSince !== undefined);
  }

  /** Whoever the game has lost already is on the way out, not away. */
  get away(): Player[] {
    const { players, connected } = this.#runner.state;
    const byPhone = players.filter(({ paperSince }) => paperSince === undefined);
    const away = new Set(byPhone.map(({ playerId }) => playerId));
    for (const playerId of connected) away.delete(playerId);
    return this.present.filter(({ playerId }) => away.has(playerId));
  }

  withId(playerId: string): Player | undefined {
    return this.#list.withId(playerId);
  }

  /** The player with this id. Throws invalid_arguments where there is none. */
  get(playerId: string): Player {
    const player = this.#list.withId(playerId);
    if (!player?.isPresent) throw new Refusal('invalid_arguments', 'playerId: nobody');
    return player;
  }

  /** Whether the phone is still in the session; another window of the same phone may have left it. */
  isIn(seat: Seat): boolean {
    return this.#openState.isOpen && this.#list.hasDevice(seat);
  }

  /** The player's phones; which of them is the receiver's own is not said yet. */
  devicesOf(player: Player): PlayerDevice[] {
    const captain = captainOf(player);
    return player.devices.map((device) => ({
      deviceId: device.deviceId,
      number: device.number,
      captain: device.deviceId === captain,
      own: false,
      connected: this.#isConnected(player, device),
    }));
  }

  /** The player whom a captain speaks for: hands in, plays the joker, sends phones away. Throws not_captain. */
  checkCaptain({ player, device }: Seat): Player {
    if (captainOf(player) !== device.deviceId) throw new Refusal('not_captain');
    return player;
  }

  /**
   * Adds a player, or finds the one that the same phone is already; resolves once the join is on disk. Throws
   * session_not_found, session_locked, or the codes of PlayerList.reserve.
   */
  async join(typedName: string, token: string, address: string): Promise<Seat> {
    const tokenHash = hashSecret(token);
    await this.#untilLeft(tokenHash);
    this.#openState.check();
    const known = this.#list.withToken(tokenHash);
    if (known) return this.#comeBack(known, address);
    const refusal = joinRefusal(this.#runner.state, typedName);
    if (refusal) throw new Refusal(refusal);
    const player = await this.#enter(typedName, { tokenHash, address });
    return { player, device: player.devices[0]! };
  }

  /** Adds a player on paper, locked or not; resolves once that is on disk. Throws the codes of PlayerList.reserve. */
  async addPaper(typedName: string): Promise<Player> {
    this.#openState.check();
    const player = await this.#enter(typedName);
    this.#events?.sessionChanged();
    return player;
  }

  /** Finds whom a phone's token belongs to. Throws token_invalid, player_removed or device_removed. */
  async rejoin(token: string, address: string): Promise<Seat> {
    const tokenHash = hashSecret(token);
    await this.#untilLeft(tokenHash);
    const seat = this.#list.withToken(tokenHash);
    if (!seat) throw new Refusal(this.#list.whyOut(tokenHash));
    return this.#comeBack(seat, address);
  }

  async #comeBack(seat: Seat, address: string): Promise<Seat> {
    seat.player.address = address;
    await this.#untilStored(seat.player);
    return seat;
  }

  async #enter(typedName: string, phone?: { tokenHash: string; address: string }): Promise<Player> {
    const { player, displaced } = this.#list.reserve(typedName, this.#runner.state, phone);
    await Promise.all([displaced && this.#displace(displaced), this.#untilStored(player)]);
    return player;
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
  joinAsDevice(ticket: string, token: string): Promise<Seat> {
    const tokenHash = hashSecret(token);
    const joining = this.#joining.get(tokenHash) ?? this.#joinAsDevice(ticket, tokenHash);
    this.#joining.set(tokenHash, joining);
    return joining.finally(() => this.#joining.delete(tokenHash));
  }

  async #joinAsDevice(ticket: string, tokenHash: string): Promise<Seat> {
    await this.#untilLeft(tokenHash);
    const invitation = this.#tickets.find(ticket);
    const player = invitation && this.#list.withId(invitation.playerId);
    const known = this.#list.withToken(tokenHash);
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
      return await this.#addDevice(player, tokenHash, by === undefined);
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async #addDevice(player: Player, tokenHash: string, isFromHost: boolean): Promise<Seat> {
    const deviceId = randomBytes(DEVICE_ID_BYTES).toString('base64url');
    let wasOnPaper = false;
    await this.#change(player, () => {
      const replaced = this.#replacedIn(player, isFromHost);
      wasOnPaper = player.paperSince !== undefined;
      const staying = without(player, (device) => device === replaced);
      const numbers = [...player.devices, ...(player.removedDevices ?? [])].map(({ number }) => number);
      const number = Math.max(player.lastDevice ?? 0, ...numbers) + 1;
      const devices = [...staying.devices, { deviceId, number, tokenHash }];
      return { ...staying, devices, paperSince: undefined, lastDevice: number };
    });
    if (wasOnPaper) {
      await this.#runner.note({ type: 'offPaper', playerId: player.playerId });
      this.#events?.sessionChanged();
    }
    const device = player.devices.find((each) => each.deviceId === deviceId);
    if (!device) throw new Refusal('ticket_invalid');
    return { player, device };
  }

  /** The phone that gives way to another one, where the player has as many as may be. Throws devices_full. */
  #replacedIn({ devices }: Player, isFromHost: boolean): PlayerDeviceRecord | undefined {
    if (devices.length < this.#runner.state.deviceLimit) return undefined;
    // Not one that is just coming in.
    const away = devices.find((device) => this.#waits.has(device) || this.#longAway.has(device));
    if (!isFromHost || !away) throw new Refusal('devices_full');
    return away;
  }

  /** Sends a phone away, which is told; its team keeps the rest. Throws invalid_arguments where there is none. */
  async removeDevice(player: Player, deviceId: string): Promise<void> {
    await this.#change(player, () => {
      const isThere = player.devices.some((each) => each.deviceId === deviceId);
      if (!isThere || player.devices.length === 1)
        throw new Refusal('invalid_arguments', 'deviceId: none of several phones');
      return without(player, ({ deviceId: each }) => each === deviceId);
    });
    this.#passOn(player);
  }

  /** The player goes on without phones. The game's rules know it already. */
  async toPaper(player: Player): Promise<void> {
    const { players, furthest } = this.#runner.state;
    const known = players.find(({ playerId }) => playerId === player.playerId);
    await this.#change(player, () => {
      // Said twice, it is as long ago as it was.
      if (player.paperSince !== undefined) return undefined;
      return { ...without(player, () => true), paperSince: known?.paperSince ?? furthest };
    });
    this.#events?.sessionChanged();
  }

  /** Who plays on paper does so from the beginning of another quiz, as the rules know already. */
  async paperAnew(): Promise<void> {
    for (const player of this.onPaper) {
      player.paperSince = 0;
      await this.#change(player, () => ({}));
    }
  }

  /** A phone leaves: of several it goes alone. On disk first, so that a failed write leaves everything as it was. */
  async leave({ player, device }: Seat): Promise<void> {
    let isOnly = false;
    await this.#change(player, () => {
      const devices = player.devices.filter((each) => each !== device);
      isOnly = devices.length === 0;
      return isOnly ? undefined : { devices };
    });
    if (isOnly) await this.#leave(player);
    else this.#passOn(player);
  }

  /** A host removed the player with many others: the phone may come back, also under the same name. */
  async giveUp(player: Player): Promise<void> {
    await this.#leave(player);
    this.#events?.disconnectPlayer(player.playerId);
  }

  /** A host removed the player: the phone is told, also when it comes back later. */
  async remove(player: Player): Promise<void> {
    await this.#leaveOnce(player, async () => {
      await storePlayer(this.#services.store, this.#code, { ...player, removed: true });
      this.#list.noteRemoved(player);
    });
    this.#events?.playerRemoved(player.playerId);
  }

  /** Keeps another name for a player until the returned function is called. Throws command_refused if it is taken. */
  reserveName(player: Player, name: string): () => void {
    return this.#list.reserveName(player, name);
  }

  /** A host gave the player another name, which the game's rules allow and which is kept for the player. */
  async rename(player: Player, name: string): Promise<void> {
    // Written after a leave that is on its way, the player would be back after a restart.
    await player.leaving?.catch(() => undefined);
    if (!this.#has(player)) return;
    this.#list.rename(player, name);
    await this.#change(player, () => ({}));
    this.#events?.playersChanged();
    // Who is away is told by name.
    if (this.#isAway(player)) this.#events?.awayChanged();
    this.#events?.disconnectPlayer(player.playerId);
  }

  /** A phone speaks for the player. */
  connected({ player, device }: Seat): void {
    this.#endWait(player);
    const wasAway = this.#isAway(player);
    void this.#runner.note({ type: 'connection', playerId: player.playerId, connected: true });
    if (wasAway) this.#events?.awayChanged();
    this.#endWait(device);
    if (player.devices.length > 1) this.#passOn(player);
  }

  /** A connection of the phone has ended: without another one, it and perhaps the player are soon away. */
  connectionLost(seat: Seat): void {
    const { player, device } = seat;
    const { playerId } = player;
    if (!this.#has(player)) return;
    const isWaiting = this.#waits.has(device) || this.#longAway.has(device);
    if (this.#list.hasDevice(seat) && !isWaiting && !this.#isConnected(player, device)) {
      this.#wait(device, PASS_ON_AFTER_MS, () => {
        if (!this.#list.hasDevice(seat)) return;
        this.#longAway.add(device);
        this.#passOn(player);
      });
      if (player.devices.length > 1) this.#events?.devicesChanged(playerId);
    }
    const isLast = this.#services.phones.groupSize(playerGroup(this.#code, playerId)) === 0;
    if (!isLast || this.#isAway(player)) return;
    this.#wait(player, AWAY_AFTER_MS, () => {
      if (!this.#has(player)) return;
      void this.#runner.note({ type: 'connection', playerId, connected: false });
      this.#events?.awayChanged();
    });
  }

  #wait(who: Player | PlayerDeviceRecord, ms: number, then: () => void): void {
    this.#endWait(who);
    const cancel = this.#services.schedule(() => {
      this.#waits.delete(who);
      then();
    }, ms);
    this.#waits.set(who, cancel);
  }

  #endWait(who: Player | PlayerDeviceRecord): void {
    this.#waits.get(who)?.();
    this.#waits.delete(who);
    this.#longAway.delete(who);
  }

  /** Where the captain is away for a minute, the first phone that is there is captain. */
  #passOn(player: Player): void {
    const { playerId, devices } = player;
    const deviceId = captainOf(player);
    const captain = devices.find((device) => device.deviceId === deviceId);
    const next = devices.find((device) => this.#isConnected(player, device));
    this.#events?.devicesChanged(playerId);
    if (!next || !captain || !this.#longAway.has(captain)) return;
    void this.#change(player, () => ({ captain: next.deviceId })).then(
      () => this.#events?.devicesChanged(playerId),
      (error: unknown) => {
        if (!(error instanceof Refusal))
          this.#services.log('error', `a new captain is not stored: ${String(error)}`, 'new captain');
      },
    );
  }

  #isConnected({ playerId }: Player, { deviceId }: PlayerDeviceRecord): boolean {
    return this.#services.phones.groupSize(phoneGroup(this.#code, playerId, deviceId)) > 0;
  }

  #isAway({ playerId }: Player): boolean {
    return !this.#runner.state.connected.includes(playerId);
  }

  #has(player: Player): boolean {
    return this.#openState.isOpen && this.#list.has(player);
  }

  /** Changes follow each other; each is on disk before anybody sees it. Of a player who is out nothing changes. */
  #change(player: Player, changed: () => Change | undefined): Promise<void> {
    const before = player.changing ?? Promise.resolve();
    return (player.changing = before
      .catch(() => undefined)
      .then(async () => {
        this.#openState.check();
        const made = this.#list.has(player) && !player.leaving && changed();
        if (!made) return;
        await storePlayer(this.#services.store, this.#code, { ...player, ...made });
        if (!this.#list.has(player)) return;
        const { devices = player.devices, ...rest } = made;
        const gone = player.devices.filter((device) => !devices.includes(device));
        Object.assign(player, rest);
        this.#list.setDevices(player, devices);
        for (const device of gone) {
          this.#endWait(device);
          // Who leaves by itself need not be told.
          if (made.removedDevices) this.#events?.deviceRemoved(player.playerId, device.deviceId);
        }
      }));
  }

  async #untilStored(player: Player): Promise<void> {
    if (!player.isPresent) await (player.joining ??= this.#storeJoin(player));
  }

  async #storeJoin(player: Player): Promise<void> {
    try {
      await storePlayer(this.#services.store, this.#code, player);
    } catch (error) {
      this.#list.leave(player);
      throw error;
    }
    this.#list.admit(player);
    this.#services.log('debug', `a player joined ${this.#code}`);
    this.#events?.playersChanged();
    const { playerId, name, paperSince } = player;
    const paper = paperSince !== undefined;
    await this.#runner.note({ type: 'joined', playerId, name, paper, phones: phonesOf(player) });
  }

  async #untilLeft(tokenHash: string): Promise<void> {
    const seat = this.#list.withToken(tokenHash);
    // A leave that failed is told to whoever left.
    await seat?.player.leaving?.catch(() => undefined);
  }

  #leave(player: Player): Promise<void> {
    const key = keyOfPlayer(player.tokenHash);
    return this.#leaveOnce(player, () => this.#services.store.delete(this.#code, key));
  }

  /** `write` brings it to disk. Whoever leaves and is removed at once is out once. */
  async #leaveOnce(player: Player, write: () => Promise<void>): Promise<void> {
    if (!this.#has(player)) return;
    player.leaving ??= write()
      .then(() => this.#left(player))
      .finally(() => (player.leaving = undefined));
    await player.leaving;
  }

  #left(player: Player): void {
    this.#list.leave(player);
    this.#forget(player);
    const { playerId } = player;
    void this.#runner.note({ type: 'left', playerId, phones: phonesOf(player) });
    this.#services.log('debug', `a player left ${this.#code}`);
    this.#events?.playersChanged();
  }

  /** The player's place is given to somebody else already; the game, the disk and the phone follow. */
  async #displace(player: Player): Promise<void> {
    const { playerId, tokenHash } = player;
    this.#forget(player);
    void this.#runner.note({ type: 'left', playerId });
    await this.#services.store.delete(this.#code, keyOfPlayer(tokenHash));
    this.#services.log('debug', `a player gave way to another one in ${this.#code}`);
    this.#events?.disconnectPlayer(playerId);
  }

  /** Nothing is known any more of who is out. */
  #forget(player: Player): void {
    for (const who of [player, ...player.devices]) this.#endWait(who);
  }
}

/** The captain's deviceId; undefined on paper. */
function captainOf({ captain, devices }: Pick<Player, 'captain' | 'devices'>): string | undefined {
  return devices.some(({ deviceId }) => deviceId === captain) ? captain : devices[0]?.deviceId;
}

/** What a player's phones are known by. */
function phonesOf({ devices }: Player): string[] {
  return devices.map(({ tokenHash }) => tokenHash);
}

/** Without some phones, which are remembered as sent away. */
function without(
  { removedDevices = [], devices }: Player,
  isGone: (device: PlayerDeviceRecord) => boolean,
): Required<Pick<Change, 'devices'>> & Change {
  return {
    devices: devices.filter((device) => !isGone(device)),
    removedDevices: [...removedDevices, ...devices.filter(isGone)].slice(-MOST_REMOVED),
  };
}
