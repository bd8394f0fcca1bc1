import type { Page } from '@playwright/test';
import { measureLoads } from '../support/loads';
import { expect, expectTakenOver, test } from './fixtures';
import { giveHostKeys, openHost } from './gameFixtures';
import { stopClock } from './pageClock';
import { storeQuiz } from './workshopFixtures';

/** Checks that a page loads no more than this many KB of JavaScript and CSS until it shows what is looked for. */
async function expectLight(
  page: Page,
  path: string,
  most: number,
  isThere: () => Promise<void>,
  untilIdle = true,
) {
  const loaded = measureLoads(page);
  await page.goto(path);
  await isThere();
  const { gzip } = await loaded(untilIdle);
  expect(gzip).toBeGreaterThan(25);
  expect(gzip).toBeLessThanOrEqual(most);
}

const expectButton = (page: Page, name: string) => expect(page.getByRole('button', { name })).toBeVisible();

test('the start page loads at most 109 KB of JavaScript and CSS, precompressed and cacheable for a year', async ({
  page,
  server,
}) => {
  // Loads after the page is idle do not count, however slow the machine is.
  await stopClock(page);
  const loads: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)(\?|$)/.test(response.url())) loads.push(response.headers());
  });
  await expectLight(page, '/', 109, () => expectButton(page, 'Load Quiz'));
  for (const headers of loads) {
    expect(['br', 'gzip']).toContain(headers['content-encoding']);
    expect(headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
  }
  const html = await fetch(server.origin, { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });
  expect(html.headers.get('content-encoding')).toBe('gzip');
});

for (const [name, path] of [
  ['the lobby', ''],
  ['a stage', '/stage'],
] as const)
  test(`${name} loads at most 184 KB of JavaScript and CSS`, async ({ page, server }) => {
    const { code } = await openHost(server);
    await expectLight(page, `/session/${code}${path}`, 184, () =>
      expect(page.getByRole('heading', { name: 'Quiz Lobby' })).toBeVisible(),
    );
  });

test('the remote loads at most 60 KB of JavaScript and CSS', async ({ page, server }) => {
  const { code, session } = await openHost(server);
  const entry = { server: server.origin, sessionCode: code, hostKey: session.hostKey };
  await giveHostKeys(page.context(), JSON.stringify([entry]));
  await expectLight(page, `/remote/${code}`, 60, () => expectButton(page, 'Quiz starten'));
});

test("the player's page loads at most 40 KB of JavaScript and CSS", async ({ page }) => {
  // Its scripts come a moment after the form.
  await expectLight(page, '/join', 40, () => expectTakenOver(page));
});

test('the workshop loads at most 430 KB of JavaScript and CSS, with its preview of two pages', async ({
  page,
  server,
}) => {
  await storeQuiz(server, 'light', 'Light');
  const expectFrames = async () => {
    for (const frame of [page.frameLocator('iframe').first(), page.frameLocator('iframe').last()])
      await expect(frame.getByText(/BDFGH/).first()).toBeVisible();
  };
  await expectLight(page, '/quizzes/light', 430, expectFrames, false);
});
