import { randomBytes } from 'node:crypto';
import { hasPlayed } from '../../game/facts';
import { nameKey } from '../../game/names/nameKeys';
import { checkPlayerName } from '../../game/names/playerName';
import type { GameState } from '../../game/state';
import { createSecret, hashSecret } from '../access/secret';
import { Refusal } from '../refusal';
import type { PlayerDeviceRecord, PlayerRecord } from '../store/sessionDocuments';
import type { SessionServices } from './services';

const PLAYER_ID_BYTES = 6;
/** An address with more of all places than this holds nearly all of them. */
const NEARLY_ALL = 0.9;

type Changing = 'removed' | 'name' | 'devices' | 'captain' | 'paperSince' | 'lastDevice' | 'removedDevices';

export interface Player
  extends
    Readonly<Omit<PlayerRecord, Changing>>,
    Pick<PlayerRecord, 'captain' | 'paperSince' | 'lastDevice' | 'removedDevices'> {
  name: string;
  /** In the order of joining; none on paper. */
  devices: PlayerDeviceRecord[];
  /** False while the name is only reserved: the join is not on disk yet, so nobody may be notified of it. */
  isPresent: boolean;
  /** The join on its way to disk. A second request of the same phone waits for the same write. */
  joining?: Promise<void>;
  /** The leave on its way to disk. Who comes back meanwhile waits, and is then new. */
  leaving?: Promise<void> | undefined;
  /** The change that is on its way to disk: the next one begins with what it made. */
  changing?: Promise<void>;
  /** Where the player's phone came from last, as `callerOf` tells it. Not stored: unknown until it is back. */
  address?: string | undefined;
}

/** A player, and by which phone. */
export interface Seat {
  readonly player: Player;
  readonly device: PlayerDeviceRecord;
}

/** A phone that wants a player of its own. */
interface Newcomer {
  tokenHash: string;
  address: string;
}

/** The players of one session, found by id, token and name, and who may be among them. */
export class PlayerList {
  readonly #services: Pick<SessionServices, 'limits' | 'now'>;
  /** By playerId, in the order of joining. */
  readonly #players = new Map<string, Player>();
  /**
   * By token hash. A look-up by hash needs no constant-time comparison: what its timing could tell is about the hash,
   * and nobody can choose a token for the hash it should get.
   */
  readonly #seats = new Map<string, Seat>();
  /** By name key, whose the name is: also a name that a player is about to be given. */
  readonly #names = new Map<string, Player>();
  /** By token hash, why a phone is out, which has not come back. */
  readonly #removed = new Map<string, 'player_removed' | 'device_removed'>();
  #lastOrder = 0;

  constructor(stored: readonly PlayerRecord[], services: Pick<SessionServices, 'limits' | 'now'>) {
    this.#services = services;
    for (const { removed, ...record } of stored) {
      const devices = record.devices ?? [firstDevice(record.playerId, record.tokenHash)];
      const player = { ...record, devices, isPresent: true };
      if (removed) this.noteRemoved(player);
      else this.#put(player);
      this.#noteDevicesRemoved(player);
    }
  }

  get size(): number {
    return this.#players.size;
  }

  /** Those whose join is on disk, in the order of joining. */
  get present(): Player[] {
    return [...this.#players.values()].filter(({ isPresent }) => isPresent);
  }

  has(player: Player): boolean {
    return this.#players.get(player.playerId) === player;
  }

  /** Whether this phone still speaks for this player. */
  hasDevice({ player, device }: Seat): boolean {
    return this.has(player) && this.#seats.get(device.tokenHash)?.device === device;
  }

  withToken(tokenHash: string): Seat | undefined {
    return this.#seats.get(tokenHash);
  }

  withId(playerId: string): Player | undefined {
    return this.#players.get(playerId);
  }

  /** Why nobody has this token. */
  whyOut(tokenHash: string): 'token_invalid' | 'player_removed' | 'device_removed' {
    return this.#removed.get(tokenHash) ?? 'token_invalid';
  }

  /**
   * Reserves a name for a phone, or else for a player on paper, who is present only once the join is on disk. In a full
   * session `displaced` is who had the place. Throws the name's code, name_taken or session_full.
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
    const tokenHash = phone?.tokenHash ?? hashSecret(createSecret());
    // Whose row is still in the standings has it again by the same phone. Everybody else is somebody new: the id is
    // random, not counted, so that it is so after a restart too.
    const former = game.formerPlayers.find(({ phones }) => phones?.includes(tokenHash));
    const playerId = former?.playerId ?? randomBytes(PLAYER_ID_BYTES).toString('base64url');
    const player: Player = {
      playerId,
      name,
      tokenHash: this.#documentOf(tokenHash),
      order: this.#lastOrder + 1,
      joinedAt: this.#services.now(),
      devices: phone ? [firstDevice(playerId, tokenHash)] : [],
      paperSince: phone ? undefined : game.furthest,
      isPresent: false,
      address: phone?.address,
    };
    this.#put(player);
    return { player, displaced };
  }

  /** The join is on disk: from now on everybody may be notified of the player. */
  admit(player: Player): void {
    player.isPresent = true;
    for (const { tokenHash } of player.devices) this.#removed.delete(tokenHash);
  }

  /** Takes a player out; the name is free again. */
  leave(player: Player): void {
    this.#players.delete(player.playerId);
    for (const { tokenHash } of player.devices) this.#seats.delete(tokenHash);
    this.#names.delete(nameKey(player.name));
  }

  /** A host removed the player, and whoever has a token of it is told so. */
  noteRemoved({ devices }: Player): void {
    for (const { tokenHash } of devices) this.#removed.set(tokenHash, 'player_removed');
  }

  /** A player has these phones from now on; those that are no longer among them were sent away. */
  setDevices(player: Player, devices: PlayerDeviceRecord[]): void {
    for (const { tokenHash } of player.devices) this.#seats.delete(tokenHash);
    player.devices = devices;
    for (const device of devices) {
      this.#seats.set(device.tokenHash, { player, device });
      this.#removed.delete(device.tokenHash);
    }
    this.#noteDevicesRemoved(player);
  }

  /** Keeps another name for a player until the returned function is called. Throws command_refused if it is taken. */
  reserveName(player: Player, name: string): () => void {
    const key = nameKey(name);
    if ((this.#names.get(key) ?? player) !== player) throw new Refusal('command_refused');
    this.#names.set(key, player);
    return () => {
      if (this.#names.get(key) === player && nameKey(player.name) !== key) this.#names.delete(key);
    };
  }

  /** Gives a player another name, which was kept for the player. */
  rename(player: Player, name: string): void {
    this.#names.delete(nameKey(player.name));
    player.name = name;
    this.#names.set(nameKey(name), player);
  }

  /** What names a new player's document: the token, unless another player's is called so, whose first phone it was. */
  #documentOf(tokenHash: string): string {
    const isTaken = [...this.#players.values()].some((player) => player.tokenHash === tokenHash);
    return isTaken ? hashSecret(createSecret()) : tokenHash;
  }

  #put(player: Player): void {
    this.#players.set(player.playerId, player);
    for (const device of player.devices) this.#seats.set(device.tokenHash, { player, device });
    this.#names.set(nameKey(player.name), player);
    this.#lastOrder = Math.max(this.#lastOrder, player.order);
  }

  #noteDevicesRemoved({ removedDevices = [] }: Player): void {
    for (const { tokenHash } of removedDevices) this.#removed.set(tokenHash, 'device_removed');
  }

  /**
   * Who gives way in a full session to a newcomer from this address, if anybody: somebody from another address who has
   * answered nothing. First of all who are away, and then of the address that holds nearly all places; the newest of
   * them, since whoever fills a session comes after those who were there. Nobody loses a place to the own address.
   */
  #dispensable(newcomer: string | undefined, game: GameState): Player | undefined {
    const connected = new Set(game.connected);
    const newest = this.present
      .filter(({ address }) => newcomer === undefined || address !== newcomer)
      .filter(({ paperSince }) => paperSince === undefined)
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

/** Its id is the player's: records from before there were several phones have none. */
function firstDevice(playerId: string, tokenHash: string): PlayerDeviceRecord {
  return { deviceId: playerId, number: 1, tokenHash };
}
