import { GameHubPlayEvent } from '../../contract/gameHubs';
import { GameHubEvent, QuizHubEvent } from '../../contract/hubs';
import type { Session } from '../../contract/session';
import { playerGroup } from '../game/service/groups';
import type { Schedule } from '../schedule';
import type { Hub } from '../signalr/hub';
import { Throttle } from '../throttle';
import type { LiveSession, Player } from './liveSession';

/** How a hub's connections are reached, in groups by room code. */
export type Audience = Pick<Hub, 'sendToGroup' | 'disconnectGroup' | 'groupSize'>;

export interface SessionBroadcastParts {
  monitors: Audience;
  phones: Audience;
  schedule: Schedule;
  describeSession(session: LiveSession): Session;
  /** The names of a session's players as monitors see them. */
  participants(session: LiveSession): string[];
}

const MONITOR_INTERVAL_MS = 50;
const PHONE_INTERVAL_MS = 1_000;
/** Many phones may come and go at once, as when the Wi-Fi fails. */
const AWAY_INTERVAL_MS = 1_000;
/**
 * Every PlayerJoined carries the whole list, so a burst at a fixed interval would cost bytes with the square of the
 * players. An interval that grows with the list keeps the bytes per second constant.
 */
const MONITOR_INTERVAL_PER_PLAYER_MS = 0.2;

/** Notifies monitors and phones of what changed in a session: at once, then no more often than they need. */
export class SessionBroadcast {
  readonly #parts: SessionBroadcastParts;
  readonly #monitorThrottle: Throttle;
  readonly #phoneThrottle: Throttle;
  readonly #awayThrottle: Throttle;

  constructor(parts: SessionBroadcastParts) {
    this.#parts = parts;
    this.#monitorThrottle = new Throttle(parts.schedule);
    this.#phoneThrottle = new Throttle(parts.schedule);
    this.#awayThrottle = new Throttle(parts.schedule);
  }

  /** Somebody joined or left: monitors get the newest list, phones the newest count. */
  playersChanged(session: LiveSession): void {
    const { monitors, phones, participants } = this.#parts;
    const code = session.sessionCode;
    const monitorInterval = (): number =>
      Math.max(MONITOR_INTERVAL_MS, MONITOR_INTERVAL_PER_PLAYER_MS * session.players.size);
    this.#monitorThrottle.run(code, monitorInterval, () =>
      monitors.sendToGroup(code, QuizHubEvent.PlayerJoined, { players: participants(session) }),
    );
    this.#phoneThrottle.run(
      code,
      () => PHONE_INTERVAL_MS,
      () => phones.sendToGroup(code, GameHubEvent.PlayerCountChanged, { playerCount: session.playerCount }),
    );
  }

  /** What a monitor shows besides the players changed. */
  sessionChanged(session: LiveSession): void {
    const { monitors, describeSession } = this.#parts;
    monitors.sendToGroup(session.sessionCode, QuizHubEvent.SessionUpdated, describeSession(session));
  }

  /** Other players than before are away. */
  awayChanged(session: LiveSession): void {
    this.#awayThrottle.run(
      session.sessionCode,
      () => AWAY_INTERVAL_MS,
      () => this.sessionChanged(session),
    );
  }

  /**
   * Tells all phones that a host has ended the session, and disconnects them and the monitors: whoever comes back
   * learns that the session is unknown.
   */
  sessionEnded({ sessionCode }: LiveSession): void {
    const { monitors, phones } = this.#parts;
    phones.sendToGroup(sessionCode, GameHubPlayEvent.SessionEnded);
    for (const hub of [phones, monitors]) hub.disconnectGroup(sessionCode);
  }

  /** Disconnects one player's phone: it comes back by itself, and learns what has become of its player. */
  playerChanged({ sessionCode }: LiveSession, { playerId }: Player): void {
    this.#parts.phones.disconnectGroup(playerGroup(sessionCode, playerId));
  }

  /** Tells one player's phone that a host has removed the player, and disconnects it. */
  playerRemoved(session: LiveSession, player: Player): void {
    const group = playerGroup(session.sessionCode, player.playerId);
    this.#parts.phones.sendToGroup(group, GameHubPlayEvent.PlayerRemoved);
    this.playerChanged(session, player);
  }

  close(): void {
    this.#monitorThrottle.close();
    this.#phoneThrottle.close();
    this.#awayThrottle.close();
  }
}
