import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe';
import { expect, quizCards, test } from './fixtures';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const GIFT = `$CATEGORY: Space
Which planet is red? {=Mars ~Venus#no}
Which belong together? {=a -> b =c -> d =e -> f}`;

/** Opens the quiz dialog in a browser that may edit quizzes. */
async function openQuizDialog(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, 'Load Quiz').click();
  await expect(button(page, 'Importieren')).toBeVisible();
}

async function choose(page: Page, quizName: string, choice: string): Promise<void> {
  await button(page, `Mehr zu ${quizName}`).click();
  await page.getByRole('menuitem', { name: choice }).click();
}

async function importFile(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: '', buffer: Buffer.from(content) };
  await page.getByLabel('Datei auswählen oder hierherziehen').setInputFiles(file);
}

test('axe finds nothing in the menu, the notices, the deleted quizzes and the import', async ({ page }) => {
  await openQuizDialog(page);
  await button(page, 'Mehr zu Name That Note').click();
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await choose(page, 'Name That Note', 'Exportieren als Moodle (GIFT)');
  await expect(page.getByText('Das kann das Format nicht aufnehmen:')).toBeVisible();
  await expectNoAxeFaults(page);
  await choose(page, 'Name That Note', 'Löschen');
  await expect(button(page, 'Rückgängig')).toBeFocused();
  await expectNoAxeFaults(page);
  await button(page, 'Papierkorb').click();
  await expect(button(page, 'Name That Note wiederherstellen')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await button(page, 'Importieren').click();
  await importFile(page, 'menu.pdf', '%PDF-1.7');
  await expect(page.getByRole('alert')).toContainText('„menu.pdf“ wurde nicht importiert.');
  await expectNoAxeFaults(page);
  await importFile(page, 'space.gift', GIFT);
  await expect(button(page, 'Quiz anlegen')).toBeVisible();
  await expectNoAxeFaults(page);
});

for (const [width, height] of [
  [320, 568],
  [1280, 720],
] as const)
  test(`at ${width}×${height} the name of a deleted quiz is readable beside its buttons`, async ({
    page,
  }) => {
    await openQuizDialog(page);
    await choose(page, 'Name That Note', 'Löschen');
    await button(page, 'Papierkorb').click();
    await page.setViewportSize({ width, height });
    const dialog = page.getByRole('dialog', { name: 'Papierkorb' });
    const name = dialog.getByText('Name That Note', { exact: true });
    const lines = () =>
      name.evaluate((each) => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight));
    await expect.poll(lines).toBeLessThan(2.5);
    for (const action of await dialog.getByRole('listitem').getByRole('button').all()) {
      const { x, width: length } = (await action.boundingBox())!;
      expect(x + length).toBeLessThanOrEqual(width);
    }
  });

test('the focus returns to what opened a menu or a dialog', async ({ page }) => {
  await openQuizDialog(page);
  const more = button(page, 'Mehr zu Name That Note');
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Bearbeiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await choose(page, 'Name That Note', 'Löschen');
  await expect(quizCards(page)).toHaveCount(2);
  await button(page, 'Papierkorb').press('Enter');
  await button(page, 'Name That Note wiederherstellen').press('Enter');
  await expect(quizCards(page)).toHaveCount(3);
  await expect(button(page, 'Papierkorb')).toBeFocused();
  await button(page, 'Importieren').press('Enter');
  await expect(page.getByLabel('Datei auswählen oder hierherziehen')).toBeFocused();
  await importFile(page, 'space.gift', GIFT);
  await expect(button(page, 'Quiz anlegen')).toBeVisible();
  await button(page, 'Abbrechen').press('Enter');
  await expect(button(page, 'Importieren')).toBeFocused();
});
