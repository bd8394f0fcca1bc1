import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen here has. */
const MOST_STOPS = 200;

/** Presses Tab until the control has the focus, as a keyboard user would. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not reach the control');
}

/** Moves to a control with the Tab key and presses Enter. */
export async function pressByKey(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
