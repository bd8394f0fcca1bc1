import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page as it stands, one line each; `enhanced` asks for a contrast of 7:1 beside. */
export async function findAxeFaults(page: Page, enhanced = false): Promise<string[]> {
  await settle(page);
  // As an evaluated text, since the page's own rules let no foreign script in.
  await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: { 'color-contrast-enhanced': { enabled: enhanced } },
  };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run(o: object): Promise<AxeResults> } }).axe.run(given),
    options,
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
