import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test as base } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe';
import { type FileServer, serveFiles } from '../support/fileServer';

const FOLDER = fileURLToPath(new URL('../../dist/docs', import.meta.url));
const STRICT = {
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'",
};

/** The pages that `npm run docs` has made, from plain files; nothing may be missing, said or asked of others. */
const test = base.extend<{ folder: string; files: FileServer }>({
  folder: FOLDER,
  files: async ({ folder, page }, provide) => {
    const files = await serveFiles(folder, '/some/docs/', STRICT);
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(files.address)) faults.push(request.url());
    });
    // axe waits for the theme, which the product's own pages have as a class.
    await page.addInitScript(() => {
      const dark = matchMedia('(prefers-color-scheme: dark)');
      const show = () => {
        document.documentElement.classList.toggle('dark', dark.matches);
        document.documentElement.classList.toggle('light', !dark.matches);
      };
      dark.addEventListener('change', show);
      document.addEventListener('DOMContentLoaded', show);
    });
    await provide(files);
    await files.close();
    expect([...files.missed, ...faults]).toEqual([]);
  },
});

const results = (page: Page) => page.getByRole('search').getByRole('listitem');

test('every page is readable on a phone and has no faults', async ({ page, files }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(15);
  for (const name of pages) {
    await page.goto(files.address + name.replaceAll('\\', '/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, name).toBeLessThanOrEqual(0);
    await expectNoAxeFaults(page);
  }
});

test('the search is used by keys alone, and its results too are without faults', async ({ page, files }) => {
  await page.goto(files.address);
  await page.keyboard.press('/');
  await page.keyboard.type('ACCESS pöint');
  await expect(results(page).first()).toContainText('access');
  await expect(page.getByRole('status')).toHaveText(/^Places found: \d+$/);
  await expectNoAxeFaults(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(results(page)).toHaveCount(0);
  await page.keyboard.type('xylophone');
  await expect(page.getByRole('status')).toHaveText('Nothing found');
  await page.keyboard.press('Escape');
  await page.keyboard.type('certbot');
  await expect(results(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/server\.html#on-a-server-on-the-internet-with-https$/);
});

test.describe('with pages in German', () => {
  test.use({
    // eslint-disable-next-line no-empty-pattern
    folder: async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'quiz-night-docs-'));
      mkdirSync(join(folder, 'docs/de'), { recursive: true });
      writeFileSync(join(folder, 'README.md'), '# Quiz\n\n## How to\n\n- [Wi-Fi](docs/wifi.md)\n');
      writeFileSync(join(folder, 'docs/wifi.md'), '# Wi-Fi\n\nEvery phone needs Wi-Fi.\n');
      writeFileSync(
        join(folder, 'docs/de/wifi.md'),
        '# WLAN\n\n## Größe\n\nJedes Gerät braucht WLAN, kein Wi-Fi.\n',
      );
      const args = [resolve('deploy/site/build.mjs'), '--into', join(folder, 'site')];
      expect(spawnSync(process.execPath, args, { cwd: folder }).status).toBe(0);
      await provide(join(folder, 'site'));
      rmSync(folder, { recursive: true, force: true });
    },
  });

  test('the search finds them, first what is in the page’s language', async ({ page, files }) => {
    await page.goto(`${files.address}wifi.html`);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    const field = page.getByRole('searchbox', { name: 'Suche' });
    await field.fill('gerat');
    await expect(results(page)).toHaveText(['WLAN › GrößeJedes Gerät braucht WLAN, kein Wi-Fi.']);
    await field.fill('wi-fi');
    await expect(results(page)).toHaveText([/^WLAN › Größe/, /^Wi-FiEvery phone/, /^Quiz › How to/]);
    await results(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/docs\/wifi\.html#wi-fi$/);
  });
});
