import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface Start {
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** A running package, with its output kept in a file: under Wine, that is the only way to read it. */
export class Started {
  readonly #child: ChildProcess;
  readonly #path: string;
  readonly #ended: Promise<number | null>;

  constructor({ command, args, cwd, env }: Start, folder: string) {
    this.#path = join(folder, `said-${randomUUID()}`);
    const file = openSync(this.#path, 'w');
    const stdio: ['ignore', number, number] = ['ignore', file, file];
    this.#child = spawn(command, args, { cwd, env, stdio, detached: true });
    closeSync(file);
    this.#ended = once(this.#child, 'exit').then(([code]) => code as number | null);
    this.#ended.catch(() => undefined);
  }

  get said(): string {
    return readFileSync(this.#path, 'utf8');
  }

  /** Resolves with the address of the host's page as soon as it is printed. */
  async opened(): Promise<string> {
    const host = (): string | undefined => /Host: +(http\S+)/.exec(this.said)?.[1];
    await expect
      .poll(() => (this.#child.exitCode === null ? host() : `ended: ${this.said}`), { message: this.said })
      .toMatch(/^http/);
    return host()!;
  }

  /** Resolves when it has exited by itself. */
  async ended(): Promise<{ code: number | null; said: string }> {
    return { code: await this.#ended, said: this.said };
  }

  /** Ends the process that was started, and nothing that it has started itself. */
  async stopAlone(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }

  /** Ends it with everything that it has started. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid && exitCode === null && signalCode === null) endTree(pid, signal);
    return this.#ended;
  }
}

/** Windows has neither process groups nor signals. */
function endTree(pid: number, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, signal);
}
