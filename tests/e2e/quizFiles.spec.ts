import { expect, quizCards, test } from './fixtures';
import { button, choose, GIFT, importFile, openQuizDialog } from './quizFilesFixtures';

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
  await expect(page.getByRole('menuitem', { name: 'Duplizieren' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await choose(page, 'Name That Note', 'Löschen');
  await expect(quizCards(page)).toHaveCount(4);
  await button(page, 'Papierkorb').press('Enter');
  await button(page, 'Name That Note wiederherstellen').press('Enter');
  await expect(quizCards(page)).toHaveCount(5);
  await expect(button(page, 'Papierkorb')).toBeFocused();
  await button(page, 'Importieren').press('Enter');
  await expect(page.getByLabel('Datei auswählen oder hierherziehen')).toBeFocused();
  await importFile(page, 'space.gift', GIFT);
  await expect(button(page, 'Quiz anlegen')).toBeVisible();
  await button(page, 'Abbrechen').press('Enter');
  await expect(button(page, 'Importieren')).toBeFocused();
});
