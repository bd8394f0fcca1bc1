import type { GameService } from '../game/service/gameService';
import type { Schedule } from '../schedule';
import type { LiveSession, Player } from './liveSession';
import type { SessionBroadcast } from './sessionBroadcast';
import type { SessionRegistry } from './sessionRegistry';

export interface PlayerPresenceParts {
  registry: SessionRegistry;
  games: GameService;
  broadcast: SessionBroadcast;
  schedule: Schedule;
}

/** A phone that locks its screen or changes its Wi-Fi is back within this time. */
const AWAY_AFTER_MS = 30_000;

/** Which players are away: those without a connection for half a minute. Until then nobody need know of the loss. */
export class PlayerPresence {
  readonly #parts: PlayerPresenceParts;
  /** Those whose last connection was lost a short while ago, with what cancels the end of the wait. */
  readonly #waiting = new Map<Player, () => void>();
  #isClosed = false;

  constructor(parts: PlayerPresenceParts) {
    this.#parts = parts;
  }

  /** A phone speaks for the player. */
  connected(session: LiveSession, player: Player): void {
    const { games, broadcast } = this.#parts;
    this.#stopWaiting(player);
    games.setConnected(session.sessionCode, player.playerId, true);
    if (!player.isAway) return;
    player.isAway = false;
    broadcast.awayChanged(session);
  }

  /** The player's last connection is lost, or the server started again and has none as yet. */
  lost(session: LiveSession, player: Player): void {
    if (this.#isClosed || player.isAway || !this.#parts.registry.isIn(session, player)) return;
    this.#stopWaiting(player);
    const cancel = this.#parts.schedule(() => this.#waited(session, player), AWAY_AFTER_MS);
    this.#waiting.set(player, cancel);
  }

  /** Cancels all waits; none begins after that. */
  close(): void {
    this.#isClosed = true;
    for (const player of [...this.#waiting.keys()]) this.#stopWaiting(player);
  }

  #waited(session: LiveSession, player: Player): void {
    const { registry, games, broadcast } = this.#parts;
    this.#waiting.delete(player);
    if (!registry.isIn(session, player)) return;
    player.isAway = true;
    games.setConnected(session.sessionCode, player.playerId, false);
    broadcast.awayChanged(session);
  }

  #stopWaiting(player: Player): void {
    this.#waiting.get(player)?.();
    this.#waiting.delete(player);
  }
}
