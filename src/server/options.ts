import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { DEFAULT_PORT } from '../contract/limits';
import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from '../contract/roomCode';
import { TrustedProxies } from './access/caller';
import { openLevelSessionStore } from './store/levelSessionStore';
import type { Log } from '../session/ports';
import { scheduleWithTimer, type Schedule } from '../session/schedule';
import type { SessionStore } from './store/store';

export interface ServerLimits {
  maxSessions: number;
  maxPlayers: number;
  /** The most TCP connections at once, for HTTP and hubs, as ConnectionPlaces shares them; more are closed. */
  maxConnections: number;
  /** The most hub connections among them; more are refused with 503, so that pages and REST get through. */
  maxHubConnections: number;
  /**
   * The most connections that still owe a request, a body or a handshake, as UnfinishedConnections shares them. When
   * 200 phones behind one router open the page at the same moment, there are a few hundred, for moments.
   */
  maxUnfinished: number;
  /** Milliseconds for a request's headers, and for all of it. A phone on bad Wi-Fi needs seconds. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  /** Milliseconds for which an upload, which may take far longer, may stand still. */
  uploadIdleMs: number;
  /** Milliseconds, or up to twice as many, after which a connection that reads no answer is closed. */
  answerTimeoutMs: number;
}

export interface QuizServerOptions {
  /** The folder of sessions and quiz files. */
  dataFolder: string;
  /** The folder of the built client; may be missing. */
  clientFolder: string;
  /** 0 asks for a free one. */
  port?: number;
  /** How many ports are tried in turn, if others are using them; only `port` itself by default. */
  portsToTry?: number;
  /** The address to listen on; all of the machine's by default. */
  host?: string;
  /** The address that players use, if it is not the machine's own. */
  publicUrl?: string;
  allowedOrigins?: readonly string[];
  /** The Redis that several servers share, as `redis://:password@host:6379`; without it, sessions are on disk. */
  redisUrl?: string;
  /** Where those servers reach this one; its first network address by default. */
  internalUrl?: string;
  /** Proxies on other machines whose X-Forwarded-For is trusted; those on this machine always are. */
  proxies?: TrustedProxies;
  /** Whether the evening that comes with the program is offered. */
  hasHouseEvening?: boolean;
  /** Whether everybody may open sessions, rather than only this machine and whoever has the server's key. */
  isHostingOpen?: boolean;
  /** Returns the networks that phones may use, as the system names them. */
  readInterfaces?: typeof networkInterfaces;
  /** Milliseconds since 1970. */
  now?(): number;
  /** Monotonic milliseconds. The server ignores fractions, whose sums would be inexact. */
  clock?(): number;
  createRoomCode?(): string;
  schedule?: Schedule;
  /** Returns a number from 0 to below 1: decides what pretend teams do in a rehearsal. */
  random?(): number;
  /** Ends the process, which another start on the same data folder may ask for. */
  stop?(): void;
  /** `isRepaired`: tables may be damaged, and whatever is legible is to be read. */
  openStore?(folder: string, isRepaired?: boolean): Promise<SessionStore>;
  log?: Log;
  limits?: Partial<ServerLimits>;
}

/** The options that may stay unset. */
type Unset = 'host' | 'publicUrl' | 'redisUrl' | 'internalUrl';

export type ResolvedOptions = Required<Omit<QuizServerOptions, Unset | 'limits'>> &
  Pick<QuizServerOptions, Unset> & { limits: ServerLimits };

const DEFAULT_LIMITS: ServerLimits = {
  maxSessions: 500,
  maxPlayers: 2_000,
  maxConnections: 5000,
  maxHubConnections: 4500,
  maxUnfinished: 3000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  uploadIdleMs: 15_000,
  answerTimeoutMs: 60_000,
};

/** Fills in defaults for missing options. */
export function resolveOptions(options: QuizServerOptions): ResolvedOptions {
  return {
    port: DEFAULT_PORT,
    portsToTry: 1,
    allowedOrigins: [],
    proxies: new TrustedProxies(),
    hasHouseEvening: false,
    isHostingOpen: false,
    readInterfaces: networkInterfaces,
    now: Date.now,
    createRoomCode: createRandomRoomCode,
    schedule: scheduleWithTimer,
    random: Math.random,
    stop: () => undefined,
    openStore: openLevelSessionStore,
    log: () => undefined,
    ...options,
    clock: () => Math.trunc(options.clock?.() ?? performance.now()),
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  };
}

/** The alphabet's length divides 256, so every letter is equally likely. */
function createRandomRoomCode(): string {
  const bytes = [...randomBytes(ROOM_CODE_LENGTH)];
  return bytes.map((byte) => ROOM_CODE_ALPHABET[byte % ROOM_CODE_ALPHABET.length]).join('');
}
