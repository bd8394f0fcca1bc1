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
  const rules = { [`${CONTRAST}-enhanced`]: { enabled: enhanced } };
  const { theme, faults } = await runAxe(page, { rules });
  const other = theme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  const contrast = await runAxe(page, {
    runOnly: [CONTRAST, ...(enhanced ? [`${CONTRAST}-enhanced`] : [])],
  });
  await page.emulateMedia({ colorScheme: theme });
  return [...faults, ...contrast.faults.map((fault) => `${other}: ${fault}`)];
}

interface Look {
  theme: 'light' | 'dark';
  faults: string[];
}

/** Looks at the page once it has the theme that was asked for and nothing moves any more. */
async function runAxe(page: Page, options: RunOptions): Promise<Look> {
  const look = await page.evaluate(
    async (given) => {
      if (!('axe' in window)) return null;
      const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      const frame = () => new Promise(requestAnimationFrame);
      while (!document.documentElement.classList.contains(theme)) await frame();
      await document.fonts.ready;
      // Half-transparent texts have less contrast, colours change with the theme, and one motion may start another.
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
    // As an evaluated text, since the page's own rules let no foreign script in.
    await page.evaluate(AXE);
    return runAxe(page, options);
  }
  const faults = look.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
  return { theme: look.theme, faults };
}
