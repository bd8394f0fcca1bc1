import type { Page } from '@playwright/test';
import { expect, openLobby, test } from '../e2e/fixtures';
import { PlayerClient } from '../support/playerClient';
import type { ServerProcess } from '../support/serverProcess';
import { memoryOf, percentiles, printTable } from './report';

const rows: Record<string, string | number>[] = [];
test.afterAll(() => printTable('From the join to the name on the wall, in milliseconds', rows));

for (const players of [50, 200]) {
  test(`${players} players join one by one`, async ({ page, server }) => {
    await measureJoins(page, server, players, 'one by one', async (join) => {
      for (let index = 0; index < players; index++) {
        await join(index);
        await seenOnWall(page, nameOf(index));
      }
    });
  });

  test(`${players} players join in a burst`, async ({ page, server }) => {
    await measureJoins(page, server, players, 'burst', async (join) => {
      await Promise.all(Array.from({ length: players }, (_, index) => join(index)));
    });
  });
}

async function measureJoins(
  page: Page,
  server: ServerProcess,
  players: number,
  manner: string,
  joinAll: (join: (index: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  await watchWall(page);
  const code = await openLobby(page);
  const clients: PlayerClient[] = [];
  for (let index = 0; index < players; index++) clients.push(await PlayerClient.connect(server.origin));
  const bare = [];
  for (const client of clients) bare.push(await client.hub.roundTrip());

  const sent: number[] = [];
  await joinAll(async (index) => {
    sent[index] = performance.timeOrigin + performance.now();
    await clients[index]!.join(code, nameOf(index));
  });
  await expect.poll(() => seenNames(page).then((seen) => seen.size)).toBe(players);
  const seen = await seenNames(page);
  const delays = sent.map((at, index) => seen.get(nameOf(index))! - at);
  rows.push({
    players,
    manner,
    ...percentiles(delays),
    ...bareColumns(bare),
    memory: await memoryOf(server),
  });
  for (const client of clients) client.close();
}

const nameOf = (index: number) => `Player ${String(index).padStart(4, '0')}`;

function bareColumns(samples: number[]): Record<string, string> {
  const { p50, p95, max } = percentiles(samples);
  return { 'bare p50': p50, 'bare p95': p95, 'bare max': max };
}

/** Notes in the page when each name is first painted. */
async function watchWall(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Map<string, number>();
    Object.assign(window, { seenNames: seen });
    const look = () => {
      const painted = performance.timeOrigin + performance.now();
      for (const item of document.querySelectorAll('li')) {
        const name = /Player \d{4}/.exec(item.textContent ?? '')?.[0];
        if (name && !seen.has(name)) seen.set(name, painted);
      }
    };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
}

/** Resolves when the name has been painted, as a person would wait before the next one types. */
async function seenOnWall(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => (window as unknown as { seenNames: Map<string, number> }).seenNames.has(wanted),
    name,
  );
}

async function seenNames(page: Page): Promise<Map<string, number>> {
  const entries = await page.evaluate(() => [
    ...(window as unknown as { seenNames: Map<string, number> }).seenNames,
  ]);
  return new Map(entries);
}
