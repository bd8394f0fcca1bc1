import type { PlayerDevice } from '../../contract/playerGame';
import type { IssuedTicket } from '../../contract/tickets';
import { checkPlayerName } from '../../game/names/playerName';
import { createId } from '../secrets';
import { Refusal } from '../refusal';
import { createQueue } from '../schedule';
import { keyOfPlayer, storePlayer, type PlayerDeviceRecord, type PlayerRecord } from '../documents';
import { isBanned, withBanned } from '../bannedNames';
import type { GameRunner } from '../gameRunner';
import { PlayerList, type Player, type Membership } from './playerList';
import { phoneGroup, playerGroup, type SessionServices } from '../ports';
import type { LiveState } from '../liveState';
import { Tickets } from '../tickets';

/** Milliseconds within which a phone is back that locks its screen or changes its Wi-Fi. */
const AWAY_AFTER_MS = 30_000;
/** Milliseconds after which an absent captain is replaced. */
const PASS_ON_AFTER_MS = 60_000;
const TICKET_MS = 10 * 60_000;
/** More than a team shows at one time. */
const MOST_TICKETS = 20;
/** How many phones that were sent away are remembered. */
const MOST_REMOVED = 20;

interface Invitation {
  playerId: string;
  /** The phone that issued it, with which it becomes void. Absent if the host issued it. */
  by?: string | undefined;
}

type Change = Partial<Pick<Player, 'captain' | 'lastDevice' | 'removedDevices' | 'devices'>>;

/** Events that are raised once a change is on disk. */
export interface RosterEvents {
  /** Somebody joined, left or was renamed. */
  playersChanged(): void;
  /** Somebody is away or back. */
  awayChanged(): void;
  /** Somebody now plays on paper, or no longer does. */
  sessionChanged(): void;
  /** A player's phones joined, left, or have another captain. */
  devicesChanged(playerId: string): void;
  /** A phone was sent away from its team. */
  deviceRemoved(playerId: string, deviceId: string): void;
  /** A host has removed the player. */
  playerRemoved(playerId: string): void;
  /** The player's phones must reconnect, to learn what has become of their player. */
  disconnectPlayer(playerId: string): void;
}

/**
 * The players of one session, on phones or on paper: how they and their phones come and go, who is away, and
 * which phone is the captain. Each change passes the rules, is written to disk, and is then announced.
 * Failures are Refusals.
 */
export class Roster {
  readonly #session: LiveState;
  readonly #code: string;
  readonly #list: PlayerList;
  readonly #runner: GameRunner;
  readonly #services: SessionServices;
  readonly #tickets: Tickets<Invitation>;
  /** The timers of those who have lost their connection: a phone, or a player with all its phones. */
  readonly #waits = new Map<Player | PlayerDeviceRecord, { cancel: () => void; endsAt: number }>();
  /** The phones that have been away for a minute. */
  readonly #longAway = new Set<Player | PlayerDeviceRecord>();
  /** By token hash, the phones that are joining a team at the moment. */
  readonly #joining = new Map<string, Promise<Membership>>();
  #events: RosterEvents | undefined;

  constructor(
    session: LiveState,
    stored: readonly PlayerRecord[],
    runner: GameRunner,
    services: SessionServices,
  ) {
    this.#session = session;
    this.#code = session.record.sessionCode;
    this.#list = new PlayerList(stored, services);
    this.#runner = runner;
    this.#services = services;
    this.#tickets = new Tickets(services, TICKET_MS);
  }

  /** Starts with all phones disconnected. */
  start(events: RosterEvents): void {
    this.#events = events;
    for (const player of this.present)
      for (const device of player.devices) this.connectionLost({ player, device });
  }

  /** Stops all timers once the session is closed. */
  stop(): void {
    for (const { cancel } of this.#waits.values()) cancel();
    this.#waits.clear();
  }

  /** How many players have joined, or are about to. */
  get size(): number {
    return this.#list.size;
  }

  get count(): number {
    return this.present.length;
  }

  /** The players whose join is on disk, in the order of joining. */
  get present(): Player[] {
    return this.#list.present;
  }

  get onPaper(): Player[] {
    return this.present.filter(({ devices }) => devices.length === 0);
  }

  /** Players on phones who are disconnected. One whom the game no longer has is leaving, and not away. */
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

  /** Returns the player with this id. Throws invalid_arguments if there is none. */
  get(playerId: string): Player {
    const player = this.#list.withId(playerId);
    if (!player?.isPresent) throw new Refusal('invalid_arguments', 'playerId: no such player');
    return player;
  }

  /** Whether the phone is still in the session; another tab on the same phone may have left it. */
  isIn(membership: Membership): boolean {
    return this.#session.isOpen && this.#list.hasDevice(membership);
  }

  /** Whether this is the phone's token. */
  isTokenOf({ device }: Membership, token: string): boolean {
    return device.tokenHash === this.#services.hash.of(token);
  }

  /** Returns the player's phones, without saying which one is the receiver's own. */
  devicesOf(player: Player): PlayerDevice[] {
    const captain = captainOf(player);
    return player.devices.map((device) => ({
      deviceId: device.deviceId,
      number: device.number,
      captain: device.deviceId === captain,
      own: false,
      connected: this.#isConnected(player, device),
      ...(device.deviceId === captain && this.#timeToPassOn(player, device)),
    }));
  }

  /** Says when an absent captain is replaced, if that is due. */
  #timeToPassOn(player: Player, captain: PlayerDeviceRecord): Pick<PlayerDevice, 'passesOnInMs'> {
    const wait = this.#waits.get(captain);
    if (!wait || player.devices.length === 1) return {};
    return { passesOnInMs: Math.max(0, wait.endsAt - this.#services.clock()) };
  }

  /** Returns the captain's player, as needed to hand in, play the joker or send phones away. Throws not_captain. */
  checkCaptain({ player, device }: Membership): Player {
    if (captainOf(player) !== device.deviceId) throw new Refusal('not_captain');
    return player;
  }

  /** Adds a player, or finds the same phone's. Throws session_not_found, session_locked, or as reserve does. */
  async join(typedName: string, token: string, address: string): Promise<Membership> {
    const tokenHash = this.#services.hash.of(token);
    await this.#untilLeft(tokenHash);
    this.#session.check();
    const known = this.#list.withToken(tokenHash);
    if (known) return this.#comeBack(known, address);
    if (this.#runner.state.locked) throw new Refusal('session_locked');
    if (this.#isBanned(typedName)) throw new Refusal('name_taken');
    const player = await this.#enter(typedName, { tokenHash, address });
    return { player, device: player.devices[0]! };
  }

  #isBanned(typedName: string): boolean {
    // Comparing a very long text with names would hold up others.
    const checked = checkPlayerName(typedName);
    return checked.ok && isBanned(this.#session.record.banned, checked.name, this.#services.hash);
  }

  /** Adds a player on paper, even to a locked session; resolves when stored. Throws as PlayerList.reserve does. */
  async addPaper(typedName: string): Promise<Player> {
    this.#session.check();
    const player = await this.#enter(typedName);
    this.#events?.sessionChanged();
    return player;
  }

  /** Finds the player that a phone's token belongs to. Throws token_invalid, player_removed, device_removed. */
  async rejoin(token: string, address: string): Promise<Membership> {
    const tokenHash = this.#services.hash.of(token);
    await this.#untilLeft(tokenHash);
    const membership = this.#list.withToken(tokenHash);
    if (!membership) throw new Refusal(this.#list.whyOut(tokenHash));
    return this.#comeBack(membership, address);
  }

  async #comeBack(membership: Membership, address: string): Promise<Membership> {
    membership.player.address = address;
    await this.#untilStored(membership.player);
    return membership;
  }

  async #enter(typedName: string, phone?: { tokenHash: string; address: string }): Promise<Player> {
    const { player, displaced } = this.#list.reserve(typedName, this.#runner.state, phone);
    await Promise.all([displaced && this.#displace(displaced), this.#untilStored(player)]);
    return player;
  }

  /** Issues a ticket for another phone of a player; without `by`, the host is the issuer. */
  invite({ playerId }: Player, by?: PlayerDeviceRecord): IssuedTicket {
    const invitation = { playerId, by: by?.deviceId };
    return this.#tickets.issue(invitation, (each) => each.playerId === playerId, MOST_TICKETS);
  }

  /** Adds a phone to the ticket's player, once per token. Throws ticket_invalid, devices_full, already_joined. */
  joinAsDevice(ticket: string, token: string): Promise<Membership> {
    const tokenHash = this.#services.hash.of(token);
    const joining = this.#joining.get(tokenHash) ?? this.#joinAsDevice(ticket, tokenHash);
    this.#joining.set(tokenHash, joining);
    return joining.finally(() => this.#joining.delete(tokenHash));
  }

  async #joinAsDevice(ticket: string, tokenHash: string): Promise<Membership> {
    await this.#untilLeft(tokenHash);
    const invitation = this.#tickets.find(ticket);
    const player = invitation && this.#list.withId(invitation.playerId);
    const known = this.#list.withToken(tokenHash);
    // The phone used its ticket but never received the answer.
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

  async #addDevice(player: Player, tokenHash: string, isFromHost: boolean): Promise<Membership> {
    const deviceId = createId();
    let wasOnPaper = false;
    await this.#change(player, () => {
      const replaced = this.#replacedIn(player, isFromHost);
      wasOnPaper = player.devices.length === 0;
      const staying = without(player, (device) => device === replaced);
      const numbers = [...player.devices, ...(player.removedDevices ?? [])].map(({ number }) => number);
      const number = Math.max(player.lastDevice ?? 0, ...numbers) + 1;
      const devices = [...staying.devices, { deviceId, number, tokenHash }];
      return { ...staying, devices, lastDevice: number };
    });
    if (wasOnPaper) {
      await this.#runner.note({ type: 'offPaper', playerId: player.playerId });
      this.#events?.sessionChanged();
    }
    const device = player.devices.find((each) => each.deviceId === deviceId);
    if (!device) throw new Refusal('ticket_invalid');
    return { player, device };
  }

  /** Returns the phone that makes room for another one if the player has the maximum. Throws devices_full. */
  #replacedIn({ devices }: Player, isFromHost: boolean): PlayerDeviceRecord | undefined {
    if (devices.length < this.#runner.state.deviceLimit) return undefined;
    // A phone that is just joining does not count as away.
    const away = devices.find((device) => this.#waits.has(device) || this.#longAway.has(device));
    if (!isFromHost || !away) throw new Refusal('devices_full');
    return away;
  }

  /** Sends a phone away, and tells it; the team keeps the others. Throws invalid_arguments if there is none. */
  async removeDevice(player: Player, deviceId: string): Promise<void> {
    await this.#change(player, () => {
      const isThere = player.devices.some((each) => each.deviceId === deviceId);
      if (!isThere || player.devices.length === 1)
        throw new Refusal('invalid_arguments', 'deviceId: not one of several phones');
      return without(player, ({ deviceId: each }) => each === deviceId);
    });
    this.#passOn(player);
  }

  /** Moves a player to paper, without phones. The game's rules already know. */
  async toPaper(player: Player): Promise<void> {
    await this.#change(player, () => (player.devices.length > 0 ? without(player, () => true) : undefined));
    this.#events?.sessionChanged();
  }

  /** Stores that players on paper play on paper from the start of the next quiz, as the rules already say. */
  async paperAnew(): Promise<void> {
    for (const player of this.onPaper) await this.#change(player, () => ({}));
  }

  /** Removes a phone, and with its last phone the player. The disk comes first: if it fails, nothing changes. */
  async leave({ player, device }: Membership): Promise<void> {
    let isOnly = false;
    await this.#change(player, () => {
      const devices = player.devices.filter((each) => each !== device);
      isOnly = devices.length === 0;
      return isOnly ? undefined : { devices };
    });
    if (isOnly) await this.#leave(player);
    else this.#passOn(player);
  }

  /** A host removed the player with many others: the phone may come back, even under the same name. */
  async giveUp(player: Player): Promise<void> {
    await this.#leave(player);
    this.#events?.disconnectPlayer(player.playerId);
  }

  /**
   * A host removed the player: the phone is told, even if it comes back later, and nobody can join under the
   * name, of which only a hash is kept.
   */
  async remove(player: Player): Promise<void> {
    const { banned } = this.#session.record;
    this.#session.change({ banned: withBanned(banned, player.name, this.#services.hash) });
    await this.#leaveOnce(player, async () => {
      // Deleted before it is replaced, so that the store erases the name.
      const deleted = this.#services.store.delete(this.#code, keyOfPlayer(player.tokenHash));
      await Promise.all([deleted, this.#store({ ...player, name: '', removed: true }), this.#session.save()]);
      this.#list.noteRemoved(player);
    });
    this.#events?.playerRemoved(player.playerId);
  }

  /** Reserves another name for a player, as PlayerList does, unless it is banned. */
  reserveName(player: Player, name: string): () => void {
    if (this.#isBanned(name)) throw new Refusal('command_refused');
    return this.#list.reserveName(player, name);
  }

  /** Gives the player a name that the game's rules allow and that is reserved for the player. */
  async rename(player: Player, name: string): Promise<void> {
    // If written after a pending leave, this would bring the player back after a restart.
    await player.leaving?.catch(() => undefined);
    if (!this.#has(player)) return;
    this.#list.rename(player, name);
    await this.#change(player, () => ({}));
    this.#events?.playersChanged();
    // Players who are away are listed by name.
    if (this.#isAway(player)) this.#events?.awayChanged();
    this.#events?.disconnectPlayer(player.playerId);
  }

  connected({ player, device }: Membership): void {
    this.#endWait(player);
    const wasAway = this.#isAway(player);
    void this.#runner.note({ type: 'connection', playerId: player.playerId, connected: true });
    if (wasAway) this.#events?.awayChanged();
    this.#endWait(device);
    if (player.devices.length > 1) this.#passOn(player);
  }

  /** Notes that a phone's connection has ended: without another, phone and perhaps player will soon be away. */
  connectionLost(membership: Membership): void {
    const { player, device } = membership;
    const { playerId } = player;
    if (!this.#has(player)) return;
    const isWaiting = this.#waits.has(device) || this.#longAway.has(device);
    if (this.#list.hasDevice(membership) && !isWaiting && !this.#isConnected(player, device)) {
      this.#wait(device, PASS_ON_AFTER_MS, () => {
        if (!this.#list.hasDevice(membership)) return;
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
    this.#waits.set(who, { cancel, endsAt: this.#services.clock() + ms });
  }

  #endWait(who: Player | PlayerDeviceRecord): void {
    this.#waits.get(who)?.cancel();
    this.#waits.delete(who);
    this.#longAway.delete(who);
  }

  /** If the captain has been away for a minute, the first connected phone becomes captain. */
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
    return this.#session.isOpen && this.#list.has(player);
  }

  /** Makes changes one after another, each on disk before anybody sees it; none once a player is out. */
  #change(player: Player, changed: () => Change | undefined): Promise<void> {
    player.changes ??= createQueue();
    return player.changes(async () => {
      this.#session.check();
      const made = this.#list.has(player) && !player.leaving && changed();
      if (!made) return;
      await this.#store({ ...player, ...made });
      if (!this.#list.has(player)) return;
      const { devices = player.devices, ...rest } = made;
      const gone = player.devices.filter((device) => !devices.includes(device));
      Object.assign(player, rest);
      this.#list.setDevices(player, devices);
      for (const device of gone) {
        this.#endWait(device);
        // A phone that leaves by itself need not be told.
        if (made.removedDevices) this.#events?.deviceRemoved(player.playerId, device.deviceId);
      }
    });
  }

  async #untilStored(player: Player): Promise<void> {
    if (!player.isPresent) await (player.joining ??= this.#storeJoin(player));
  }

  async #storeJoin(player: Player): Promise<void> {
    await this.#store(player);
    this.#list.admit(player);
    this.#services.log('debug', `a player joined ${this.#code}`);
    this.#events?.playersChanged();
    const { playerId, name } = player;
    const paper = player.devices.length === 0;
    await this.#runner.note({ type: 'joined', playerId, name, paper, phones: phonesOf(player) });
  }

  /** Writes a player, and how far the game was when the player began to play on paper: the game knows. */
  #store(player: PlayerRecord & Pick<Player, 'devices'>): Promise<void> {
    const { players, furthest } = this.#runner.state;
    const known = players.find(({ playerId }) => playerId === player.playerId);
    const paperSince = player.devices.length > 0 ? undefined : (known?.paperSince ?? furthest);
    return storePlayer(this.#services.store, this.#code, { ...player, paperSince });
  }

  async #untilLeft(tokenHash: string): Promise<void> {
    const membership = this.#list.withToken(tokenHash);
    // A failed leave is reported to whoever left.
    await membership?.player.leaving?.catch(() => undefined);
  }

  #leave(player: Player): Promise<void> {
    const key = keyOfPlayer(player.tokenHash);
    return this.#leaveOnce(player, () => this.#services.store.delete(this.#code, key));
  }

  /** Removes a player once, even if leaving and being removed coincide. `write` stores it. */
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

  /** The player's place has already been given to somebody else; the game, the disk and the phone follow. */
  async #displace(player: Player): Promise<void> {
    const { playerId, tokenHash } = player;
    this.#forget(player);
    void this.#runner.note({ type: 'left', playerId });
    await this.#services.store.delete(this.#code, keyOfPlayer(tokenHash));
    this.#services.log('debug', `a player gave way to another one in ${this.#code}`);
    this.#events?.disconnectPlayer(playerId);
  }

  /** Cancels all timers of a player who is out. */
  #forget(player: Player): void {
    for (const who of [player, ...player.devices]) this.#endWait(who);
  }
}

/** Returns the captain's deviceId; undefined for a player on paper. */
function captainOf({ captain, devices }: Pick<Player, 'captain' | 'devices'>): string | undefined {
  return devices.some(({ deviceId }) => deviceId === captain) ? captain : devices[0]?.deviceId;
}

/** Returns the ids by which the game knows a player's phones. */
function phonesOf({ devices }: Player): string[] {
  return devices.map(({ tokenHash }) => tokenHash);
}

/** Returns a player's devices without some, which are remembered as sent away. */
function without(
  { removedDevices = [], devices }: Player,
  isGone: (device: PlayerDeviceRecord) => boolean,
): Required<Pick<Change, 'devices'>> & Change {
  return {
    devices: devices.filter((device) => !isGone(device)),
    removedDevices: [...removedDevices, ...devices.filter(isGone)].slice(-MOST_REMOVED),
  };
}
