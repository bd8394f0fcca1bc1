import { QuizHubGameEvent } from '../../contract/gameHubs';
import type { HostDevice, HostGame } from '../../contract/hostGame';
import type { LiveGames } from '../game/service/liveGames';
import type { Hub } from '../signalr/hub';
import { FIRST_DEVICE, hostDevicesOf } from './hostDevices';
import type { LiveSession } from './liveSession';

export interface HostBroadcastParts {
  monitors: Pick<Hub, 'sendToGroup' | 'groupSize'>;
  games: LiveGames;
}

/** The group of one host device's connections on the quiz hub. */
export function deviceGroup(sessionCode: string, deviceId: string): string {
  return `${sessionCode} host ${deviceId}`;
}

/** Sends each of a session's host devices what only hosts see, and which of the devices it is itself. */
export class HostBroadcast {
  readonly #parts: HostBroadcastParts;

  constructor(parts: HostBroadcastParts) {
    this.#parts = parts;
  }

  /** Sends it now, as often as it is called. */
  send(session: LiveSession): void {
    const game = this.#parts.games.get(session.sessionCode);
    const connected = hostDevicesOf(session).filter((deviceId) => this.#isConnected(session, deviceId));
    if (!game || connected.length === 0) return;
    const hostGame = this.#parts.games.hostGame(game);
    for (const deviceId of connected) {
      const sent: HostGame = { ...hostGame, devices: this.#devices(session, deviceId) };
      const group = deviceGroup(session.sessionCode, deviceId);
      this.#parts.monitors.sendToGroup(group, QuizHubGameEvent.HostUpdated, sent);
    }
  }

  /** Tells a device that it was sent away. */
  hostDismissed({ sessionCode }: LiveSession, deviceId: string): void {
    this.#parts.monitors.sendToGroup(deviceGroup(sessionCode, deviceId), QuizHubGameEvent.HostDismissed);
  }

  #devices(session: LiveSession, receiver: string): HostDevice[] {
    return hostDevicesOf(session).map((deviceId) => ({
      deviceId,
      kind: deviceId === FIRST_DEVICE ? 'session' : 'remote',
      connected: this.#isConnected(session, deviceId),
      own: deviceId === receiver,
    }));
  }

  #isConnected({ sessionCode }: LiveSession, deviceId: string): boolean {
    return this.#parts.monitors.groupSize(deviceGroup(sessionCode, deviceId)) > 0;
  }
}
