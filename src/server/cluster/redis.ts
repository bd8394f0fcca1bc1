import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'redis';
import type { Log } from '../../session/ports';
import { StartError } from '../startErrors';
import { every, type Schedule } from '../../session/schedule';

/** Milliseconds that a start waits for Redis. */
const START_TIMEOUT_MS = 60_000;
/** Milliseconds between log lines that say what the start waits for. */
const SAY_EVERY_MS = 10_000;
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_MS = 250;
const OLDEST_MAJOR = 7;

/** What Redis answers to a script. */
export type Reply = string | number | null | Reply[];

/** A Lua script, which Redis runs atomically. */
export interface Script {
  text: string;
  hash: string;
}

export function script(text: string): Script {
  return { text, hash: createHash('sha1').update(text).digest('hex') };
}

/** A connection to Redis that reconnects by itself. Requests wait meanwhile, or fail if they were sent. */
export class Redis {
  readonly #url: string;
  readonly #log: Log;
  #client: Client;
  /** Whether the password was ever accepted: it may be wrong for a while when it is being changed. */
  #wasReady = false;
  #isLost = false;
  #lastError: unknown;
  /** The number of scripts run so far. */
  operations = 0;

  private constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
    this.#client = this.#createClient();
  }

  #createClient(): Client {
    const client = newClient(this.#url, (cause) => this.#wasReady || !isPasswordWrong(cause));
    client.on('error', (error: unknown) => this.#lost(error));
    client.on('ready', () => this.#back());
    return client;
  }

  /** Connects, and checks the server. Throws a StartError after a minute, or if Redis cannot be used. */
  static async open(url: string, { log, schedule }: { log: Log; schedule: Schedule }): Promise<Redis> {
    const redis = Redis.#create(url, log);
    const connecting = redis.#client.connect();
    connecting.catch(() => undefined);
    let cancel = (): void => undefined;
    const stopSaying = every(SAY_EVERY_MS, schedule, () => {
      const reason = redis.#lastError === undefined ? 'it has not answered' : errorText(redis.#lastError);
      log('warn', `Still waiting for Redis (REDIS_URL): ${reason}`);
    });
    const late = new Promise<never>((_resolve, reject) => {
      cancel = schedule(() => reject(new Error('it did not answer within a minute')), START_TIMEOUT_MS);
    });
    try {
      await Promise.race([connecting, late]);
      await Promise.race([redis.#check(), late]);
    } catch (error) {
      redis.close();
      if (error instanceof StartError) throw error;
      const reason = isPasswordWrong(error) ? error : (redis.#lastError ?? error);
      throw new StartError(
        `Redis (REDIS_URL) cannot be used (${errorText(reason)}). Start it or correct REDIS_URL, then start Quiz Night again.`,
      );
    } finally {
      cancel();
      stopSaying();
    }
    return redis;
  }

  /** An unreadable URL is not quoted in the error, because it may contain a password. */
  static #create(url: string, log: Log): Redis {
    try {
      return new Redis(url, log);
    } catch {
      throw new StartError(
        'REDIS_URL cannot be read: it must look like redis://:password@host:6379 or rediss://host:6380.',
      );
    }
  }

  /**
   * Runs a script. Fails if Redis refuses, if the connection is lost before the answer, or if there has been none to
   * send it over for five seconds. `isUntimed`: without that limit, which takes a timer for each request; only while
   * somebody renews a connection that does not answer.
   */
  async run({ text, hash }: Script, keys: string[], args: string[], isUntimed = false): Promise<Reply> {
    const client = isUntimed ? this.#client.withCommandOptions({ timeout: undefined }) : this.#client;
    const options = { keys, arguments: args };
    this.operations += 1;
    try {
      return (await client.evalSha(hash, options)) as Reply;
    } catch (error) {
      // A restarted Redis has no scripts.
      if (!errorText(error).startsWith('NOSCRIPT')) throw error;
      return (await client.eval(text, options)) as Reply;
    }
  }

  /** Replaces a connection that no longer answers; requests pending on it fail. */
  renew(): void {
    const silent = this.#client;
    this.#client = this.#createClient();
    this.#client.connect().catch(() => undefined);
    silent.destroy();
  }

  /** Drops the connection. */
  close(): void {
    this.#client.destroy();
  }

  async #check(): Promise<void> {
    let info = await this.#info();
    // After a power cut, both start at the same time.
    while (info.get('loading') === '1') {
      this.#lastError = new Error('it is loading its data');
      await wait(RECONNECT_MS);
      info = await this.#info();
    }
    if (info.get('cluster_enabled') === '1')
      throw new StartError('Redis (REDIS_URL) is a Redis Cluster, but Quiz Night needs a single Redis.');
    const version = info.get('valkey_version') ?? info.get('redis_version') ?? '0';
    if (Number.parseInt(version, 10) < OLDEST_MAJOR)
      throw new StartError(
        `Redis (REDIS_URL) is version ${version}, but Quiz Night needs ${OLDEST_MAJOR} or newer.`,
      );
    if (info.get('role') === 'slave')
      throw new StartError(
        'Redis (REDIS_URL) is a replica, which accepts no writes: name its primary instead.',
      );
    const used = Number(info.get('used_memory'));
    const most = Number(info.get('maxmemory'));
    if (most > 0 && used >= most)
      throw new StartError('Redis (REDIS_URL) has no memory left (maxmemory): give it more.');
    await this.#sayWhatMayBeLost(info.get('maxmemory_policy') ?? 'noeviction');
  }

  async #info(): Promise<Map<string, string>> {
    const lines = (await this.#client.info()).split('\r\n');
    return new Map(lines.map((line) => line.split(':', 2) as [string, string]));
  }

  /** Warns about settings that can lose data. If Redis does not reveal a setting, it is taken to be right. */
  async #sayWhatMayBeLost(policy: string): Promise<void> {
    const config = (name: string) =>
      this.#client.configGet(name).then(
        (found) => Object.values(found)[0],
        () => undefined,
      );
    const [isKept, when] = [await config('appendonly'), await config('appendfsync')];
    if (isKept === 'no')
      this.#log('warn', 'Redis keeps nothing on disk (appendonly no): if it stops, all sessions are lost');
    else if (when !== undefined && when !== 'always')
      this.#log(
        'warn',
        `Redis does not write to disk at once (appendfsync ${when}): if it fails, the last second is lost`,
      );
    if (policy !== 'noeviction')
      this.#log('warn', `Redis may delete sessions when memory runs short (maxmemory-policy ${policy})`);
  }

  #lost(error: unknown): void {
    this.#lastError = error;
    if (this.#isLost) return;
    this.#isLost = true;
    this.#log('warn', `No connection to Redis (${errorText(error)}): trying again`);
  }

  #back(): void {
    if (this.#isLost) this.#log('info', 'Connected to Redis again');
    this.#wasReady = true;
    this.#isLost = false;
    this.#lastError = undefined;
  }
}

type Client = ReturnType<typeof newClient>;

/** Returns a client that is not connected yet. `triesAgain` decides whether it reconnects after a failure. */
function newClient(url: string, triesAgain: (cause: Error) => boolean) {
  const reconnectStrategy = (_retries: number, cause: Error) => (triesAgain(cause) ? RECONNECT_MS : cause);
  return createClient({ url, socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy } });
}

function isPasswordWrong(error: unknown): boolean {
  return /^(WRONGPASS|NOAUTH|ERR AUTH|ERR Client sent AUTH)/.test(errorText(error));
}

/** Returns an error's text; an error that combines several addresses has no message of its own. */
export function errorText(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  return message || (errors?.[0] ? errorText(errors[0]) : code) || String(error);
}
