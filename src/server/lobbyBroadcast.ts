import type { Session } from '../contract/session';
import { GameHubEvent, QuizHubEvent } from '../contract/hubs';
import { Pacer, type Schedule } from './pacer';
import { participantsOf, type Room } from './room';

/** Sends an event to everybody who watches, or plays in, the session with this code. */
export type SendToSession = (sessionCode: string, event: string, payload: unknown) => void;

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
  #toMonitors: SendToSession = () => undefined;
  #toPhones: SendToSession = () => undefined;

  constructor(
    schedule: Schedule,
    private readonly sessionOf: (room: Room) => Session,
  ) {
    this.#monitorPacer = new Pacer(schedule);
    this.#phonePacer = new Pacer(schedule);
  }

  /** Says how events get to a session's monitors. */
  reachMonitors(send: SendToSession): void {
    this.#toMonitors = send;
  }

  /** Says how events get to a session's phones. */
  reachPhones(send: SendToSession): void {
    this.#toPhones = send;
  }

  /** Somebody joined or left: monitors get the newest list, phones the newest count. */
  playersChanged(room: Room): void {
    const code = room.sessionCode;
    const monitorPace = (): number =>
      Math.max(MONITOR_PACE_MS, MONITOR_PACE_PER_PLAYER_MS * room.players.size);
    this.#monitorPacer.run(code, monitorPace, () =>
      this.#toMonitors(code, QuizHubEvent.PlayerJoined, { players: participantsOf(room) }),
    );
    this.#phonePacer.run(
      code,
      () => PHONE_PACE_MS,
      () => this.#toPhones(code, GameHubEvent.PlayerCountChanged, { playerCount: room.playerCount }),
    );
  }

  /** What a monitor shows besides the players changed. */
  sessionChanged(room: Room): void {
    this.#toMonitors(room.sessionCode, QuizHubEvent.SessionUpdated, this.sessionOf(room));
  }

  close(): void {
    this.#monitorPacer.close();
    this.#phonePacer.close();
  }
}
