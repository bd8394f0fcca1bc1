import type { Browser } from '@playwright/test';
import { expectTakenOver, openLobby, test } from '../e2e/fixtures';
import { measureLoads } from '../support/loads';
import { printTable } from './report';

test('bytes loaded by a browser with an empty cache', async ({ page, browser, server }) => {
  const code = await openLobby(page);
  const rows = [];
  for (const [name, path] of [
    ['start page', '/'],
    ['lobby', `/session/${code}`],
    ["player's page", '/join'],
  ] as const) {
    const { files, gzip, brotli } = await loadCold(browser, server.origin + path);
    rows.push({ page: name, files, 'gzip KB': gzip.toFixed(1), 'brotli KB': brotli.toFixed(1) });
  }
  printTable('JavaScript and CSS per page, empty cache', rows);
});

async function loadCold(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const loaded = measureLoads(page);
  await page.goto(url);
  // A phone's scripts come a moment after its form.
  await expectTakenOver(page);
  const loads = await loaded();
  await context.close();
  return loads;
}
