import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules for contrast: 4.5:1, and 7:1, which then looks at everything that the other one does. */
const CONTRAST = 'color-contrast';
const ENHANCED = 'color-contrast-enhanced';

/**
 * Expects that axe finds nothing on the page, in both themes. Retries until that is so, since the first look
 * may coincide with a change of scene. `enhanced` also requires a contrast of 7:1.
 */
export async function expectNoAxeFaults(page: Page, enhanced = false): Promise<void> {
  await expect.poll(() => findAxeFaults(page, enhanced)).toEqual([]);
}

/**
 * Returns what axe finds, one line each; in the other theme, which differs only in colours, only the
 * contrast.
 */
async function findAxeFaults(page: Page, enhanced: boolean): Promise<string[]> {
  const rules = { [CONTRAST]: { enabled: !enhanced }, [ENHANCED]: { enabled: enhanced } };
  const { theme, faults } = await runAxe(page, { rules });
  const other = theme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  const contrast = await runAxe(page, { runOnly: [enhanced ? ENHANCED : CONTRAST] });
  await page.emulateMedia({ colorScheme: theme });
  return [...faults, ...contrast.faults.map((fault) => `${other}: ${fault}`)];
}

interface Look {
  theme: 'light' | 'dark';
  faults: string[];
}

/** Runs axe once the page has the requested theme and nothing moves any more. */
async function runAxe(page: Page, options: RunOptions): Promise<Look> {
  const look = await page.evaluate(
    async (given) => {
      if (!('axe' in window)) return null;
      const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      const frame = () => new Promise(requestAnimationFrame);
      while (!document.documentElement.classList.contains(theme)) await frame();
      await document.fonts.ready;
      // Half-transparent texts have less contrast, colours change with the theme, and one animation may start
      // another.
      const isMoving = ({ playState, effect }: Animation) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      const moving = () => document.getAnimations().filter(isMoving);
      for (let ending = moving(); ending.length > 0; ending = moving()) {
        for (const animation of ending) animation.finish();
        await frame();
      }
      const { violations } = await (window.axe as { run(o: object): Promise<AxeResults> }).run(given);
      return { theme, violations } as const;
    },
    { resultTypes: ['violations'], ...options },
  );
  if (!look) {
    // Passed as text to evaluate, since the page's own rules allow no foreign script.
    await page.evaluate(AXE);
    return runAxe(page, options);
  }
  const faults = look.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
  return { theme: look.theme, faults };
}
