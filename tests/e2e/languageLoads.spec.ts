import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SPOKEN_LANGUAGES, type Language } from '../../src/contract/languages';
import { expect, test } from './fixtures';

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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return (await Promise.all(scripts)).join('\n');
}

test('the host and a phone load the texts of their own language alone', async ({ browser, server }) => {
  const marks = await Promise.all(SPOKEN_LANGUAGES.map(marksOf));
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
      const isOwn = SPOKEN_LANGUAGES[place] === language;
      expect([code.host.includes(mark.host), code.phone.includes(mark.phone)]).toEqual([isOwn, isOwn]);
    }
    await context.close();
  }
});
