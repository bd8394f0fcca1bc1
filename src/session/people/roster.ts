import type { PlayerDevice } from '../../contract/toPhones';
import type { IssuedTicket } from '../../contract/tickets';
import type { PlayerDeviceRecord } from '../documents';
import { playerGroup, phoneGroup, type SessionServices } from '../ports';
import { Refusal } from '../refusal';
import { createId, createSecret } from '../secrets';
import { Tickets } from '../tickets';
import type { Writer } from '../writer';
import {
  captainOf,
  deviceOf,
  type Membership,
  type PeopleChanges,
  phoneWithToken,
  type Player,
  playerWithId,
} from './people';

/** Milliseconds within which a phone is back that locks its screen or changes its Wi-Fi. */
const AWAY_AFTER_MS = 30_000;
/** Milliseconds after which an absent captain is replaced. */
const PASS_ON_AFTER_MS = 60_000;
const TICKET_MS = 10 * 60_000;
/** More than a team shows at one time. */
const MOST_TICKETS = 20;

interface Invitation {
  playerId: string;
  /** The phone that issued it, with which it becomes void. Absent if the host issued it. */
  by?: string | undefined;
}

/** What is told besides what the stored session says. */
interface RosterEvents {
  /** A player's phone has come, gone, or been away for long. */
  devicesChanged(playerId: string): void;
}

/**
 * The players of one session and their phones, as they come and go: tokens, tickets, and which phones are connected.
 * What becomes of that is an event for the session's rules. Failures are Refusals.
 */
export class Roster {
  readonly #writer: Writer;
  readonly #services: SessionServices;
  readonly #tickets: Tickets<Invitation>;
  /** By player's or phone's id, the timers of those who have lost their connection. */
  readonly #waits = new Map<string, { cancel: () => void; endsAt: number }>();
  /** The deviceIds of phones that have been away for a minute. */
  readonly #longAway = new Set<string>();
  #events: RosterEvents | undefined;

  constructor(writer: Writer, services: SessionServices) {
    this.#writer = writer;
    this.#services = services;
    this.#tickets = new Tickets(services, TICKET_MS);
  }

  /** Starts with all phones disconnected. */
  start(events: RosterEvents): void {
    this.#events = events;
    for (const { playerId, devices } of this.#writer.shown.people.players)
      for (const { deviceId } of devices) this.connectionLost({ playerId, deviceId });
  }

  /** Stops all timers once the session is closed. */
  stop(): void {
    for (const { cancel } of this.#waits.values()) cancel();
    this.#waits.clear();
  }

  /** How many players have joined, or are about to. */
  get size(): number {
    return this.#writer.newest.people.players.length;
  }

  /** How many players' joins are stored. */
  get count(): number {
    return this.#writer.shown.people.players.length;
  }

  withId(playerId: string): Player | undefined {
    return playerWithId(this.#writer.newest.people, playerId);
  }

  /** Returns the player with this id. Throws invalid_arguments if there is none. */
  get(playerId: string): Player {
    const player = playerWithId(this.#writer.shown.people, playerId);
    if (!player || !this.withId(playerId)) throw new Refusal('invalid_arguments', 'playerId: no such player');
    return player;
  }

  /** Whether the phone is still in the session; another tab on the same phone may have left it. */
  isIn(membership: Membership): boolean {
    return this.#writer.isOpen && deviceOf(this.#writer.newest.people, membership) !== undefined;
  }

  /** Whether this is the phone's token. */
  isTokenOf(membership: Membership, token: string): boolean {
    return deviceOf(this.#writer.newest.people, membership)?.tokenHash === this.#services.hash.of(token);
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
  #timeToPassOn(player: Player, { deviceId }: PlayerDeviceRecord): Pick<PlayerDevice, 'passesOnInMs'> {
    const wait = this.#waits.get(deviceKey(deviceId));
    if (!wait || player.devices.length === 1) return {};
    return { passesOnInMs: Math.max(0, wait.endsAt - this.#services.clock()) };
  }

  /** Returns the captain's player, as needed to hand in, play the joker or send phones away. Throws not_captain. */
  checkCaptain({ playerId, deviceId }: Membership): Player {
    const player = this.withId(playerId);
    if (!player || captainOf(player) !== deviceId) throw new Refusal('not_captain');
    return player;
  }

  /** Adds a player, or finds the same phone's. Throws session_not_found, session_locked and what the rules refuse. */
  async join(typedName: string, token: string, address: string): Promise<Membership> {
    this.#writer.check();
    const tokenHash = this.#services.hash.of(token);
    const known = phoneWithToken(this.#writer.newest.people, tokenHash);
    if (known) return this.#comeBack(known, address);
    const joined = await this.#enter(typedName, tokenHash, address);
    return phoneWithToken(joined.people, tokenHash)!;
  }

  /** Adds a player on paper, even to a locked session; resolves with the id when stored. Throws as `join` does. */
  async addPaper(typedName: string): Promise<string> {
    const { people } = await this.#enter(typedName, this.#services.hash.of(createSecret()));
    return people.players.at(-1)!.playerId;
  }

  #enter(typedName: string, tokenHash: string, address?: string) {
    const ids = { playerId: createId(), otherHash: this.#services.hash.of(createSecret()) };
    const joinedAt = this.#services.now();
    return this.#writer.apply({
      type: 'join',
      newcomer: { typedName, tokenHash, address, joinedAt, ...ids },
    });
  }

  /** Finds the player that a phone's token belongs to. Throws token_invalid, player_removed, device_removed. */
  async rejoin(token: string, address: string): Promise<Membership> {
    const tokenHash = this.#services.hash.of(token);
    const { people } = this.#writer.newest;
    const known = phoneWithToken(people, tokenHash);
    if (known) return this.#comeBack(known, address);
    throw new Refusal(Object.hasOwn(people.out, tokenHash) ? people.out[tokenHash]! : 'token_invalid');
  }

  async #comeBack(membership: Membership, address: string): Promise<Membership> {
    const { playerId } = membership;
    if (this.withId(playerId)?.address !== address)
      void this.#writer.note({ type: 'back', playerId, address });
    await this.#untilShown(membership);
    return membership;
  }

  /** A second request from a phone that is just joining waits for the same write. */
  async #untilShown(membership: Membership): Promise<void> {
    if (!deviceOf(this.#writer.shown.people, membership)) await this.#writer.stored();
  }

  /** Issues a ticket for another phone of a player; without `by`, the host is the issuer. */
  invite(playerId: string, by?: string): IssuedTicket {
    return this.#tickets.issue({ playerId, by }, (each) => each.playerId === playerId, MOST_TICKETS);
  }

  /** Adds a phone to the ticket's player, once per token. Throws ticket_invalid, devices_full, already_joined. */
  async joinAsDevice(ticket: string, token: string): Promise<Membership> {
    const tokenHash = this.#services.hash.of(token);
    const invitation = this.#tickets.find(ticket);
    const player = invitation && this.withId(invitation.playerId);
    const known = phoneWithToken(this.#writer.newest.people, tokenHash);
    // The phone used its ticket but never received the answer.
    if (known && (!player || known.playerId === player.playerId)) {
      await this.#untilShown(known);
      return known;
    }
    const { by } = invitation ?? {};
    const isIssuerGone = by !== undefined && !player?.devices.some(({ deviceId }) => deviceId === by);
    if (!invitation || !player || isIssuerGone) throw new Refusal('ticket_invalid');
    if (known) throw new Refusal('already_joined');
    const { playerId } = player;
    const deviceId = createId();
    const away = player.devices.map((each) => each.deviceId).filter((each) => this.#isAway(each));
    const giveBack = this.#tickets.spend(ticket);
    const added = {
      type: 'addDevice',
      playerId,
      deviceId,
      tokenHash,
      isFromHost: by === undefined,
      away,
    } as const;
    try {
      await this.#writer.apply(added);
    } catch (error) {
      giveBack();
      throw error;
    }
    if (!deviceOf(this.#writer.newest.people, { playerId, deviceId })) throw new Refusal('ticket_invalid');
    return { playerId, deviceId };
  }

  /** Whether a phone counts as away; one that is just joining does not. */
  #isAway(deviceId: string): boolean {
    return this.#waits.has(deviceKey(deviceId)) || this.#longAway.has(deviceId);
  }

  /** Sends a phone away, and tells it; the team keeps the others. Throws invalid_arguments if there is none. */
  async removeDevice({ playerId }: Player, deviceId: string): Promise<void> {
    await this.#writer.apply({ type: 'removeDevice', playerId, deviceId });
    this.#passOn(playerId);
  }

  /** Removes a phone, and with its last phone the player. */
  async leave(membership: Membership): Promise<void> {
    if (!this.isIn(membership)) return this.#writer.stored();
    await this.#writer.apply({ type: 'leave', playerId: membership.playerId, deviceId: membership.deviceId });
    this.#passOn(membership.playerId);
  }

  connected({ playerId, deviceId }: Membership): void {
    this.#endWait(playerKey(playerId));
    // Whoever has just joined counts as connected.
    if (!this.#writer.newest.game.state.connected.includes(playerId))
      void this.#writer.note({ type: 'connection', playerId, connected: true });
    this.#endWait(deviceKey(deviceId));
    this.#longAway.delete(deviceId);
    if ((this.withId(playerId)?.devices.length ?? 0) > 1) this.#passOn(playerId);
  }

  /** Notes that a phone's connection has ended: without another, phone and perhaps player will soon be away. */
  connectionLost(membership: Membership): void {
    const { playerId, deviceId } = membership;
    const player = this.withId(playerId);
    if (!player || !this.#writer.isOpen) return;
    const device = deviceOf(this.#writer.newest.people, membership);
    if (device && !this.#isAway(deviceId) && !this.#isConnected(player, device)) {
      this.#wait(deviceKey(deviceId), PASS_ON_AFTER_MS, () => {
        if (!this.isIn(membership)) return;
        this.#longAway.add(deviceId);
        this.#passOn(playerId);
      });
      if (player.devices.length > 1) this.#events?.devicesChanged(playerId);
    }
    const isLast = this.#services.phones.groupSize(playerGroup(this.#writer.code, playerId)) === 0;
    if (!isLast || !this.#writer.newest.game.state.connected.includes(playerId)) return;
    this.#wait(playerKey(playerId), AWAY_AFTER_MS, () => {
      if (this.withId(playerId)) void this.#writer.note({ type: 'connection', playerId, connected: false });
    });
  }

  /** Cancels the timers of players and phones that are no longer in the session. */
  forget({ players, phones }: PeopleChanges['gone']): void {
    for (const playerId of players) this.#endWait(playerKey(playerId));
    for (const deviceId of phones) {
      this.#endWait(deviceKey(deviceId));
      this.#longAway.delete(deviceId);
    }
  }

  #wait(key: string, ms: number, then: () => void): void {
    this.#endWait(key);
    const cancel = this.#services.schedule(() => {
      this.#waits.delete(key);
      then();
    }, ms);
    this.#waits.set(key, { cancel, endsAt: this.#services.clock() + ms });
  }

  #endWait(key: string): void {
    this.#waits.get(key)?.cancel();
    this.#waits.delete(key);
  }

  /** If the captain has been away for a minute, the first connected phone becomes captain. */
  #passOn(playerId: string): void {
    const player = this.withId(playerId);
    if (!player) return;
    this.#events?.devicesChanged(playerId);
    const captain = captainOf(player);
    const next = player.devices.find((device) => this.#isConnected(player, device));
    if (!next || captain === undefined || !this.#longAway.has(captain)) return;
    void this.#writer.note({ type: 'passOn', playerId, deviceId: next.deviceId });
  }

  #isConnected({ playerId }: Player, { deviceId }: PlayerDeviceRecord): boolean {
    return this.#services.phones.groupSize(phoneGroup(this.#writer.code, playerId, deviceId)) > 0;
  }
}

// A player's first phone has the player's id.
const playerKey = (playerId: string): string => `player ${playerId}`;
const deviceKey = (deviceId: string): string => `device ${deviceId}`;
