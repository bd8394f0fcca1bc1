import type { MediaFault, MediaKind } from '../contract/media';
import type { Notice } from '../contract/toMonitors';
import type { Venue } from '../contract/venue';
import type { SeasonSummary } from '../contract/seasons';
import type { HostGame } from '../contract/toHosts';
import type { Plan } from '../game/plan';
import type { Season } from '../game/season/season';
import type { PlayedQuiz } from './results/playedQuiz';
import type { Schedule } from './schedule';

/**
 * The log of what happens. A message is one short line and never contains a token. Messages that differ only in a
 * part, such as a name, share a `kind`, so that a repeat limit counts them together.
 */
export type Log = (level: 'error' | 'warn' | 'info' | 'debug', message: string, kind?: string) => void;

/**
 * Writes sessions. Each session is a set of documents with their own keys, so that a join or an answer writes
 * only a few bytes. Writes take effect in the order of the calls.
 */
export interface SessionWriter {
  /** `value` is plain JSON. */
  put(sessionCode: string, key: string, value: unknown): Promise<void>;
  delete(sessionCode: string, key: string): Promise<void>;
  /** Deletes everything that a session has, including writes requested just before. */
  deleteSession(sessionCode: string): Promise<void>;
}

/** A one-way function with an output that nobody can guess. The same text always gives the same hash. */
export interface Hash {
  of(text: string): string;
  /** Whoever does not have the key cannot try out texts. */
  keyed(key: string, text: string): string;
}

/** One connection of a client, as the methods of a hub see it. */
export interface Connection {
  readonly id: string;
  /** Where the client is, as far as the ground can tell; the same for everybody behind one router. */
  readonly address: string;
  /** Aborted when the connection has ended. */
  readonly signal: AbortSignal;
  /** Calls the handlers of an event on this connection alone. */
  send(event: string, ...args: unknown[]): void;
}

/** The connections of a hub, reached in groups by room code. A group exists while it has members. */
export interface Audience {
  sendToGroup(group: string, event: string, ...args: unknown[]): void;
  /** Does the same for several groups, which share one message. */
  sendToGroups(groups: readonly string[], event: string, ...args: unknown[]): void;
  /** Disconnects every connection of the group but `kept`; clients may reconnect. */
  disconnectGroup(group: string, kept?: Connection): void;
  groupSize(group: string): number;
  /**
   * Sends a group's connections a sign of life this often, in milliseconds, if there is nothing else to send;
   * undefined: as seldom as is possible.
   */
  pingGroup(group: string, everyMs: number | undefined): void;
}

/** The same, for methods that decide which connection belongs to which group. */
export interface Groups extends Audience {
  addToGroup(connection: Connection, group: string): void;
  removeFromGroup(connection: Connection, group: string): void;
}

/** A method that clients may call, with whatever JSON they send as arguments. Throws Refusals. */
export type Method = (connection: Connection, ...args: unknown[]) => Promise<unknown>;

/** A quiz that can be played. `source` is its file's JSON, which nobody may change. */
export interface PlayableQuiz {
  quizId: string;
  quizName: string;
  quizDescription: string;
  source: unknown;
  /** How many questions there are to ask, without drafts and the tie-break. */
  questionCount: number;
}

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
  store: SessionWriter & {
    /** What hosts should know of the store; undefined as long as all is well. */
    readonly notice: Notice | undefined;
    /** False while another process may have taken the session. */
    readonly isSure?: boolean;
  };
  monitors: Audience;
  phones: Audience;
  quizzes: {
    /** Returns a quiz as it was last read; undefined if there is none that can be played. */
    get(quizId: string): PlayableQuiz | undefined;
    /** Reads the quizzes again if they were not read just now. */
    refresh(): Promise<unknown>;
    /** Reads them again in any case. */
    readAnew(): Promise<unknown>;
  };
  media: {
    /** Gives a session addresses for these files, and for no others. */
    keep(sessionCode: string, fileNames: Iterable<string>): void;
    drop(sessionCode: string): void;
    /** Looks at files again; returns whether any of them has changed. Never fails. */
    look(fileNames: Iterable<string>): Promise<boolean>;
    /** Returns a file's address in a session; undefined if it cannot be shown as a medium of this kind. */
    urlOf(sessionCode: string, kind: MediaKind, fileName: string): string | undefined;
    faultOf(kind: MediaKind, fileName: string): MediaFault | undefined;
  };
  /** The season files, whichever process may change them. Reading and saving throw Refusals. */
  seasons: {
    /** All readable seasons, the most recently written first. */
    list(): Promise<SeasonSummary[]>;
    read(seasonId: string): Promise<{ season: Season; etag: string }>;
    /** `etag` is the version that the change is based on. Throws season_changed, save_failed. */
    save(seasonId: string, season: Season, etag: string): Promise<void>;
  };
  played: {
    /** Records what an evening's n-th quiz asked, in place of any earlier record. Throws if that fails. */
    note(n: number, played: PlayedQuiz): Promise<void>;
    /** Returns the evenings of a season on which these teams were asked questions of this quiz; the latest first. */
    playedBefore(
      source: unknown,
      seasonId: string,
      season: Season,
      teams: readonly string[],
    ): Promise<NonNullable<HostGame['playedBefore']>>;
  };
  /** Returns how the words of typed answers are compared in a language; absent: in none. */
  languageRules?: ((language: string) => Plan['languageRules']) | undefined;
  hash: Hash;
  /** What the venue wants everybody to know before the first round and at the end, as it is now. Never fails. */
  venue(): Promise<Pick<Venue, 'rules' | 'nextDate'>>;
  /** Returns what stars bad words where a quiz is in this language; undefined: the quiz does not say which. */
  starWords(language: string | undefined): Plan['starWords'];
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
