import { playerGroup } from '../game/service/groups';
import type { PlayerService, SessionPlayer } from '../sessions/playerService';
import type { Hub, HubConnection } from '../signalr/hub';

/** Which player each connection of the game hub speaks for, and whether a player has any connection. */
export class PlayerConnections {
  readonly #hub: Hub;
  readonly #players: PlayerService;
  readonly #known = new WeakMap<HubConnection, SessionPlayer>();
  /** Those whose end is listened for. */
  readonly #heard = new WeakSet<HubConnection>();

  constructor(hub: Hub, players: PlayerService) {
    this.#hub = hub;
    this.#players = players;
  }

  /** The player whom the connection speaks for; undefined once the player is out of the session. */
  playerOf(connection: HubConnection): SessionPlayer | undefined {
    const known = this.#known.get(connection);
    return known && this.#players.isIn(known) ? known : undefined;
  }

  /** From now on the connection speaks for this player. Where it does so already, nothing changes. */
  put(connection: HubConnection, joined: SessionPlayer): void {
    if (this.playerOf(connection)?.player === joined.player) return;
    this.remove(connection);
    this.#known.set(connection, joined);
    const { session, player } = joined;
    this.#hub.addToGroup(connection, session.sessionCode);
    this.#hub.addToGroup(connection, playerGroup(session.sessionCode, player.playerId));
    this.#players.connected(joined);
    if (!this.#heard.has(connection)) {
      this.#heard.add(connection);
      connection.signal.addEventListener('abort', () => this.remove(connection));
    }
    // A method that awaited something may come here after its caller has gone.
    if (connection.signal.aborted) this.remove(connection);
  }

  remove(connection: HubConnection): void {
    const known = this.#known.get(connection);
    if (!known) return;
    this.#known.delete(connection);
    const { sessionCode } = known.session;
    const group = playerGroup(sessionCode, known.player.playerId);
    this.#hub.removeFromGroup(connection, sessionCode);
    this.#hub.removeFromGroup(connection, group);
    if (this.#hub.groupSize(group) === 0) this.#players.connectionLost(known);
  }
}
