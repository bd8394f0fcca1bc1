import type { Session } from '../../contract/session';
import { GameHubEvent, QuizHubEvent } from '../../contract/hubs';
import { Pacer, type Schedule } from '../pacer';
import { participantsOf, type Room } from './session';
import type { Hub } from '../signalr/hub';

/** How a hub's connections are reached, in groups by room code. */
export type Audience = Pick<Hub, 'sendToGroup' | 'disconnectGroup'>;

const NOBODY: Audience = { sendToGroup: () => undefined, disconnectGroup: () => undefined };

const MONITOR_PACE_MS = 50;
const PHONE_PACE_MS = 1000;
/**
 * Every PlayerJoined carries the whole list, so a burst at a fixed pace costs bytes with the square of the room. A pause
 * that grows with the list, from 250 players on, keeps the bytes per second level: about 75 KB for names of eleven
 * letters. What one monitor receives in all while a room fills within ten seconds: 21 KB for 50 players, 294 KB for 200,
 * 544 KB for 500, 633 KB for 1,000. Joins that are further apart than the pause are each a list of their own.
 */
const MONITOR_PACE_PER_PLAYER_MS = 0.2;

/** Tells monitors and phones what changed in a room: at once, then no more often than a screen or a phone needs. */
export class LobbyBroadcast {
  readonly #monitorPacer: Pacer;
  readonly #phonePacer: Pacer;
  #monitors = NOBODY;
  #phones = NOBODY;

  constructor(
    schedule: Schedule,
    private readonly sessionOf: (room: Room) => Session,
  ) {
    this.#monitorPacer = new Pacer(schedule);
    this.#phonePacer = new Pacer(schedule);
  }

  /** Says how a session's monitors are reached. */
  reachMonitors(monitors: Audience): void {
    this.#monitors = monitors;
  }

  /** Says how a session's phones are reached. */
  reachPhones(phones: Audience): void {
    this.#phones = phones;
  }

  /** Somebody joined or left: monitors get the newest list, phones the newest count. */
  playersChanged(room: Room): void {
    const code = room.sessionCode;
    const monitorPace = (): number =>
      Math.max(MONITOR_PACE_MS, MONITOR_PACE_PER_PLAYER_MS * room.players.size);
    this.#monitorPacer.run(code, monitorPace, () =>
      this.#monitors.sendToGroup(code, QuizHubEvent.PlayerJoined, { players: participantsOf(room) }),
    );
    this.#phonePacer.run(
      code,
      () => PHONE_PACE_MS,
      () =>
        this.#phones.sendToGroup(code, GameHubEvent.PlayerCountChanged, { playerCount: room.playerCount }),
    );
  }

  /** What a monitor shows besides the players changed. */
  sessionChanged(room: Room): void {
    this.#monitors.sendToGroup(room.sessionCode, QuizHubEvent.SessionUpdated, this.sessionOf(room));
  }

  /** Disconnects all phones and monitors: they come back by themselves, and are told that the session is unknown. */
  sessionEnded(room: Room): void {
    for (const hub of [this.#phones, this.#monitors]) hub.disconnectGroup(room.sessionCode);
  }

  close(): void {
    this.#monitorPacer.close();
    this.#phonePacer.close();
  }
}
