import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { GameHubMethod } from '../../src/contract/fromPhones';
import { QuizHubMethod, QUIZ_HUB_PATH } from '../../src/contract/quizHub';
import { RedisServer } from '../support/redisServer';
import { addQuiz } from '../support/addQuiz';
import { HubClient, PlayerClient } from '../support/hubClient';
import { quizServer, ServerProcess, type Program } from '../support/serverProcess';
import { openSessionOf } from '../support/testHost';
import { memoryOf, processorMs } from './report';

const run = promisify(execFile);

/** What all server processes together and Redis used, and how many scripts Redis ran. */
export interface Use {
  processorMs: number;
  redisMs: number;
  operations: number;
}

/** The cost of one round of answers. */
export interface Round {
  /**
   * The milliseconds until each answer was acknowledged: on phones connected to the session's owner, and on
   * others.
   */
  local: number[];
  handedOn: number[];
  /** What was used in the same time while nobody answered. */
  idle: Use;
  busy: Use;
}

interface Phone {
  client: PlayerClient;
  isHandedOn: boolean;
}

/**
 * Sessions and phones, spread evenly over the server processes; each session is owned by the process that
 * opened it.
 */
export class SharedSessions {
  readonly phones: Phone[] = [];
  readonly #hosts: HubClient[] = [];

  private constructor(
    private readonly servers: ServerProcess[],
    private readonly redis: RedisServer | undefined,
  ) {}

  /** Starts the processes and gives them the quiz; without Redis there is only one. */
  static async start(quiz: object, count: number, hasRedis: boolean): Promise<SharedSessions> {
    const redis = hasRedis ? await RedisServer.start() : undefined;
    const first = await ServerProcess.start(redis ? sharing(redis) : quizServer());
    // Before the others start, since a process looks for changes in the folder only once a second.
    await addQuiz(first, 'shared', quiz);
    const servers = [first];
    while (redis && servers.length < count)
      servers.push(await ServerProcess.start(sharing(redis, first.dataFolder)));
    return new SharedSessions(servers, redis);
  }

  /** Opens sessions, fills them with players, and starts their games. */
  async play(sessions: number, phonesEach: number): Promise<void> {
    const codes: string[] = [];
    for (let session = 0; session < sessions; session++) codes.push(await this.#open(session));
    // Phone by phone through all sessions, so that each session's answers are spread over the whole time.
    for (let place = 0; place < phonesEach; place++)
      for (const [session, code] of codes.entries()) {
        const client = await new PlayerClient(this.#serverOf(session + place).origin).connect();
        client.keepsEvents = false;
        await client.join(code, `Team number ${place}`);
        this.phones.push({ client, isHandedOn: place % this.servers.length > 0 });
      }
    for (const host of this.#hosts) await host.invoke(QuizHubMethod.HostCommand, { type: 'start' });
  }

  /** First nobody answers for `ms`, then everybody does within the same time, with a new answer. */
  async answer(questionId: string, answer: number, ms: number): Promise<Round> {
    const idle = await this.#measure(() => pause(ms));
    const round = { local: [] as number[], handedOn: [] as number[] };
    const busy = await this.#measure(async () => {
      const answers = this.phones.map(async ({ client, isHandedOn }, index) => {
        await pause((index / this.phones.length) * ms);
        const sentAt = performance.now();
        await client.invoke(GameHubMethod.SubmitAnswer, questionId, answer);
        round[isHandedOn ? 'handedOn' : 'local'].push(performance.now() - sentAt);
      });
      await Promise.all(answers);
    });
    return { ...round, idle, busy };
  }

  /** Returns how many sessions each process owns. */
  async owned(): Promise<number[]> {
    const texts = await Promise.all(
      this.servers.map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text()),
    );
    return texts.map((text) => Number(/^quiz_night_sessions (\d+)$/m.exec(text)?.[1]));
  }

  /** Returns the resident memory of the processes, and that of Redis. */
  async memory(): Promise<{ servers: string; redis: string }> {
    const servers = await Promise.all(this.servers.map((server) => memoryOf(server)));
    return { servers: servers.join(', '), redis: this.redis ? await memoryOf(await pidOf(this.redis)) : '' };
  }

  async remove(): Promise<void> {
    for (const client of [...this.#hosts, ...this.phones.map(({ client }) => client)]) client.close();
    // The first process's folder is everybody's, and so goes last.
    for (const server of [...this.servers].reverse()) await server.remove();
    await this.redis?.remove();
  }

  #serverOf(place: number): ServerProcess {
    return this.servers[place % this.servers.length]!;
  }

  /** The host's device, like any phone, is connected to the next process. */
  async #open(session: number): Promise<string> {
    const { sessionCode, hostKey } = await openSessionOf(this.#serverOf(session), 'shared');
    const host = await new HubClient(`${this.#serverOf(session + 1).origin}${QUIZ_HUB_PATH}`).connect();
    host.keepsEvents = false;
    await host.invoke(QuizHubMethod.RegisterHost, sessionCode, hostKey);
    this.#hosts.push(host);
    return String(sessionCode);
  }

  async #measure(work: () => Promise<unknown>): Promise<Use> {
    const before = await this.#use();
    await work();
    const after = await this.#use();
    return {
      processorMs: after.processorMs - before.processorMs,
      redisMs: after.redisMs - before.redisMs,
      operations: after.operations - before.operations,
    };
  }

  async #use(): Promise<Use> {
    const ofServers = await Promise.all(this.servers.map((server) => processorMs(server)));
    return {
      processorMs: ofServers.reduce((sum, ms) => sum + ms, 0),
      redisMs: this.redis ? await processorMs(await pidOf(this.redis)) : 0,
      operations: this.redis ? await scriptsOf(this.redis) : 0,
    };
  }
}

/** A process that keeps its sessions in Redis; it has its own data folder unless one is given. */
function sharing(redis: RedisServer, commonFolder?: string): Program {
  return {
    ...quizServer(),
    env: (port, dataFolder) => ({
      PORT: String(port),
      DATA_DIR: commonFolder ?? dataFolder,
      REDIS_URL: redis.url,
      INTERNAL_URL: `http://127.0.0.1:${port}`,
    }),
  };
}

/** Returns what Redis says about itself. This is text, even if answers are requested as JSON. */
async function infoOf(redis: RedisServer, section: string): Promise<string> {
  const { stdout } = await run('redis-cli', ['-u', redis.url, 'INFO', section]);
  return stdout;
}

async function pidOf(redis: RedisServer): Promise<{ pid: number }> {
  return { pid: Number(/process_id:(\d+)/.exec(await infoOf(redis, 'server'))?.[1]) };
}

/** Each write and each renewal of a process's leases is one script. */
async function scriptsOf(redis: RedisServer): Promise<number> {
  const info = await infoOf(redis, 'commandstats');
  return Number(/cmdstat_evalsha:calls=(\d+)/.exec(info)?.[1] ?? 0);
}
