import { expectNoAxeFaults } from '../../support/axe';
import { expect, test } from '../fixtures';
import { button, choose, GIFT, importFile, openQuizDialog } from '../quizFilesFixtures';

test('axe finds nothing in a quiz’s menu, the notices, the deleted quizzes and the import', async ({
  page,
}) => {
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
