import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { CreatedSession, Session } from '../../src/contract/toMonitors';
import { FaultyNetwork } from '../support/faultyNetwork';
import { quizServer, ServerProcess } from '../support/serverProcess';
import { openSessionOf } from '../support/testHost';
import { Balancer } from './balancer';
import { RedisServer, SAFE } from '../support/redisServer';

/** A round revealed at its end: its questions stay open, however many have answered. */
export const CLUSTER_QUIZ = {
  quizName: 'Cluster Quiz',
  reveal: 'round',
  seconds: 600,
  questions: ['First', 'Second', 'Third'].map((question) => ({ question, acceptedAnswers: ['yes'] })),
};

/** One of the processes, with its own network to Redis. */
export interface Member {
  process: ServerProcess;
  network: FaultyNetwork;
  /** Where the others reach it. */
  internalUrl: string;
}

interface ClusterOptions {
  processes?: number;
  /** Settings for Redis. */
  redis?: readonly string[];
  /** Whether all processes start at the same moment. */
  atOnce?: boolean;
}

/** Several processes that share a data folder and a Redis, with nginx in front. */
export class Cluster {
  readonly members: Member[] = [];

  private constructor(
    readonly redis: RedisServer,
    readonly balancer: Balancer,
    readonly dataFolder: string,
  ) {}

  static async start(options: ClusterOptions = {}): Promise<Cluster> {
    const { processes = 3, redis = SAFE, atOnce = false } = options;
    const folder = await mkdtemp(join(tmpdir(), 'quiz-night-cluster-'));
    await mkdir(join(folder, 'quizzes'));
    await writeFile(join(folder, 'quizzes', 'cluster.json'), JSON.stringify(CLUSTER_QUIZ));
    const cluster = new Cluster(await RedisServer.start(redis), await Balancer.reserve(), folder);
    try {
      for (let count = 0; count < processes; count++) await cluster.#addMember();
      if (atOnce) await Promise.all(cluster.members.map(({ process }) => process.start()));
      else for (const { process } of cluster.members) await process.start();
      await cluster.balancer.start(cluster.members.map(({ process }) => process.port));
    } catch (error) {
      await cluster.remove();
      throw error;
    }
    return cluster;
  }

  get origin(): string {
    return this.balancer.origin;
  }

  /** Returns the headers of somebody with the server's key. */
  async asHost(): Promise<{ authorization: string }> {
    const key = await readFile(join(this.dataFolder, 'server-key'), 'utf8');
    return { authorization: `Bearer ${key.trim()}` };
  }

  /** Opens a session at this address, by default through the balancer. */
  async openSession(origin = this.origin, quizId = 'cluster'): Promise<CreatedSession> {
    return openSessionOf({ origin }, quizId, await this.asHost());
  }

  readSession(code: string, origin = this.origin): Promise<Session> {
    return untilAnswered(async () => {
      const response = await fetch(`${origin}/session/${code}`);
      if (!response.ok) throw new Error(`not read: ${response.status} ${await response.text()}`);
      return (await response.json()) as Session;
    });
  }

  /** Returns the process that currently runs a session; undefined if none does. */
  async findOwner(code: string): Promise<Member | undefined> {
    const lease = await this.redis.command<string | null>('GET', `quiz-night:owner:${code}`);
    return this.members.find(({ internalUrl }) => lease?.split(' ')[1] === internalUrl);
  }

  /** Like `findOwner`, but waits until there is an owner, other than `former` if that is given. */
  async ownerOf(code: string, former?: Member): Promise<Member> {
    let owner: Member | undefined;
    await expect
      .poll(async () => (owner = await this.findOwner(code)) !== undefined && owner !== former)
      .toBe(true);
    return owner!;
  }

  /** Returns the stored answers of a session, by player's name and questionId. */
  async storedAnswers(code: string): Promise<Record<string, Record<string, unknown>>> {
    const documents = Object.entries(await this.documents(code));
    const read = <T>(kind: string) =>
      documents.filter(([key]) => key.startsWith(`${kind}/`)).map(([, text]) => JSON.parse(text) as T);
    const players = read<{ playerId: string; name: string }>('player');
    const answers = read<{ playerId: string; questionId: string; given: { answer: unknown } }>('answer');
    const answersOf = (playerId: string) => answers.filter((each) => each.playerId === playerId);
    return Object.fromEntries(
      players.map(({ playerId, name }) => [
        name,
        Object.fromEntries(answersOf(playerId).map(({ questionId, given }) => [questionId, given.answer])),
      ]),
    );
  }

  /** Returns the stored documents of a session. */
  documents(code: string): Promise<Record<string, string>> {
    return this.redis.command('HGETALL', `quiz-night:session:${code}`);
  }

  /** Everything that the processes have logged, in chronological order. */
  get log(): string {
    const lines = this.members.flatMap(({ process }) =>
      process.log
        .join('')
        .split('\n')
        .map((line) => `${line} (${process.port})\n`),
    );
    return lines
      .filter((line) => /^\d{4}-/.test(line))
      .sort()
      .join('');
  }

  async remove(): Promise<void> {
    await this.balancer.remove();
    for (const { process, network } of this.members) {
      await process.remove();
      network.close();
    }
    await this.redis.remove();
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  async #addMember(): Promise<void> {
    const network = await FaultyNetwork.before(this.redis.port);
    const env = (port: number) => ({
      PORT: String(port),
      DATA_DIR: this.dataFolder,
      PUBLIC_URL: this.origin,
      REDIS_URL: `redis://127.0.0.1:${network.port}`,
      INTERNAL_URL: `http://127.0.0.1:${port}`,
    });
    const process = await ServerProcess.prepare({ ...quizServer(), env });
    this.members.push({ process, network, internalUrl: `http://127.0.0.1:${process.port}` });
  }
}

/** Retries until there is an answer: the balancer may still try a process that has ended. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  let answer: T | undefined;
  await expect(async () => void (answer = await ask())).toPass({ timeout: 60_000 });
  return answer!;
}
