import { randomBytes } from 'node:crypto';
import { nameKey } from '../../game/names/nameKeys';
import { checkPlayerName } from '../../game/names/playerName';
import { hasAnswered, joinRefusal } from '../../game/rules/players';
import type { GameState } from '../../game/state';
import { Refusal } from '../refusal';
import type { PlayerRecord } from '../store/sessionDocuments';
import type { Surroundings } from './surroundings';

const PLAYER_ID_BYTES = 6;
/** An address with more of all places than this holds nearly all of them. */
const NEARLY_ALL = 0.9;

export interface Player extends Readonly<Omit<PlayerRecord, 'removed' | 'name'>> {
  name: string;
  /** False while the name is only reserved: the join is not on disk yet, so nobody may be notified of it. */
  isPresent: boolean;
  /** The join on its way to disk. A second request of the same phone waits for the same write. */
  joining?: Promise<void>;
  /** The leave on its way to disk. Who comes back meanwhile waits, and is then new. */
  leaving?: Promise<void> | undefined;
  /** Where the player's phone came from last, as `callerOf` tells it. Not stored: unknown until it is back. */
  address?: string;
}

/** The players of one session, and who may be among them. Failures are thrown as Refusals. */
export class Roster {
  readonly #parts: Surroundings;
  /**
   * By token hash, in the order of joining. A look-up by hash needs no constant-time comparison: what its timing could
   * tell is about the hash, and nobody can choose a token for the hash it should get.
   */
  readonly #players = new Map<string, Player>();
  /** By name key, whose the name is: also a name that a player is about to be given. */
  readonly #names = new Map<string, Player>();
  /** The token hashes of those whom a host removed, and who have not come back. */
  readonly #removed = new Set<string>();
  #lastOrder = 0;

  constructor(stored: readonly PlayerRecord[], parts: Surroundings) {
    this.#parts = parts;
    for (const { removed, ...player } of stored)
      if (removed) this.#removed.add(player.tokenHash);
      else this.#put({ ...player, isPresent: true });
  }

  get size(): number {
    return this.#players.size;
  }

  /** Those whose join is on disk, in the order of joining. */
  get present(): Player[] {
    return [...this.#players.values()].filter(({ isPresent }) => isPresent);
  }

  has(player: Player): boolean {
    return this.#players.get(player.tokenHash) === player;
  }

  withToken(tokenHash: string): Player | undefined {
    return this.#players.get(tokenHash);
  }

  withId(playerId: string): Player | undefined {
    return [...this.#players.values()].find((each) => each.playerId === playerId);
  }

  /**
   * Reserves a name for a phone, or returns the player that the same phone already is there. The player is present only
   * once the join is on disk. In a full session `displaced` is who had the place. Throws session_locked, the name's
   * code, name_taken or session_full.
   */
  join(
    typedName: string,
    tokenHash: string,
    address: string,
    game: GameState,
  ): { player: Player; displaced?: Player } {
    const known = this.#players.get(tokenHash);
    if (known) return { player: Object.assign(known, { address }) };
    const refusal = joinRefusal(game, typedName);
    if (refusal) throw new Refusal(refusal);
    const checked = checkPlayerName(typedName);
    if (!checked.ok) throw new Refusal(checked.code);
    const { name } = checked;
    if (this.#names.has(nameKey(name))) throw new Refusal('name_taken');
    const isFull = this.#players.size >= this.#parts.limits.maxPlayers;
    const displaced = isFull ? this.#dispensable(address, game) : undefined;
    if (isFull && !displaced) throw new Refusal('session_full');
    if (displaced) this.leave(displaced);
    // Random, not counted: who is removed and comes back is somebody new, also after a restart.
    const playerId = randomBytes(PLAYER_ID_BYTES).toString('base64url');
    const times = { order: this.#lastOrder + 1, joinedAt: this.#parts.now() };
    const player = { playerId, name, tokenHash, ...times, isPresent: false, address };
    this.#put(player);
    return { player, displaced };
  }

  /** The join is on disk: from now on everybody may be notified of the player. */
  admit(player: Player): void {
    player.isPresent = true;
    this.#removed.delete(player.tokenHash);
  }

  /** The player whom a token belongs to. Throws token_invalid or player_removed. */
  rejoin(tokenHash: string, address: string): Player {
    const player = this.#players.get(tokenHash);
    if (!player) throw new Refusal(this.#removed.has(tokenHash) ? 'player_removed' : 'token_invalid');
    return Object.assign(player, { address });
  }

  /** Takes a player out; the name is free again. */
  leave(player: Player): void {
    this.#players.delete(player.tokenHash);
    this.#names.delete(nameKey(player.name));
  }

  /** A host removed the player, and whoever has this token is told so. */
  noteRemoved({ tokenHash }: Player): void {
    this.#removed.add(tokenHash);
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

  #put(player: Player): void {
    this.#players.set(player.tokenHash, player);
    this.#names.set(nameKey(player.name), player);
    this.#lastOrder = Math.max(this.#lastOrder, player.order);
  }

  /**
   * Who gives way in a full session to a newcomer from this address, if anybody: somebody from another address who has
   * answered nothing. First of all who are away, and then of the address that holds nearly all places; the newest of
   * them, since whoever fills a session comes after those who were there. Nobody loses a place to the own address.
   */
  #dispensable(newcomer: string, game: GameState): Player | undefined {
    const connected = new Set(game.connected);
    const newest = this.present.filter(({ address }) => address !== newcomer).reverse();
    const counts = new Map<string | undefined, number>();
    for (const { address } of newest) counts.set(address, (counts.get(address) ?? 0) + 1);
    const crowded = [...counts].find(([, count]) => count > NEARLY_ALL * this.size)?.[0];
    const isIdle = ({ playerId }: Player): boolean => !hasAnswered(game, playerId);
    return (
      newest.find((player) => !connected.has(player.playerId) && isIdle(player)) ??
      newest.find((player) => crowded !== undefined && player.address === crowded && isIdle(player))
    );
  }
}
