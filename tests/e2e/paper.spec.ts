import { expectNoAxeFaults } from '../support/axe';
import { expect, playersOnWall, test } from './fixtures';
import { openHost, showHost } from './gameFixtures';
import { admit, offerRemote, openHostsPhone, remotePath, watchTickets } from './remoteFixtures';

const question = (text: string) => ({ question: text, acceptedAnswers: ['Rhein'] });
const quiz = {
  quizName: 'Papier',
  rounds: [{ title: 'Flüsse', reveal: 'round', questions: ['Eins?', 'Zwei?', 'Drei?'].map(question) }],
};

test('a team on paper is marked by a scorer’s phone and on the laptop’s keyboard, and both show it', async ({
  page,
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const ticket = watchTickets(page);
  await showHost(host, page);
  await page.getByRole('button', { name: '+ Team auf Papier' }).click();
  await page.getByRole('textbox', { name: 'Name des Teams' }).fill('Die Füchse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Füchse spielt auf Papier mit.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(playersOnWall(page).first()).toContainText('(auf Papier)');

  await offerRemote(page);
  await ticket();
  await page.getByRole('radio', { name: 'Helfer für Papier' }).check();
  const scorer = await openHostsPhone(browser, server);
  await scorer.goto(remotePath(host.code, await ticket()));
  await admit(page, scorer);
  await expect(scorer.getByText(/^Hier erscheinen die Runden/)).toBeVisible();
  await page.keyboard.press('Escape');

  await host.command({ type: 'start' });
  for (let asked = 0; asked < 3; asked++) await host.move('next');
  await scorer.getByRole('gridcell', { name: 'Die Füchse, Frage 1: leer' }).tap();
  await scorer.getByRole('button', { name: '½ halb' }).tap();
  await page.getByRole('button', { name: /^Mehr/ }).press('Enter');
  await page.getByRole('button', { name: 'Papier auswerten' }).click();
  await expect(page.getByRole('gridcell', { name: 'Die Füchse, Frage 1: halb' })).toBeFocused();
  await page.keyboard.press('1');
  await expect(
    scorer.getByRole('gridcell', { name: 'Die Füchse, Frage 1: richtig', exact: true }),
  ).toBeVisible();
  await expectNoAxeFaults(page);
  await expectNoAxeFaults(scorer);

  await scorer.reload();
  await expect(scorer.getByRole('gridcell', { name: 'Die Füchse, Frage 1: richtig' })).toBeVisible();
  await expect(scorer.getByRole('button', { name: 'Weiter' })).toHaveCount(0);
});
