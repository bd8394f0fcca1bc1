import { addOnPaper, FOXES } from './everyTeamFixtures';
import { expect, test } from './fixtures';
import { openHost, showHost } from './gameFixtures';
import { openScorer, watchTickets } from './remoteFixtures';

const question = (text: string) => ({ question: text, acceptedAnswers: ['Rhein'] });
const quiz = {
  quizName: 'Papier',
  seconds: 600,
  rounds: [{ title: 'Flüsse', reveal: 'round', questions: ['Eins?', 'Zwei?', 'Drei?'].map(question) }],
};

test('a team on paper is marked by a scorer’s phone and on the laptop’s keyboard, and both show it', async ({
  page,
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const laptop = { server, code: host.code, projector: page, laptopTicket: watchTickets(page) };
  await showHost(host, page);
  await addOnPaper(page, FOXES);
  const scorer = await openScorer(browser, laptop);
  await host.command({ type: 'start' });
  for (let asked = 0; asked < 3; asked++) await host.move('next');
  await scorer.getByRole('gridcell', { name: 'Die Füchse, Frage 1: leer' }).tap();
  await scorer.getByRole('button', { name: '½ halb' }).tap();
  await page.getByRole('button', { name: /^Mehr/ }).press('Enter');
  // On a busy machine, the sheets are there before the dialog sets its first focus.
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => draw(() => setTimeout(callback, 500, performance.now()));
  });
  await page.getByRole('button', { name: 'Bögen auswerten' }).click();
  await page.getByRole('button', { name: 'Hier zeigen' }).click();
  const cell = page.getByRole('gridcell', { name: 'Die Füchse, Frage 1: halb' });
  await expect(cell).toBeFocused();
  // The dialog has asked for its frame before this one.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(cell).toBeFocused();
  await page.keyboard.press('1');
  await expect(
    scorer.getByRole('gridcell', { name: 'Die Füchse, Frage 1: richtig', exact: true }),
  ).toBeVisible();

  await scorer.reload();
  await expect(scorer.getByRole('gridcell', { name: 'Die Füchse, Frage 1: richtig' })).toBeVisible();
  await expect(scorer.getByRole('button', { name: 'Weiter' })).toHaveCount(0);
});
