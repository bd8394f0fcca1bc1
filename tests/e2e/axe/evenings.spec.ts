import { AUTUMN } from '../../support/autumn';
import { expectNoAxeFaults } from '../../support/axe';
import { expect, test } from '../fixtures';
import { answerByHub, joinByHub, openHost, SHORT_QUIZ, showHost, storeSeason } from '../gameFixtures';

test('axe finds nothing in a season: a new one, its table, an evening, an old table, on paper', async ({
  page,
  server,
}) => {
  const button = (name: string) => page.getByRole('button', { name });
  await page.goto('/');
  await button('Saison').click();
  await expect(page.getByLabel('Name der Saison')).toBeVisible();
  await expectNoAxeFaults(page);
  await storeSeason(server, AUTUMN);
  await page.goto('/');
  await button('Saison').click();
  await button('Zusammenlegen als „Quizzly Bears“').click();
  await expect(page.getByRole('row').filter({ hasText: 'Quizzly Bears225' })).toBeVisible();
  await button('Quizzly Bears').click();
  await expectNoAxeFaults(page);
  await page.getByRole('tab', { name: 'Abende' }).click();
  await button('Abend nachtragen').click();
  await expect(page.getByLabel('Punkte von Team 1')).toBeVisible();
  await expectNoAxeFaults(page);
  await button('Abbrechen').click();
  await button('Alte Tabelle einlesen').click();
  const csv = 'Team;06.10.2026;13.10.2026\nOTTO;4;5,5\n=cmd();3;\n';
  const file = { name: 'alt.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Datei wählen').setInputFiles(file);
  await expect(page.getByText('Gelesen: 2 Abende, 2 Teams.')).toBeVisible();
  await expectNoAxeFaults(page);
  await button('In die Saison übernehmen').click();
  await expect(page.getByText('2 Abende eingelesen.')).toBeVisible();
  await page.getByRole('tab', { name: 'Regel' }).click();
  await expectNoAxeFaults(page);
  await page.goto('/seasons/herbst/print');
  await expect(page.getByRole('region', { name: 'Seite 2 von 2' })).toBeVisible();
  await expectNoAxeFaults(page);
});

test('axe finds nothing in the list of past evenings, and in one that is corrected', async ({
  page,
  server,
}) => {
  const questions = [{ question: 'Wer schrieb den Faust?', acceptedAnswers: ['Goethe'] }];
  const host = await openHost(server, { ...SHORT_QUIZ, questions });
  const anna = await joinByHub(server, host.code, 'Anna');
  await joinByHub(server, host.code, 'Ben');
  await showHost(host, page);
  await answerByHub(anna, await host.run({ type: 'start' }), 'Goethee');
  await host.goTo('podium');
  await page.getByRole('button', { name: 'Abend beenden' }).press('Enter');
  await page.getByRole('button', { name: 'Jetzt beenden' }).press('Enter');
  await page.getByRole('button', { name: 'Raum schließen' }).press('Enter');
  await page.getByRole('button', { name: 'Vergangene Abende' }).click();
  const list = page.getByRole('dialog', { name: 'Vergangene Abende' });
  await expect(list.getByRole('listitem')).toContainText('2 Teams');
  await expectNoAxeFaults(page);
  await list.getByRole('button', { name: /^Ansehen: / }).press('Enter');
  const given = page
    .getByRole('dialog', { name: 'Pub' })
    .getByRole('listitem')
    .filter({ hasText: 'Goethee' });
  await given.getByRole('button', { name: 'Richtig', exact: true }).press('Enter');
  await expect(given.getByRole('button', { name: 'Richtig', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectNoAxeFaults(page);
});
