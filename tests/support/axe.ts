import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const CONTRAST = 'color-contrast';

/**
 * Expects that axe finds nothing on the page, in both themes. It looks again until that is so: the first look may fall
 * into a change of scene. `enhanced` asks for a contrast of 7:1 as well.
 */
export async function expectNoAxeFaults(page: Page, enhanced = false): Promise<void> {
  await expect.poll(() => findAxeFaults(page, enhanced)).toEqual([]);
}

/** What axe finds, one line each; in the other theme, which only has other colours, the contrast alone. */
async function findAxeFaults(page: Page, enhanced: boolean): Promise<string[]> {
  const theme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  const other = theme === 'dark' ? 'light' : 'dark';
  // The page may still be on its way to a theme that was asked for a moment ago.
  await show(page, theme);
  const rules = { [`${CONTRAST}-enhanced`]: { enabled: enhanced } };
  const faults = await runAxe(page, { rules });
  await show(page, other);
  const contrast = await runAxe(page, {
    runOnly: [CONTRAST, ...(enhanced ? [`${CONTRAST}-enhanced`] : [])],
  });
  await show(page, theme);
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

/**
 * Waits until all animations have ended: half-transparent texts have less contrast. One may start another; a clock's
 * bar does so every second.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isOfClock = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.closest('.countdown-bar, [role="timer"]');
    const running = () =>
      document
        .getAnimations()
        .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity)
        .filter((a) => !isOfClock(a));
    for (let ending = running(); ending.length > 0; ending = running())
      await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}
