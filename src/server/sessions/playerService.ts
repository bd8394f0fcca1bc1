import { hashSecret } from '../access/secret';
import type { GameService } from '../game/service/gameService';
import type { Log } from '../log';
import { Refusal } from '../refusal';
import { keyOfPlayer, storePlayer } from '../store/sessionDocuments';
import type { SessionWriter } from '../store/sessionStore';
import type { LiveSession, Player } from './liveSession';
import type { PlayerPresence } from './playerPresence';
import type { SessionBroadcast } from './sessionBroadcast';
import type { SessionRegistry } from './sessionRegistry';

export interface PlayerServiceParts {
  registry: SessionRegistry;
  store: SessionWriter;
  games: GameService;
  broadcast: SessionBroadcast;
  presence: PlayerPresence;
  log: Log;
}

/** A player in a session. */
export interface SessionPlayer {
  readonly session: LiveSession;
  readonly player: Player;
}

/** How players come into sessions and leave them: the rules are checked, the disk is written, then all are notified. */
export class PlayerService {
  readonly #parts: PlayerServiceParts;
  /** Joins on their way to disk. A second request of the same phone waits for the same write. */
  readonly #writes = new Map<Player, Promise<void>>();
  /** Leaves on their way to disk. Who comes back meanwhile waits, and is then new. */
  readonly #leaves = new Map<Player, Promise<void>>();

  constructor(parts: PlayerServiceParts) {
    this.#parts = parts;
  }

  /**
   * Adds a player to a session; resolves once the join is on disk. Throws session_locked or the codes of
   * SessionRegistry.join as Refusals.
   */
  async join(
    session: LiveSession,
    typedName: string,
    token: string,
    address: string,
  ): Promise<SessionPlayer> {
    const tokenHash = hashSecret(token);
    await this.#untilLeft(session, tokenHash);
    const { registry, games } = this.#parts;
    const isKnown = session.players.has(tokenHash);
    const refusal = isKnown ? undefined : games.joinRefusal(session.sessionCode, typedName);
    if (refusal) throw new Refusal(refusal);
    const hasAnswered = ({ playerId }: Player) => games.hasAnswered(session.sessionCode, playerId);
    const { player, displaced } = registry.join(session, { typedName, tokenHash, address }, hasAnswered);
    await Promise.all([displaced && this.#displace(session, displaced), this.#untilStored(session, player)]);
    return { session, player };
  }

  /** Finds the player whom a phone's token belongs to. Throws token_invalid or player_removed as a Refusal. */
  async rejoin(session: LiveSession, token: string, address: string): Promise<SessionPlayer> {
    const tokenHash = hashSecret(token);
    await this.#untilLeft(session, tokenHash);
    const player = this.#parts.registry.rejoin(session, tokenHash);
    player.address = address;
    await this.#untilStored(session, player);
    return { session, player };
  }

  /** Whether the player is still in the session; another window of the same phone may have left it. */
  isIn({ session, player }: SessionPlayer): boolean {
    return this.#parts.registry.isIn(session, player);
  }

  /** Takes out a player who leaves: on disk first, so that a failed write leaves everything as it was. */
  async leave(joined: SessionPlayer): Promise<void> {
    const { session, player } = joined;
    await this.#leaveOnce(joined, () =>
      this.#parts.store.delete(session.sessionCode, keyOfPlayer(player.tokenHash)),
    );
  }

  /** `write` brings it to disk. Whoever leaves and is removed at once is out once. */
  async #leaveOnce(joined: SessionPlayer, write: () => Promise<void>): Promise<void> {
    if (!this.isIn(joined)) return;
    const { player } = joined;
    let leave = this.#leaves.get(player);
    if (!leave) {
      leave = this.#leave(joined, write).finally(() => this.#leaves.delete(player));
      this.#leaves.set(player, leave);
    }
    await leave;
  }

  /** A phone speaks for the player. */
  connected({ session, player }: SessionPlayer): void {
    this.#parts.presence.connected(session, player);
  }

  /** The last connection that spoke for the player has ended. */
  connectionLost({ session, player }: SessionPlayer): void {
    this.#parts.presence.lost(session, player);
  }

  /** A host gave the player another name, which the game's rules allow. */
  async rename(renamed: SessionPlayer, name: string): Promise<void> {
    const { registry, store, broadcast } = this.#parts;
    const { session, player } = renamed;
    // Written after a leave that is on its way, the player would be back after a restart.
    await this.#untilLeft(session, player.tokenHash);
    if (!this.isIn(renamed)) return;
    registry.rename(session, player, name);
    await storePlayer(store, session.sessionCode, player);
    broadcast.playersChanged(session);
    // Who is away is told by name.
    if (player.isAway) broadcast.awayChanged(session);
    broadcast.playerChanged(session, player);
  }

  /** A host removed the player: the phone is told, also when it comes back later. */
  async remove(removed: SessionPlayer): Promise<void> {
    const { store, broadcast } = this.#parts;
    const { session, player } = removed;
    await this.#leaveOnce(removed, async () => {
      await storePlayer(store, session.sessionCode, { ...player, removed: true });
      session.removed.add(player.tokenHash);
    });
    broadcast.playerRemoved(session, player);
  }

  /** A host removed the player with many others: the phone may come back, also under the same name. */
  async giveUp(given: SessionPlayer): Promise<void> {
    await this.leave(given);
    // Its phones come back by themselves, and learn that the place is gone.
    this.#parts.broadcast.playerChanged(given.session, given.player);
  }

  /** A host shows names as they are. */
  namesUncovered(session: LiveSession): void {
    this.#parts.broadcast.sessionChanged(session);
  }

  async #untilLeft(session: LiveSession, tokenHash: string): Promise<void> {
    const player = session.players.get(tokenHash);
    // A leave that failed is told to whoever left.
    if (player) await this.#leaves.get(player)?.catch(() => undefined);
  }

  async #leave({ session, player }: SessionPlayer, write: () => Promise<void>): Promise<void> {
    const { registry, games, broadcast, log } = this.#parts;
    await write();
    registry.leave(session, player);
    games.leave(session.sessionCode, player.playerId);
    log('debug', `a player left ${session.sessionCode}`);
    broadcast.playersChanged(session);
  }

  /** The session has given the player's place to somebody else; the game, the disk and the phone follow. */
  async #displace(session: LiveSession, player: Player): Promise<void> {
    const { store, games, broadcast, log } = this.#parts;
    games.leave(session.sessionCode, player.playerId);
    await store.delete(session.sessionCode, keyOfPlayer(player.tokenHash));
    log('debug', `a player gave way to another one in ${session.sessionCode}`);
    broadcast.playerChanged(session, player);
  }

  async #untilStored(session: LiveSession, player: Player): Promise<void> {
    if (player.isPresent) return;
    let write = this.#writes.get(player);
    if (!write) {
      write = this.#store(session, player).finally(() => this.#writes.delete(player));
      this.#writes.set(player, write);
    }
    await write;
  }

  async #store(session: LiveSession, player: Player): Promise<void> {
    const { registry, store, games, broadcast, log } = this.#parts;
    try {
      await storePlayer(store, session.sessionCode, player);
    } catch (error) {
      registry.leave(session, player);
      throw error;
    }
    registry.admit(session, player);
    log('debug', `a player joined ${session.sessionCode}`);
    broadcast.playersChanged(session);
    await games.join(session.sessionCode, player);
  }
}
