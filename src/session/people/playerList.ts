import { hasPlayed } from '../../game/facts';
import { nameKey } from '../../game/names/nameKeys';
import { checkPlayerName } from '../../game/names/playerName';
import type { GameState } from '../../game/state';
import { createId, createSecret } from '../secrets';
import { Refusal } from '../refusal';
import type { Queue } from '../schedule';
import type { PlayerDeviceRecord, PlayerRecord } from '../documents';
import type { SessionServices } from '../ports';

/** The share of all places above which one address holds nearly all of them. */
const NEARLY_ALL = 0.9;

type Changing = 'removed' | 'name' | 'devices' | 'captain' | 'paperSince' | 'lastDevice' | 'removedDevices';

export interface Player
  extends
    Readonly<Omit<PlayerRecord, Changing>>,
    Pick<PlayerRecord, 'captain' | 'lastDevice' | 'removedDevices'> {
  name: string;
  /** In the order of joining; empty for a player on paper. The game knows since when. */
  devices: PlayerDeviceRecord[];
  /** False while the name is only reserved: the join is not on disk yet, so nobody may be told of it. */
  isPresent: boolean;
  /** The join while it is being written. A second request from the same phone waits for the same write. */
  joining?: Promise<void>;
  /** The leave while it is being written. A player who comes back meanwhile waits, and is then a new one. */
  leaving?: Promise<void> | undefined;
  /** The changes that are being written; each starts from the outcome of the one before. */
  changes?: Queue;
  /** Where the player's phone last came from (see `callerOf`); unknown after a restart until it is back. */
  address?: string | undefined;
}

/** A player, and one of the player's phones. */
export interface Membership {
  readonly player: Player;
  readonly device: PlayerDeviceRecord;
}

/** A phone that wants to join as a new player. */
interface Newcomer {
  tokenHash: string;
  address: string;
}

/** The players of one session, found by id, token and name, and the rules for who may join. */
export class PlayerList {
  readonly #services: Pick<SessionServices, 'limits' | 'now' | 'hash'>;
  /** By playerId, in the order of joining. */
  readonly #players = new Map<string, Player>();
  /**
   * By token hash. Looking up a hash needs no constant-time comparison: its timing reveals only something
   * about the hash, and nobody can choose a token for a given hash.
   */
  readonly #memberships = new Map<string, Membership>();
  /** By name key, the player with that name, including a name that is about to be given. */
  readonly #names = new Map<string, Player>();
  /** By token hash, why a phone is out, as long as it has not come back. */
  readonly #removed = new Map<string, 'player_removed' | 'device_removed'>();
  #lastOrder = 0;

  constructor(stored: readonly PlayerRecord[], services: Pick<SessionServices, 'limits' | 'now' | 'hash'>) {
    this.#services = services;
    for (const { removed, paperSince, ...record } of stored) {
      const first = paperSince === undefined ? [firstDevice(record.playerId, record.tokenHash)] : [];
      const devices = record.devices ?? first;
      const player = { ...record, devices, isPresent: true };
      if (removed) this.noteRemoved(player);
      else this.#put(player);
      this.#noteDevicesRemoved(player);
    }
  }

  get size(): number {
    return this.#players.size;
  }

  /** The players whose join is on disk, in the order of joining. */
  get present(): Player[] {
    return [...this.#players.values()].filter(({ isPresent }) => isPresent);
  }

  has(player: Player): boolean {
    return this.#players.get(player.playerId) === player;
  }

  /** Whether this phone still speaks for this player. */
  hasDevice({ player, device }: Membership): boolean {
    return this.has(player) && this.#memberships.get(device.tokenHash)?.device === device;
  }

  withToken(tokenHash: string): Membership | undefined {
    return this.#memberships.get(tokenHash);
  }

  withId(playerId: string): Player | undefined {
    return this.#players.get(playerId);
  }

  /** Returns why nobody has this token. */
  whyOut(tokenHash: string): 'token_invalid' | 'player_removed' | 'device_removed' {
    return this.#removed.get(tokenHash) ?? 'token_invalid';
  }

  /**
   * Reserves a name for a phone or, without one, for a player on paper, who is present only once the join is
   * on disk. In a full session, `displaced` is the player who had the place. Throws the name's code,
   * name_taken or session_full.
   */
  reserve(typedName: string, game: GameState, phone?: Newcomer): { player: Player; displaced?: Player } {
    const checked = checkPlayerName(typedName);
    if (!checked.ok) throw new Refusal(checked.code);
    const { name } = checked;
    if (this.#names.has(nameKey(name))) throw new Refusal('name_taken');
    const isFull = this.size >= this.#services.limits.maxPlayers;
    const displaced = isFull ? this.#dispensable(phone?.address, game) : undefined;
    if (isFull && !displaced) throw new Refusal('session_full');
    if (displaced) this.leave(displaced);
    const tokenHash = phone?.tokenHash ?? this.#services.hash.of(createSecret());
    // If the phone's row is still in the standings, it gets that row again. Everybody else is new: the id is
    // random, not counted, so that it stays unique after a restart.
    const former = game.formerPlayers.find(({ phones }) => phones?.includes(tokenHash));
    const playerId = former?.playerId ?? createId();
    const player: Player = {
      playerId,
      name,
      tokenHash: this.#documentOf(tokenHash),
      order: this.#lastOrder + 1,
      joinedAt: this.#services.now(),
      devices: phone ? [firstDevice(playerId, tokenHash)] : [],
      isPresent: false,
      address: phone?.address,
    };
    this.#put(player);
    return { player, displaced };
  }

  /** The join is on disk: from now on everybody may be told of the player. */
  admit(player: Player): void {
    player.isPresent = true;
    for (const { tokenHash } of player.devices) this.#removed.delete(tokenHash);
  }

  /** Removes a player; the name is free again. */
  leave(player: Player): void {
    this.#players.delete(player.playerId);
    for (const { tokenHash } of player.devices) this.#memberships.delete(tokenHash);
    this.#names.delete(nameKey(player.name));
  }

  /** Notes that a host removed the player, so that its phones are told when they come back. */
  noteRemoved({ devices }: Player): void {
    for (const { tokenHash } of devices) this.#removed.set(tokenHash, 'player_removed');
  }

  /** Replaces a player's phones, and notes those that were sent away. */
  setDevices(player: Player, devices: PlayerDeviceRecord[]): void {
    for (const { tokenHash } of player.devices) this.#memberships.delete(tokenHash);
    player.devices = devices;
    for (const device of devices) {
      this.#memberships.set(device.tokenHash, { player, device });
      this.#removed.delete(device.tokenHash);
    }
    this.#noteDevicesRemoved(player);
  }

  /** Reserves another name for a player until the returned function is called. Throws command_refused if taken. */
  reserveName(player: Player, name: string): () => void {
    const key = nameKey(name);
    if ((this.#names.get(key) ?? player) !== player) throw new Refusal('command_refused');
    this.#names.set(key, player);
    return () => {
      if (this.#names.get(key) === player && nameKey(player.name) !== key) this.#names.delete(key);
    };
  }

  /** Gives a player a name that was reserved. */
  rename(player: Player, name: string): void {
    this.#names.delete(nameKey(player.name));
    player.name = name;
    this.#names.set(nameKey(name), player);
  }

  /** Returns the key of a new player's document: the token hash, unless another player's document has it. */
  #documentOf(tokenHash: string): string {
    const isTaken = [...this.#players.values()].some((player) => player.tokenHash === tokenHash);
    return isTaken ? this.#services.hash.of(createSecret()) : tokenHash;
  }

  #put(player: Player): void {
    this.#players.set(player.playerId, player);
    for (const device of player.devices) this.#memberships.set(device.tokenHash, { player, device });
    this.#names.set(nameKey(player.name), player);
    this.#lastOrder = Math.max(this.#lastOrder, player.order);
  }

  #noteDevicesRemoved({ removedDevices = [] }: Player): void {
    for (const { tokenHash } of removedDevices) this.#removed.set(tokenHash, 'device_removed');
  }

  /**
   * Returns the player who makes room in a full session for a newcomer from this address, if any: somebody
   * from another address who has answered nothing. Players who are away go first, then those from an address
   * that holds nearly all places; always the newest, since whoever floods a session comes after the real
   * players. Nobody loses a place to their own address.
   */
  #dispensable(newcomer: string | undefined, game: GameState): Player | undefined {
    const connected = new Set(game.connected);
    const newest = this.present
      .filter(({ address }) => newcomer === undefined || address !== newcomer)
      .filter(({ devices }) => devices.length > 0)
      .reverse();
    const counts = new Map<string | undefined, number>();
    for (const { address } of newest) counts.set(address, (counts.get(address) ?? 0) + 1);
    const crowded = [...counts].find(([, count]) => count > NEARLY_ALL * this.size)?.[0];
    const isIdle = ({ playerId }: Player): boolean => !hasPlayed(game, playerId);
    return (
      newest.find((player) => !connected.has(player.playerId) && isIdle(player)) ??
      newest.find((player) => crowded !== undefined && player.address === crowded && isIdle(player))
    );
  }
}

/** Uses the player's id as its own, since records from before there were several phones contain none. */
function firstDevice(playerId: string, tokenHash: string): PlayerDeviceRecord {
  return { deviceId: playerId, number: 1, tokenHash };
}
