import { Refusal } from '../refusal';
import type { GameService } from '../game/service/gameService';
import { deviceGroup } from '../sessions/hostBroadcast';
import { hostDevicesOf } from '../sessions/hostDevices';
import type { LiveSession } from '../sessions/liveSession';
import type { SessionRegistry } from '../sessions/sessionRegistry';
import type { Hub, HubConnection } from '../signalr/hub';

/** A session, and the device that commands it. */
export interface Host {
  session: LiveSession;
  deviceId: string;
}

/** What a connection watches; `deviceId` where it is a host's. */
type Watching = Omit<Host, 'deviceId'> & Partial<Host>;

export interface MonitorConnectionsParts {
  hub: Hub;
  registry: SessionRegistry;
  games: GameService;
}

/** Which session each connection of the quiz hub watches, and which of them are hosts'. */
export class MonitorConnections {
  readonly #parts: MonitorConnectionsParts;
  readonly #watching = new WeakMap<HubConnection, Watching>();
  /** Those whose end is listened for. */
  readonly #heard = new WeakSet<HubConnection>();

  constructor(parts: MonitorConnectionsParts) {
    this.#parts = parts;
  }

  /** From now on the connection watches this session, and commands it as the device, where one is given. */
  watch(connection: HubConnection, session: LiveSession, deviceId?: string): void {
    const { hub, registry } = this.#parts;
    registry.touch(session);
    this.#leave(connection);
    hub.addToGroup(connection, session.sessionCode);
    this.#watching.set(connection, { session, deviceId });
    if (deviceId !== undefined) this.#enter(connection, { session, deviceId });
    // A method that awaited something may come here after its caller has gone.
    if (connection.signal.aborted) this.#leave(connection);
  }

  /** Whether this connection commands the session. */
  isHostOf(connection: HubConnection, session: LiveSession): boolean {
    const watching = this.#watching.get(connection);
    return watching?.session === session && this.#isHost(watching);
  }

  /** Who commands by this connection. Throws not_host or session_not_found as a Refusal. */
  hostOf(connection: HubConnection): Host {
    const watching = this.#watching.get(connection);
    if (!watching || !this.#isHost(watching)) throw new Refusal('not_host');
    const { session, deviceId } = watching;
    if (!this.#parts.registry.isOpen(session)) throw new Refusal('session_not_found');
    return { session, deviceId };
  }

  /** A device that was sent away is no host from that moment on, whatever it registered as. */
  #isHost(watching: Watching): watching is Host {
    const { session, deviceId } = watching;
    return deviceId !== undefined && hostDevicesOf(session).includes(deviceId);
  }

  #enter(connection: HubConnection, { session, deviceId }: Host): void {
    const { hub, games } = this.#parts;
    hub.addToGroup(connection, deviceGroup(session.sessionCode, deviceId));
    if (!this.#heard.has(connection)) {
      this.#heard.add(connection);
      connection.signal.addEventListener('abort', () => this.#leave(connection));
    }
    games.hostsChanged(session.sessionCode);
  }

  #leave(connection: HubConnection): void {
    const { hub, games } = this.#parts;
    const former = this.#watching.get(connection);
    if (!former) return;
    this.#watching.delete(connection);
    const { session, deviceId } = former;
    hub.removeFromGroup(connection, session.sessionCode);
    if (deviceId === undefined) return;
    hub.removeFromGroup(connection, deviceGroup(session.sessionCode, deviceId));
    games.hostsChanged(session.sessionCode);
  }
}
