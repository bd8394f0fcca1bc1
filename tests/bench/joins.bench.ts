import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, openLobby, test } from '../e2e/fixtures';
import { PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { columns, memoryOf, percentiles, printTable } from './report';

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

test('1000 players join evenly within 10 s', async ({ page, server }) => {
  await measureJoins(page, server, 1000, 'within 10 s', async (join) => {
    await Promise.all(Array.from({ length: 1000 }, (_, index) => pause(index * 10).then(() => join(index))));
  });
});

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
  for (let index = 0; index < players; index++) clients.push(await new PlayerClient(server.origin).connect());
  const bare = [];
  for (const client of clients) bare.push(await client.roundTrip());

  const sent: number[] = [];
  await joinAll(async (index) => {
    sent[index] = performance.timeOrigin + performance.now();
    await clients[index]!.join(code, nameOf(index));
  });
  await expect.poll(async () => (await whatWasSeen(page)).counts.has(players)).toBe(true);
  const { names, counts } = await whatWasSeen(page);
  // Above 200 players the wall turns pages: there the count, which is drawn with the newest page, stands for
  // the name.
  const seenAt = (index: number) => (players > 200 ? counts.get(index + 1) : names.get(nameOf(index)));
  const delays = sent.map((at, index) => seenAt(index)! - at);
  rows.push({
    players,
    manner,
    ...percentiles(delays),
    ...columns('bare', bare),
    memory: await memoryOf(server),
  });
  for (const client of clients) client.close();
}

const nameOf = (index: number) => `Player ${String(index).padStart(4, '0')}`;

interface Seen {
  names: Map<string, number>;
  /** When the wall's count first reached each number of players. */
  counts: Map<number, number>;
}

/** Records in the page when each name, and each count, is first painted. */
async function watchWall(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { names: new Map(), counts: new Map() };
    Object.assign(window, { seen });
    const look = () => {
      const painted = performance.timeOrigin + performance.now();
      for (const item of document.querySelectorAll('li')) {
        const name = /Player \d{4}/.exec(item.textContent ?? '')?.[0];
        if (name && !seen.names.has(name)) seen.names.set(name, painted);
      }
      const heading = [...document.querySelectorAll('h2')].at(-1)?.textContent ?? '';
      const count = Number(/[\d.,]+$/.exec(heading)?.[0].replace(/\D/g, '') ?? 0);
      for (let each = count; each > 0 && !seen.counts.has(each); each--) seen.counts.set(each, painted);
    };
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, changes);
  });
}

/** Resolves when the name has been painted, so that players join one after the other. */
async function seenOnWall(page: Page, name: string): Promise<void> {
  await page.waitForFunction((wanted) => (window as unknown as { seen: Seen }).seen.names.has(wanted), name);
}

async function whatWasSeen(page: Page): Promise<Seen> {
  const { names, counts } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    return { names: [...seen.names], counts: [...seen.counts] };
  });
  return { names: new Map(names), counts: new Map(counts) };
}
