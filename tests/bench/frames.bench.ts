import type { Page } from '@playwright/test';
import { joinByHub, openHost, showHost } from '../e2e/gameFixtures';
import { expect, test } from '../e2e/fixtures';
import { printTable } from './report';

/** How much slower the browser's processor is made: about a venue's old laptop. */
const SLOWED = 4;
/** In milliseconds: the standings' race, with what comes before it. */
const RACE_MS = 3_000;

const rows: Record<string, string | number>[] = [];
test.afterAll(() => printTable(`Frames of the standings' race, on a processor ${SLOWED} times slower`, rows));
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1920, height: 1080 } });

for (const teams of [10, 25, 200]) {
  test(`${teams} teams overtake each other`, async ({ page, server }) => {
    const question = { question: 'Which planet is red?', answers: ['Mars', 'Saturn'], correctAnswer: 0 };
    const rounds = ['One', 'Two', 'Three'].map((title) => ({ title, questions: [question] }));
    const host = await openHost(server, { quizName: 'Race', rounds });
    for (let team = 1; team <= teams; team++) await joinByHub(server, host.code, `Team ${team}`);
    await showHost(host, page);
    await host.run({ type: 'start' });
    const players = host.hostGame!.players;
    const give = async (round: number) => {
      for (const [place, { playerId }] of players.slice(0, 20).entries()) {
        const points = ((place * 7 + round * 11) % 20) * (round + 1);
        await host.run({ type: 'adjust', adjustmentId: `${round} ${place}`, playerId, points, reason: '' });
      }
    };
    await give(0);
    await host.goTo('scores');
    await give(1);
    await host.goTo('reveal');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const idle = await frames(page, 1_000);
    const [seen] = await Promise.all([frames(page, RACE_MS), host.move('next')]);
    await expect(page.locator('[data-motion=race]')).toBeVisible();
    rows.push({
      teams,
      'per second, at rest': idle.perSecond,
      'per second': seen.perSecond,
      'longest, ms': seen.longest,
    });
  });
}

/** Counts the page's frames for so many milliseconds; `longest` is the longest time without one. */
function frames(page: Page, forMs: number): Promise<{ perSecond: number; longest: number }> {
  return page.evaluate(async (forMs) => {
    const start = performance.now();
    let [last, count, longest] = [start, 0, 0];
    while (last - start < forMs) {
      const now = await new Promise<number>((resolve) =>
        requestAnimationFrame(() => resolve(performance.now())),
      );
      longest = Math.max(longest, now - last);
      last = now;
      count++;
    }
    return { perSecond: Math.round((count * 1000) / (last - start)), longest: Math.round(longest) };
  }, forMs);
}
