import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built quiz server as a process of its own, on a port and a data folder that survive its death. */
export class ServerProcess {
  readonly log: string[] = [];
  #child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    readonly dataFolder: string,
    private readonly env: Record<string, string>,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<ServerProcess> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'quiz-night-'));
    const server = new ServerProcess(await freePort(), dataFolder, env);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? -1;
  }

  /** Starts the process (again) and resolves when it has printed its address. */
  async start(): Promise<void> {
    const { PATH = '', SystemRoot = '' } = process.env;
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: { PATH, SystemRoot, PORT: String(this.port), DATA_DIR: this.dataFolder, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const exited = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)}:\n${this.log.join('')}`);
    });
    exited.catch(() => undefined);
    const listens = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          this.log.push(text);
          if (text.includes(this.origin)) resolve();
        });
      }
    });
    await Promise.race([listens, exited]);
  }

  /** Ends the process at once, as a power cut would. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.dataFolder, { recursive: true, force: true });
  }
}

/** A port that was free a moment ago, so that a killed server can come back at the same address. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
