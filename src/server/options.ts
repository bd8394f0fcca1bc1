import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { DEFAULT_PORT } from '../contract/limits';
import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from '../contract/roomCode';
import { TrustedProxies } from './access/caller';
import { openLevelSessionStore } from './store/levelSessionStore';
import type { Log } from './log';
import { scheduleWithTimer, type Schedule } from './schedule';
import type { SessionStore } from './store/sessionDocuments';

export interface ServerLimits {
  maxSessions: number;
  maxPlayers: number;
  /** TCP connections at once, for HTTP and hubs together, as ConnectionPlaces shares them; further ones are closed. */
  maxConnections: number;
  /** Hub connections among them; more are refused with 503, so that pages and REST still get through. */
  maxHubConnections: number;
  /**
   * In milliseconds: how long a request's head may take to arrive, and all of it. A phone on bad Wi-Fi needs seconds.
   */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  /** In milliseconds: a connection that reads nothing of its answer is closed after this time, or twice it at most. */
  answerTimeoutMs: number;
}

export interface QuizServerOptions {
  /** Where sessions and quiz files live. */
  dataFolder: string;
  /** The built client; may be missing. */
  clientFolder: string;
  /** 0 asks for a free one. */
  port?: number;
  /** How many ports are tried, that one first, where others have them; only that one when left out. */
  portsToTry?: number;
  /** The address to listen on; all of the machine's when left out. */
  host?: string;
  /** The address that players use, where that is not the machine's own. */
  publicUrl?: string;
  allowedOrigins?: readonly string[];
  /** Where several servers keep sessions together, as `redis://:password@host:6379`; without it they are on disk. */
  redisUrl?: string;
  /** Where those servers reach this one; its first network address when left out. */
  internalUrl?: string;
  /** Proxies on other machines that are believed whom they pass on; those on this one always are. */
  proxies?: TrustedProxies;
  /** Whether everybody may open sessions, not only this machine and who has the server's key. */
  isHostingOpen?: boolean;
  /** The networks that phones may come by, as the system names them. */
  readInterfaces?: typeof networkInterfaces;
  /** Milliseconds since 1970. */
  now?(): number;
  /** Monotonic milliseconds. */
  clock?(): number;
  createRoomCode?(): string;
  schedule?: Schedule;
  /** From 0 to below 1: what pretend teams do in a rehearsal. */
  random?(): number;
  openStore?(folder: string): Promise<SessionStore>;
  log?: Log;
  limits?: Partial<ServerLimits>;
}

/** What may stay unset. */
type Unset = 'host' | 'publicUrl' | 'redisUrl' | 'internalUrl';

export type ResolvedOptions = Required<Omit<QuizServerOptions, Unset | 'limits'>> &
  Pick<QuizServerOptions, Unset> & { limits: ServerLimits };

const DEFAULT_LIMITS: ServerLimits = {
  maxSessions: 500,
  maxPlayers: 2_000,
  maxConnections: 5000,
  maxHubConnections: 4500,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 30_000,
  answerTimeoutMs: 60_000,
};

/** The options with defaults for what was left out. */
export function resolveOptions(options: QuizServerOptions): ResolvedOptions {
  return {
    port: DEFAULT_PORT,
    portsToTry: 1,
    allowedOrigins: [],
    proxies: new TrustedProxies(),
    isHostingOpen: false,
    readInterfaces: networkInterfaces,
    now: Date.now,
    clock: () => performance.now(),
    createRoomCode: createRandomRoomCode,
    schedule: scheduleWithTimer,
    random: Math.random,
    openStore: openLevelSessionStore,
    log: () => undefined,
    ...options,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  };
}

/** The alphabet's length divides 256, so every letter is equally likely. */
function createRandomRoomCode(): string {
  const bytes = [...randomBytes(ROOM_CODE_LENGTH)];
  return bytes.map((byte) => ROOM_CODE_ALPHABET[byte % ROOM_CODE_ALPHABET.length]).join('');
}
