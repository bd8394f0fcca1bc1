import { expectNoAxeFaults } from '../../support/axe';
import { expect, test } from '../fixtures';
import { choose, openPrint, TEAM_SHEETS } from '../printFixtures';

test('axe finds nothing on what is printed of a quiz, and where a room is missing for it', async ({
  page,
  server,
}) => {
  await openPrint(page, server);
  for (const sheet of [...TEAM_SHEETS, 'Spielleitungsbogen']) {
    await choose(page, sheet);
    await expectNoAxeFaults(page);
  }
  await page.getByRole('radio', { name: 'Tischkarte' }).check();
  await expect(page.getByText(/Tischkarten brauchen einen Raum/)).toBeVisible();
  await expectNoAxeFaults(page);
});
