import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LANGUAGES, SPOKEN_LANGUAGES, type Language } from '../../src/contract/languages';
import { expect, expectTakenOver, test } from './fixtures';

/** The part of a text that the build leaves unchanged, whatever it does to other characters. */
const plainIn = (text: string): string => text.match(/[\p{L} ]+/gu)!.sort((a, b) => b.length - a.length)[0]!;

/** Texts of each page that only the catalogue of its language contains. */
async function marksOf(language: Language): Promise<{ host: string; phone: string }> {
  const read = async (room: string) =>
    JSON.parse(await readFile(`src/locales/${language}/${room}.json`, 'utf8')) as Record<string, string>;
  const [start, phone] = [await read('start'), await read('phone')];
  return {
    host: plainIn(start['start.unknownRoute.explanation']!),
    phone: plainIn(phone['join.whatNext']!),
  };
}

/** Returns the code that a page loads from an address until the network is idle. */
async function codeOf(page: Page, path: string): Promise<string> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const script = response.text();
    // Loads that start after the page is idle may be cut off by the end of the test.
    script.catch(() => undefined);
    scripts.push(script);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expectTakenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return (await Promise.all(scripts)).join('\n');
}

/** Those that have all these texts. */
const WHOLE = SPOKEN_LANGUAGES.filter((language) => !LANGUAGES[language].over);

test('the host and a phone load the texts of their own language alone', async ({ browser, server }) => {
  const marks = await Promise.all(WHOLE.map(marksOf));
  for (const language of ['de', 'fr'] as const) {
    const context = await browser.newContext({ locale: language });
    await context.addInitScript((each) => localStorage.setItem('quiz-night.language', each), language);
    const phone = await context.newPage();
    const code = {
      host: await codeOf(await context.newPage(), server.origin),
      phone: await codeOf(phone, `${server.origin}/join`),
    };
    await expect(phone.locator('html')).toHaveAttribute('lang', language);
    for (const [place, mark] of marks.entries()) {
      const isOwn = WHOLE[place] === language;
      expect([code.host.includes(mark.host), code.phone.includes(mark.phone)]).toEqual([isOwn, isOwn]);
    }
    await context.close();
  }
});

test('pages in Hebrew are laid out from right to left', async ({ page }) => {
  await page.goto('/join?lang=he');
  const field = page.locator('form input').first();
  await expect(field).toBeVisible();
  const [label, { x, width }] = await page
    .locator('form label')
    .first()
    .evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return [text.getBoundingClientRect(), element.parentElement!.getBoundingClientRect()] as const;
    });
  expect(x + width - (label.x + label.width)).toBeLessThan(label.x - x);

  await page.goto('/?lang=he');
  const controls = await page.locator('.frame-controls').boundingBox();
  expect(controls!.x).toBeLessThan(page.viewportSize()!.width / 2);
});
