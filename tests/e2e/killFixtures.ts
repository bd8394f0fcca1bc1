import { setTimeout } from 'node:timers/promises';
import type { HubClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';

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
