import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** More tab stops than any screen here has. */
const MOST_STOPS = 200;

/** Presses Tab until the element has the focus, as a keyboard user would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not reach the element');
}

/** Moves to an element with the Tab key and presses Enter. */
export async function pressBy(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types lines, each followed by Enter. */
export async function typeLines(page: Page, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
}

/** Opens the quiz dialog from the start page, by keyboard. */
export async function openQuizzes(page: Page): Promise<Locator> {
  await page.goto('/');
  await pressBy(page, page.getByRole('button', { name: 'Load Quiz' }));
  return page.getByRole('dialog', { name: 'Open new Quiz' });
}
