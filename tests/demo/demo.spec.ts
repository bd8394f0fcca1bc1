import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { QuizSource } from '../../src/contract/question';
import { type FileServer, serveFiles } from '../support/fileServer';

const FOLDER = fileURLToPath(new URL('../../dist/demo', import.meta.url));
/** Nothing but the folder's own files: no scripts, styles or frames of others, and no word to anybody. */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'";
const MOST_BYTES = 360_000;
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const LIST = 'Question,Right answer\nHow many legs has a spider?,8\nThe capital of Peru?,Lima\n';

const test = base.extend<{ headers: Record<string, string>; files: FileServer }>({
  headers: [{}, { option: true }],
  files: async ({ headers }, provide) => {
    const files = await serveFiles(FOLDER, '/some/where/', headers);
    await provide(files);
    await files.close();
    expect(files.missed).toEqual([]);
  },
});

const phone = (page: Page, n: 1 | 2) => page.frameLocator(`iframe[data-demo-phone="${n}"]`);

const widthOf = (image: Element) => (image as HTMLImageElement).naturalWidth;

/** Opens the demo and goes on to the first question. */
async function openQuestion(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(phone(page, 2).getByText('Connected')).toBeVisible();
  await page.getByRole('button', { name: 'Start quiz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Round/ })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(phone(page, 1).getByRole('button', { name: 'Canberra' })).toBeVisible();
}

/** Opens the demo, and the list of quizzes on its start page. */
async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(phone(page, 2).getByText('Connected')).toBeVisible();
  await page.goto(`${address}#/`);
  await page.getByRole('button', { name: 'Load a quiz' }).click();
}

/** Answers on both phones, and goes on to the answer. */
async function playQuestion(page: Page): Promise<void> {
  await phone(page, 1).getByRole('button', { name: 'Canberra' }).click();
  await phone(page, 2).getByRole('button', { name: 'Sydney' }).click();
  for (const n of [1, 2] as const) await expect(phone(page, n).getByText('Saved')).toBeVisible();
  // After a tap, the keys are the wall's again.
  await page.keyboard.press('Space');
  await expect(phone(page, 1).getByRole('button', { name: 'Canberra' })).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(page.getByText('The answer', { exact: true })).toBeVisible();
  await expect(phone(page, 2).getByText('Not this time')).toBeVisible();
}

test('an address that names a language opens the demo in it', async ({ page, files }) => {
  await page.goto(`${files.address}?lang=fr`);
  for (const part of [page, phone(page, 1), phone(page, 2)])
    await expect(part.locator('html')).toHaveAttribute('lang', 'fr');
});

test('two phones answer the first question and see the answer, from plain files under a path', async ({
  page,
  files,
}) => {
  const sizes = new Map<string, Promise<number>>();
  const elsewhere: string[] = [];
  page.on('response', (response) => {
    const path = response.url().replace(/[?#].*/, '');
    if (!path.startsWith(files.address)) elsewhere.push(path);
    const isFont = path.endsWith('.woff2');
    const size = response.body().then((body) => (isFont ? body : gzipSync(body, { level: 9 })).length);
    sizes.set(path, size);
  });
  await openQuestion(page, files.address);
  const all = await Promise.all(sizes.values());
  expect(all.length).toBeGreaterThan(5);
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  await playQuestion(page);
  expect(elsewhere).toEqual([]);
  // Nothing outlives the page.
  const stored = await page.context().storageState();
  expect(stored).toEqual({ cookies: [], origins: [] });
});

test('two demos in two tabs are two rooms', async ({ page, context, files }) => {
  const other = await context.newPage();
  await other.goto(files.address);
  await openQuestion(page, files.address);
  await expect(other.getByRole('button', { name: 'Start quiz' })).toBeVisible();
  await expect(phone(other, 1).getByText('Connected')).toBeVisible();
});

test('what to press stays in sight while nobody moves', async ({ page, files }) => {
  await page.clock.install();
  await openQuestion(page, files.address);
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('group', { name: 'Quiz controls' })).toHaveAttribute('data-faded', 'false');
});

for (const [name, viewport] of [
  ['a laptop', { width: 1366, height: 640 }],
  ['a small laptop', { width: 1280, height: 600 }],
  ['a tablet', { width: 1024, height: 700 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: true });

    test('the next step and the answers are in sight', async ({ page, files }) => {
      await page.goto(files.address);
      await expect(phone(page, 2).getByText('Connected')).toBeVisible();
      const start = page.getByRole('button', { name: 'Start quiz' });
      await expect(start).toBeInViewport({ ratio: 1 });
      await start.tap();
      const next = page.getByRole('button', { name: 'Next', exact: true });
      await expect(next).toBeInViewport({ ratio: 1 });
      await next.tap();
      // Scaled down, it is whole except for rounding.
      await expect(page.getByText('Perth').first()).toBeInViewport({ ratio: 0.999 });
      for (const n of [1, 2] as const)
        await expect(phone(page, n).getByText('Perth')).toBeInViewport({ ratio: 1 });
    });
  });

test('a switch shows what only the host sees', async ({ page, files }) => {
  await openQuestion(page, files.address);
  await page.getByRole('button', { name: 'Backstage' }).click();
  const show = page.frameLocator('iframe[title="What guests see"]');
  await expect(show.getByText('What is the capital of Australia?').first()).toBeVisible();
  await page.getByRole('button', { name: 'Big screen' }).click();
  await expect(page.locator('iframe[title="What guests see"]')).toHaveCount(0);
});

test('a link leads to other quizzes and to the workshop, and back', async ({ page, files }) => {
  await openQuestion(page, files.address);
  await page.getByRole('link', { name: 'Another quiz' }).click();
  await expect(page.getByRole('button', { name: 'Load a quiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a quiz' }).click();
  await expect(page.getByRole('textbox', { name: 'Quiz name' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Continue: The Grand Pub Quiz/ }).click();
  await expect(phone(page, 1).getByRole('button', { name: 'Canberra' })).toBeVisible();
});

test('in the workshop, a picture is said to need the program', async ({ page, files }) => {
  await openList(page, files.address);
  await page.getByRole('button', { name: 'New quiz' }).click();
  const needs = page.getByText(/^That needs the program itself/);
  await expect(page.getByRole('textbox', { name: 'Quiz name' })).toBeVisible();
  await expect(needs).toBeHidden();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('+ Picture').last().click(),
  ]);
  await chooser.setFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(needs).toBeVisible();
  await page.goto(`${files.address}#/`);
  await expect(page.getByRole('button', { name: 'Load a quiz' })).toBeVisible();
  await expect(needs).toBeHidden();
});

test('a phone that scans the code is told that this is a demo', async ({ page, files }) => {
  await page.goto(`${files.address}join.html?/ABCDE`);
  await expect(page.getByRole('heading', { name: 'This is a demo' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the demo' }).click();
  await expect(page.getByRole('button', { name: 'Start quiz' })).toBeVisible();
});

test.describe('under a strict policy, without storage', () => {
  test.use({ headers: { 'content-security-policy': STRICT } });

  test('the demo plays', async ({ page, files }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('storage is off', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse, configurable: true });
    });
    await openQuestion(page, files.address);
    await playQuestion(page);
  });
});

test('goes on to the podium without a network, once the first question is answered', async ({
  page,
  context,
  files,
}) => {
  test.setTimeout(180_000);
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(String(error)));
  await openQuestion(page, files.address);
  await phone(page, 1).getByRole('button', { name: 'Sydney' }).click();
  // The rest of the page comes once somebody has answered.
  await page.waitForFunction(() => performance.getEntriesByName('rest loaded').length > 0);
  await context.setOffline(true);
  await playQuestion(page);
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(phone(page, 1).locator('[data-scene="podium"]')).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(page.locator('.podium')).toBeVisible();
  expect(failed).toEqual([]);
});

test('the house’s evening is chosen from the list, and its pictures and tunes come with their questions', async ({
  page,
  files,
}) => {
  const media: string[] = [];
  page.on('request', (request) => {
    if (/\.(png|mp3)$/.test(request.url())) media.push(request.url());
  });
  await openList(page, files.address);
  await page.getByRole('button', { name: /^The House’s Evening.*6 rounds · 48 questions$/ }).click();
  await page.getByRole('button', { name: 'Start quiz' }).click();
  const goOnTo = async (shown: Locator) =>
    expect(async () => {
      await page.keyboard.press('Space');
      await expect(shown).toBeVisible({ timeout: 300 });
    }).toPass();
  await goOnTo(phone(page, 1).getByRole('button', { name: 'Spain' }));
  expect(media).toEqual([]);
  const picture = page.locator('.question-picture img');
  await goOnTo(picture);
  await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(100);
  await expect(phone(page, 1).getByRole('textbox')).toBeVisible();
  expect(media.filter((url) => url.endsWith('.mp3'))).toEqual([]);
  const tune = page.locator('.recording audio');
  await goOnTo(page.locator('.recording'));
  await expect.poll(() => tune.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(10);
  expect(media.every((url) => url.startsWith(files.address))).toBe(true);
});

test('the house’s evening is exported, and edited as a copy with its pictures', async ({ page, files }) => {
  await openList(page, files.address);
  await page.getByRole('button', { name: 'More actions for The House’s Evening' }).click();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as JSON' }).click(),
  ]);
  const text = readFileSync(await exported.path(), 'utf8');
  expect((JSON.parse(text) as QuizSource).rounds).toHaveLength(6);
  await page.getByRole('button', { name: 'Edit The House’s Evening' }).click();
  await expect(page.getByRole('textbox', { name: 'Quiz name' })).toHaveValue('The House’s Evening (copy)');
  await page.getByText('Which country flies this flag?').click();
  const preview = page.frameLocator('iframe[title="Preview: big screen"]');
  const picture = preview.getByRole('img', { name: 'A white flag with a large red disc in the middle.' });
  await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(100);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

test('a visitor imports a list of questions, and sees, prints and rehearses it', async ({ page, files }) => {
  await openList(page, files.address);
  await page.getByRole('button', { name: 'Import…' }).click();
  const list = { name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
  await page.locator('input[type=file]').first().setInputFiles(list);
  await page.getByRole('button', { name: 'Create the quiz' }).click();
  await page.getByText('The capital of Peru?').click();
  for (const title of ['Preview: big screen', 'Preview: phone'])
    await expect(
      page.frameLocator(`iframe[title="${title}"]`).getByText('The capital of Peru?'),
    ).toBeVisible();
  // The wall's preview is as high as its frame, and follows the page's theme.
  const wall = page.frameLocator('iframe[title="Preview: big screen"]');
  const height = await wall.locator('.projector').evaluate((scene) => scene.clientHeight / innerHeight);
  expect(height).toBeGreaterThan(0.9);
  await expect(wall.locator('html')).toHaveClass(/light/);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(wall.locator('html')).toHaveClass(/dark/);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const [printed] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Print' }).click(),
  ]);
  await expect(printed.getByRole('heading', { name: 'Print' })).toBeVisible();
  await expect(printed.getByText('mine').first()).toBeVisible();
  await printed.close();
  await page.getByRole('button', { name: 'Rehearsal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the rehearsal' }).click();
  await expect(page.getByRole('button', { name: 'Start quiz' })).toBeVisible();
  // The phones join whatever session the page shows.
  await expect(phone(page, 1).getByText('Connected')).toBeVisible();
});
