import { expectNoAxeFaults } from '../../support/axe';
import { expect, playersOnWall, test } from '../fixtures';
import { controlsOf, expectScene } from '../gameFixtures';
import { openRehearsals, playToReport, rehearse } from '../rehearsalFixtures';

test('axe finds nothing in a rehearsal: its dialog, a question, its report', async ({ page, server }) => {
  const dialog = await openRehearsals(page, server);
  await expectNoAxeFaults(page);
  await rehearse(page, dialog);
  // One of the five teams comes late. The places that are still free are on the wall too.
  await expect(playersOnWall(page).nth(3)).not.toHaveText('Wartet auf Spieler...');
  await page.getByRole('button', { name: 'Quiz starten' }).click();
  await expectScene(page, 'round');
  // The keys come with the controls, which are loaded beside the scene.
  await expect(controlsOf(page)).toBeVisible();
  await page.keyboard.press('n');
  await expectScene(page, 'question', 'Welche Farbe hat Gras?');
  await expectNoAxeFaults(page);
  await (await playToReport(page)).press('Enter');
  await expect(page.getByRole('heading', { name: 'So lief die Probe' })).toBeVisible();
  await expectNoAxeFaults(page);
});

test('axe finds nothing in the list for the first evening', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await page
    .getByRole('button', { name: /^Probe mit/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Mein erster Abend' }).click();
  await page.getByRole('checkbox', { name: /Steckdose/ }).press('Space');
  await expect(page.getByRole('status')).toHaveText('1 von 10 erledigt');
  await expectNoAxeFaults(page);
});
