import type { Log } from '../log';
import type { SeasonSummary } from '../../contract/seasons';
import type { Season } from '../../game/season/season';
import type { PlayedQuizzes } from '../seasons/played';
import type { Quizzes } from '../quizzes/quizzes';
import type { SessionMedia } from '../quizzes/media/sessionMedia';
import type { Schedule } from '../schedule';
import type { Hub } from '../signalr/hub';
import type { SessionWriter, SharedStore, Store } from '../store/sessionDocuments';

/** The connections of a hub, reached in groups by room code. */
export type Audience = Pick<Hub, 'sendToGroup' | 'sendToGroups' | 'disconnectGroup' | 'groupSize'>;

/** Returns the group of a player's connections on the game hub. The room code alone: all phones. */
export function playerGroup(sessionCode: string, playerId: string): string {
  return `${sessionCode} ${playerId}`;
}

/** Returns the group of the connections of one of a player's phones. */
export function phoneGroup(sessionCode: string, playerId: string, deviceId: string): string {
  return `${playerGroup(sessionCode, playerId)} ${deviceId}`;
}

/** Returns the group of a host device's connections on the quiz hub. The room code alone: all monitors. */
export function deviceGroup(sessionCode: string, deviceId: string): string {
  return `${sessionCode} host ${deviceId}`;
}

/** Replaces the services of a real session with those of a rehearsal. */
export type Rehearsed = (services: SessionServices) => SessionServices;

/** What a live session needs from outside: its store, whom to notify, what is played, and the time. */
export interface SessionServices {
  store: SessionWriter & Pick<Store, 'notice'>;
  /** The store if other processes share it; absent if nobody else has these sessions. */
  shared?: SharedStore | undefined;
  monitors: Audience;
  phones: Audience;
  quizzes: Pick<Quizzes, 'get' | 'refresh' | 'readAnew'>;
  media: Pick<SessionMedia, 'keep' | 'drop' | 'look' | 'urlOf' | 'faultOf'>;
  /** The season files, whichever process may change them. Reading and saving throw Refusals. */
  seasons: {
    /** All readable seasons, the most recently written first. */
    list(): Promise<SeasonSummary[]>;
    read(seasonId: string): Promise<{ season: Season; etag: string }>;
    /** `etag` is the version that the change is based on. Throws season_changed, save_failed. */
    save(seasonId: string, season: Season, etag: string): Promise<void>;
  };
  played: Pick<PlayedQuizzes, 'note' | 'playedBefore'>;
  /** What the venue wants everybody to know before the first round; undefined if nothing. */
  houseRules(): Promise<string | undefined>;
  /** Returns the addresses where phones join, likeliest first, such as `http://192.168.1.7:5000/join`. */
  joinPages(): string[];
  limits: { maxPlayers: number };
  /** How many times faster than usual games are played; absent for the usual speed. */
  speed?: number | undefined;
  /** Monotonic milliseconds, without fractions, for events, views and tickets. */
  clock(): number;
  /** Milliseconds since 1970, only for the record: no rule depends on it while the server runs. */
  now(): number;
  schedule: Schedule;
  log: Log;
}
