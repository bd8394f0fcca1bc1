import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './serverProcess';

const run = promisify(execFile);

/** Every write is on disk before it is acknowledged. */
export const SAFE = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];

/** A Redis of the test's own, whose folder and port remain when it ends. */
export class RedisServer {
  #child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly settings: readonly string[],
  ) {}

  static async start(settings: readonly string[] = SAFE): Promise<RedisServer> {
    const folder = await mkdtemp(join(tmpdir(), 'quiz-night-redis-'));
    const redis = new RedisServer(await freePort(), folder, settings);
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it (again), and resolves when it has read its disk and accepts connections. */
  async start(): Promise<void> {
    const place = ['--port', String(this.port), '--dir', this.folder, '--bind', '127.0.0.1'];
    const child = spawn('redis-server', [...place, ...this.settings], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const ended = once(child, 'exit').then(() => {
      throw new Error('redis-server ended at its start');
    });
    ended.catch(() => undefined);
    const ready = new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('Ready to accept connections')) resolve();
      });
    });
    await Promise.race([ready, ended]);
  }

  /** Stops it from answering anybody, with its connections left open, until `wake`. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  wake(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Ends it at once, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Runs a Redis command and returns the answer, which redis-cli prints as JSON. */
  async command<T>(...args: string[]): Promise<T> {
    const { stdout } = await run('redis-cli', ['--json', '-p', String(this.port), ...args], {
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(stdout) as T;
  }

  /** Copies all that it has while it runs, as an operator would. */
  async copyTo(path: string): Promise<void> {
    await run('redis-cli', ['-p', String(this.port), '--rdb', path]);
  }

  /** Starts it with nothing but such a copy. */
  async startFrom(copy: string): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true });
    await run('deploy/restoreRedis.sh', [copy, this.folder]);
    await this.start();
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
