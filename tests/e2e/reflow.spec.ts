import type { Page } from '@playwright/test';
import { openFakeLobby } from './fakeSession';
import { expect, quizCard, test } from './fixtures';

/** Waits until neither the page nor scrolling dialog content is wider than its container. */
const expectNoOverflow = (page: Page) => expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);

/** How far it is too wide, in pixels. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    // Content in the margin of a box that neither scrolls nor clips is no wider than the dialog.
    const places = [...document.querySelectorAll('[role=dialog], [role=dialog] *')].filter(
      (place) => place.clientWidth && getComputedStyle(place).overflowX !== 'visible',
    );
    return Math.max(
      ...[document.documentElement, ...places].map((place) => place.scrollWidth - place.clientWidth),
    );
  });

/** Whether a click in the middle of the control would hit it if nothing was inert. */
async function isUncovered(page: Page, name: string): Promise<boolean> {
  return page.getByRole('button', { name }).evaluate((control) => {
    document.body.style.setProperty('pointer-events', 'auto', 'important');
    const { x, y, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return control.contains(hit);
  });
}

/** Checks that a dialog with its three buttons fits. */
async function expectDialogFits(page: Page): Promise<void> {
  await expectNoOverflow(page);
  for (const name of ['Schließen', 'Abbrechen', 'Speichern'])
    await expect.poll(() => isUncovered(page, name)).toBe(true);
}

// 640×360 is a laptop's 1280×720 at 200%.
for (const [width, height] of [
  [320, 568],
  [640, 360],
] as const) {
  test(`at ${width}×${height} nothing is cut or covered, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: 'Load Quiz' }).click();
    await expect(quizCard(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Importieren' })).toBeVisible();
    await expectNoOverflow(page);
    await expect.poll(() => isUncovered(page, 'Schließen')).toBe(true);
    await quizCard(page).click();
    await expect(page.getByRole('heading', { name: 'Quiz Lobby' })).toBeVisible();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await expect(page.getByRole('tab')).toHaveCount(3);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectDialogFits(page);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Haus' }).click();
    await expect(page.getByLabel('Name des Hauses')).toBeVisible();
    await expectDialogFits(page);
  });
}

test('with reduced motion nothing moves for long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/quizzes', () => undefined);
  await page.goto('/');
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByText('Quizzes werden geladen')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('in forced colours, controls keep their borders and the light its colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Load Quiz' })).toHaveCSS('border-top-width', '2px');
  await openFakeLobby(page, { participants: [] });
  const light = page.getByRole('button', { name: 'Verbindung: ' }).locator('span');
  await expect(light).toHaveCSS('forced-color-adjust', 'none');
});
