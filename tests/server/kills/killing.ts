import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { CreatedSession } from '../../../src/contract/toMonitors';
import { addQuiz } from '../../support/addQuiz';
import { HubClient } from '../../support/hubClient';
import { ServerProcess } from '../../support/serverProcess';
import { openSessionOf } from '../../support/testHost';
import { undoAfterwards } from '../../support/undoAfterwards';
import { expect } from 'vitest';

/** Starts the built server as a process that can be killed, until the test is over. */
export async function startServer(): Promise<ServerProcess> {
  if (!existsSync('dist/server/main.js'))
    throw new Error('run `npm run build` first: built servers are killed');
  const server = await ServerProcess.start();
  undoAfterwards(() => {
    HubClient.closeAll();
    return server.remove();
  });
  return server;
}

/** Opens a session of a quiz that is put into the server's folder. */
export async function openSession(server: ServerProcess, quiz: object): Promise<CreatedSession> {
  await addQuiz(server, 'kills', quiz);
  return openSessionOf(server, 'kills');
}

export const LOST = Symbol('the connection ended first');

/** The result of a call, or LOST if the server was killed before answering. */
export function call<T = unknown>(
  client: HubClient,
  method: string,
  ...args: unknown[]
): Promise<T | typeof LOST> {
  const lost = client.closed.then((): typeof LOST => LOST);
  return Promise.race([client.invoke<T>(method, ...args), lost]);
}

/** Kills the server after this time; until then, each of `acts` is repeated. */
export async function killDuring(
  server: ServerProcess,
  afterMs: number,
  acts: readonly (() => Promise<void>)[],
): Promise<void> {
  let isKilled = false;
  const acting = acts.map(async (act) => {
    while (!isKilled) await act();
  });
  const killing = setTimeout(afterMs).then(() => {
    isKilled = true;
    return server.kill();
  });
  await Promise.all([...acting, killing]);
}

/** By key: what was acknowledged, and what may or may not have reached the disk. */
export class Known {
  readonly #sure = new Map<string, string>();
  readonly #unsure = new Map<string, string>();

  async change(key: string, value: string, act: () => Promise<unknown>): Promise<void> {
    this.#unsure.set(key, value);
    if ((await act()) === LOST) return;
    this.#sure.set(key, value);
    this.#unsure.delete(key);
  }

  /** What was acknowledged. */
  get values(): string[] {
    return [...this.#sure.values()];
  }

  /** Compares what is stored with what was acknowledged. */
  compare(found: ReadonlyMap<string, string>): void {
    for (const key of this.#sure.keys()) expect([...found.keys()]).toContain(key);
    for (const [key, value] of found) {
      expect([this.#sure.get(key), this.#unsure.get(key)]).toContain(value);
      this.#sure.set(key, value);
    }
    this.#unsure.clear();
  }
}
