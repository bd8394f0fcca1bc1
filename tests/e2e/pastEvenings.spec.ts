import { expect, test } from './fixtures';
import { answerByHub, joinByHub, openHost, showHost, storeSeason } from './gameFixtures';

const quiz = {
  quizName: 'Pub Quiz',
  seconds: null,
  questions: [
    { question: 'Wer schrieb den Faust?', acceptedAnswers: ['Goethe'] },
    { question: 'Wie viele Beine hat eine Spinne?', correctNumber: 8 },
  ],
};

test('after the end the host marks an answer: places, certificate and the season follow', async ({
  page,
  server,
}) => {
  await storeSeason(server, { name: 'Spring', points: 'quiz', teams: [], evenings: [] });
  const host = await openHost(server, quiz);
  await showHost(host, page);
  const [anna, ben] = [await joinByHub(server, host.code, 'Anna'), await joinByHub(server, host.code, 'Ben')];
  const game = await host.run({ type: 'start' });
  await answerByHub(anna, game, 'Schiller');
  await answerByHub(ben, game, 'Goethee');
  await host.goTo('podium');
  await page.getByRole('button', { name: 'Abend beenden' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Abend beenden?' });
  await expect(question).toContainText('Noch offen: 1 Antwort zu prüfen.');
  await question.getByRole('button', { name: 'Jetzt beenden' }).press('Enter');
  await page.getByRole('button', { name: 'Raum schließen' }).press('Enter');

  await page.getByRole('button', { name: 'Vergangene Abende' }).click();
  await page.getByRole('button', { name: /^Ansehen: / }).press('Enter');
  const evening = page.getByRole('dialog', { name: 'Pub Quiz' });
  const places = evening.getByRole('region', { name: /^Plätze/ }).getByRole('listitem');
  await expect(places).toHaveText(['1 Ben 1', '2 Anna 0']);
  await evening.getByRole('combobox', { name: 'Zählt für die Saison' }).selectOption('Spring');
  await expect(evening.getByText(/^Gespeichert\./)).toBeVisible();
  const given = evening.getByRole('listitem').filter({ hasText: 'Goethee' });
  await given.getByRole('button', { name: 'Falsch' }).press('Enter');
  const other = evening.getByRole('listitem').filter({ hasText: 'Schiller' });
  await other.getByRole('button', { name: 'Richtig', exact: true }).press('Enter');
  await expect(places).toHaveText(['1 Anna 1', '2 Ben 0']);

  await page.keyboard.press('Escape');
  await expect(evening).toBeHidden();
  await expect(page.getByText('2 Teams · 1. Platz: Anna')).toBeVisible();
  await page.getByRole('button', { name: /^Urkunde zum Drucken/ }).click();
  const certificate = page.getByRole('dialog', { name: 'Urkunde' });
  await expect(certificate.getByRole('listitem')).toHaveText(['1Anna1 Punkt', '2Ben0 Punkte']);
  const table = await (await fetch(`${server.origin}/seasons/spring/table`)).json();
  expect(table).toMatchObject({ standings: [{ name: 'Anna', points: 1 }, { points: 0 }] });
});
