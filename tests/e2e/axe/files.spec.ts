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

test('axe finds nothing where a table’s columns are asked for, and where a list is checked', async ({
  page,
}) => {
  await openQuizDialog(page);
  await button(page, 'Importieren').click();
  await importFile(page, 'evening.csv', 'x,y,z\nWho wrote Emma,Jane Austen,novels\nRed planet,Mars,space\n');
  await expect(page.getByRole('heading', { name: 'Welche Spalte ist was?' })).toBeVisible();
  await expectNoAxeFaults(page);
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Andere Datei').click();
  const text = '1. Who sang Waterloo? - ABBA\n2. Which is red?\na) Mars\nb) Venus\n';
  await (await choosing).setFiles({ name: 'evening.txt', mimeType: '', buffer: Buffer.from(text) });
  await expect(page.getByText('Welche Antwort ist richtig?')).toBeVisible();
  await expectNoAxeFaults(page);
});
