import { measureLoads } from '../support/loads';
import { expect, openLobby, test } from './fixtures';
import { stopClock } from './pageClock';
import { giveHostKeys, openHost } from './gameFixtures';
import { storeQuiz } from './workshopFixtures';

const quiz = {
  quizName: 'Light',
  questions: [{ question: 'Which planet is red?', answers: ['Mars', 'Saturn'], correctAnswer: 0 }],
};

test('the start page loads at most 120 KB of JavaScript and CSS', async ({ page }) => {
  // Loads after the page is idle do not count, however slow the machine is.
  await stopClock(page);
  const loaded = measureLoads(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Load Quiz' })).toBeVisible();
  const { gzip } = await loaded();
  expect(gzip).toBeGreaterThan(50);
  expect(gzip).toBeLessThanOrEqual(120);
});

test('the lobby loads at most 198 KB of JavaScript and CSS', async ({ page, browser, server }) => {
  const code = await openLobby(page);
  const cold = await (await browser.newContext()).newPage();
  const loaded = measureLoads(cold);
  await cold.goto(`${server.origin}/session/${code}`);
  await expect(cold.getByRole('heading', { name: 'Quiz Lobby' })).toBeVisible();
  const { gzip } = await loaded();
  expect(gzip).toBeGreaterThan(50);
  expect(gzip).toBeLessThanOrEqual(198);
});

test('a stage loads no more than the lobby', async ({ page, browser, server }) => {
  const code = await openLobby(page);
  const cold = await (await browser.newContext()).newPage();
  const loaded = measureLoads(cold);
  await cold.goto(`${server.origin}/session/${code}/stage`);
  await expect(cold.getByRole('heading', { name: 'Quiz Lobby' })).toBeVisible();
  const { gzip } = await loaded();
  expect(gzip).toBeGreaterThan(50);
  expect(gzip).toBeLessThanOrEqual(198);
});

test('the remote loads at most 114 KB of JavaScript and CSS', async ({ page, server }) => {
  const host = await openHost(server, quiz);
  const entry = { server: server.origin, sessionCode: host.code, hostKey: host.session.hostKey };
  await giveHostKeys(page.context(), JSON.stringify([entry]));
  const loaded = measureLoads(page);
  await page.goto(`/remote/${host.code}`);
  await expect(page.getByRole('button', { name: 'Quiz starten' })).toBeVisible();
  const { gzip } = await loaded();
  expect(gzip).toBeGreaterThan(50);
  expect(gzip).toBeLessThanOrEqual(114);
});

test("the player's page loads at most 92 KB of JavaScript and CSS", async ({ page }) => {
  const loaded = measureLoads(page);
  await page.goto('/join');
  await expect(page.getByRole('button', { name: /join/i })).toBeVisible();
  const { gzip } = await loaded();
  expect(gzip).toBeGreaterThan(10);
  expect(gzip).toBeLessThanOrEqual(92);
});

test('the workshop loads at most 476 KB of JavaScript and CSS, with its preview of two pages', async ({
  page,
  server,
}) => {
  await storeQuiz(server, 'light', 'Light');
  const loaded = measureLoads(page);
  await page.goto('/quizzes/light');
  await expect(page.frameLocator('iframe').first().getByText('BDFGH').first()).toBeVisible();
  await expect(page.frameLocator('iframe').last().getByText(/BDFGH/).first()).toBeVisible();
  const { gzip } = await loaded(false);
  expect(gzip).toBeGreaterThan(50);
  expect(gzip).toBeLessThanOrEqual(476);
});

test('everything is served precompressed, and hashed files may be cached for a year', async ({
  page,
  server,
}) => {
  const responses: { url: string; encoding: string | undefined; cache: string | undefined }[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)(\?|$)/.test(response.url())) return;
    const headers = response.headers();
    responses.push({
      url: response.url(),
      encoding: headers['content-encoding'],
      cache: headers['cache-control'],
    });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(responses.length).toBeGreaterThan(0);
  for (const { encoding, cache } of responses) {
    expect(['br', 'gzip']).toContain(encoding);
    expect(cache).toMatch(/max-age=31536000.*immutable/);
  }
  const html = await fetch(server.origin, { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });
  expect(html.headers.get('content-encoding')).toBe('gzip');
});
