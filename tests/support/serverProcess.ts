import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a server is started: its program, and how it is given its port and data folder. */
export interface Program {
  command: string;
  args(port: number, dataFolder: string): string[];
  env(port: number, dataFolder: string): NodeJS.ProcessEnv;
  host: string;
}

/** The built quiz server, with a test's additional environment variables. */
export function quizServer(more: NodeJS.ProcessEnv = {}): Program {
  return {
    command: process.execPath,
    args: () => ['dist/server/main.js'],
    env: (port, dataFolder) => ({ PORT: String(port), DATA_DIR: dataFolder, ...more }),
    host: 'localhost',
  };
}

/** A server as a process of its own, whose port and data folder remain when it ends. */
export class ServerProcess {
  readonly log: string[] = [];
  #child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    readonly dataFolder: string,
    private readonly program: Program,
  ) {}

  static async start(program: Program = quizServer()): Promise<ServerProcess> {
    const server = await ServerProcess.prepare(program);
    await server.start();
    return server;
  }

  /** Prepares a server without starting it. */
  static async prepare(program: Program): Promise<ServerProcess> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'quiz-night-'));
    return new ServerProcess(await freePort(), dataFolder, program);
  }

  get origin(): string {
    return `http://${this.program.host}:${this.port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? -1;
  }

  get isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Starts the process (again), and resolves when it has printed its address. */
  async start(): Promise<void> {
    const { command, args, env } = this.program;
    const child = spawn(command, args(this.port, this.dataFolder), {
      env: { ...process.env, ...env(this.port, this.dataFolder) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that kill() also reaches what the program has started.
      detached: process.platform !== 'win32',
    });
    this.#child = child;
    // Unlike `exit`, this waits until all output has been read.
    const exited = once(child, 'close').then(([code]) => {
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

  /** Closes the process's output, as closing a terminal does. */
  hangUp(): void {
    this.#child?.stdout?.destroy();
    this.#child?.stderr?.destroy();
  }

  /**
   * Ends the process at once, as a power cut would, or with the given signal; resolves with its exit code,
   * which is null if a signal ended it.
   */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    // Then all output has been read.
    const closed = once(child, 'close');
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
    await closed;
    return child.exitCode;
  }

  /** Sends a signal that does not end the process, such as SIGSTOP. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.dataFolder, { recursive: true, force: true });
  }
}

/** Returns a port that was free a moment ago, so that a killed server can restart at the same address. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
