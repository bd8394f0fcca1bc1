import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const CONTRAST = 'color-contrast';

/**
 * What axe finds wrong on the page as it stands, one line each; in the other theme, which only has other colours, the
 * contrast alone. `enhanced` asks for one of 7:1 beside.
 */
export async function findAxeFaults(page: Page, enhanced = false): Promise<string[]> {
  const theme = await page.evaluate(() => document.documentElement.className);
  const other = theme === 'dark' ? 'light' : 'dark';
  const rules = { [`${CONTRAST}-enhanced`]: { enabled: enhanced } };
  const faults = await runAxe(page, { rules });
  await show(page, other);
  const contrast = await runAxe(page, {
    runOnly: [CONTRAST, ...(enhanced ? [`${CONTRAST}-enhanced`] : [])],
  });
  await show(page, theme === 'dark' ? 'dark' : 'light');
  return [...faults, ...contrast.map((fault) => `${other}: ${fault}`)];
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme);
}

async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  await settle(page);
  // As an evaluated text, since the page's own rules let no foreign script in.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run(o: object): Promise<AxeResults> } }).axe.run(given),
    { resultTypes: ['violations'], ...options },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}

/** Waits until all animations have ended: half-transparent texts have less contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}
