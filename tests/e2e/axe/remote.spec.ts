import { expectNoAxeFaults } from '../../support/axe';
import { expect, test } from '../fixtures';
import { answerByHub, countInSeason, joinByHub, openHost, showHost } from '../gameFixtures';
import {
  expectOnRemote,
  offerRemote,
  openHostsPhone,
  openRemote,
  openScorer,
  remotePath,
  tap,
  watchTickets,
} from '../remoteFixtures';
import { addOnPaper, FOXES } from '../everyTeamFixtures';

const quiz = {
  quizName: 'A quiz with a name that is much longer than any phone is wide',
  seconds: 600,
  questions: [
    {
      question: 'Which of the many capitals of the north has a mermaid at its harbour?',
      acceptedAnswers: ['Copenhagen'],
      note: 'Any spelling will do.',
    },
  ],
};

test('axe finds nothing on the remote, and nothing is wider than it', async ({ browser, server }) => {
  const host = await openHost(server, quiz);
  const remote = await openRemote(browser, host);
  const check = async () => {
    await expectNoAxeFaults(remote);
    await expect.poll(() => remote.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  };
  await tap(remote, 'Quiz starten');
  await expect(remote.getByRole('button', { name: 'Trotzdem starten' })).toBeVisible();
  await check();
  await tap(remote, 'Mehr');
  await expect(remote.getByRole('combobox', { name: 'Zeit je Frage' })).toBeVisible();
  await expect(remote.getByRole('button', { name: 'English' })).toBeVisible();
  await check();
  await tap(remote, 'Quiz');
  const [anna, arsch] = [
    await joinByHub(server, host.code, 'Anna'),
    await joinByHub(server, host.code, 'Arschloch'),
  ];
  await joinByHub(server, host.code, 'Ben');
  const game = await host.run({ type: 'start' });
  await answerByHub(anna, game, 'Copenhagn');
  await answerByHub(arsch, game, 'Wichser');
  await expect(remote.getByText('2 von 3 haben geantwortet')).toBeVisible();
  await check();
  await tap(remote, 'Antwortzeit beenden');
  await tap(remote, 'Prüfen, 1 zweifelhaft');
  await expect(remote.getByRole('button', { name: 'Ohne Sternchen zeigen' })).toBeVisible();
  await tap(remote.getByRole('listitem').first(), 'Richtig');
  await expect(remote.getByText('von dir als richtig gewertet')).toBeVisible();
  await check();
  await host.run({ type: 'lock', locked: true });
  await tap(remote, 'Teams');
  await expect(remote.getByText('auf der Leinwand: A********')).toBeVisible();
  await remote.getByText('Ben', { exact: true }).tap();
  await tap(remote, 'Handys und Papier');
  await tap(remote, 'Auf Papier weiter');
  await expect(remote.getByText(/^Soll Ben auf Papier weiterspielen/)).toBeVisible();
  await tap(remote, '+ Team auf Papier');
  await tap(remote, 'Hinzufügen');
  await expect(remote.getByRole('alert')).toHaveText('Bitte einen Namen eingeben.');
  await check();
  await tap(remote, 'Punkte geben');
  await remote.getByRole('button', { name: 'Entfernen' }).first().tap();
  await expect(remote.getByText(/Ben wirklich entfernen/)).toBeVisible();
  await check();
  await tap(remote, 'Mehr');
  await tap(remote, '5 Min.');
  await expect(remote.getByRole('button', { name: 'Pause beenden' })).toBeVisible();
  await expect(remote.getByRole('region', { name: 'Ergebnisse' })).toBeVisible();
  await check();
  await tap(remote, 'Quiz');
  await tap(remote, 'Alle fragen');
  await tap(remote, 'Fragen');
  await expect(remote.getByRole('alert')).toBeVisible();
  await check();
  await host.run({ type: 'ask', text: 'Another round?', answers: ['Yes', 'No'] });
  await expect(remote.getByRole('heading', { name: 'Frage an alle' })).toBeVisible();
  await check();
  await tap(remote, 'Zurück');
  await tap(remote, '+5 Min.');
  await expect(remote.getByRole('timer')).toHaveText(/^9:/);
  await check();
  await countInSeason(host);
  await tap(remote, 'Mehr');
  await tap(remote, 'Quiz beenden');
  await expect(remote.getByRole('group', { name: /^Quiz beenden\?/ })).toBeVisible();
  await check();
  await tap(remote, 'Jetzt beenden');
  await tap(remote, 'Quiz');
  await expectOnRemote(remote, 'podium');
  await host.goTo('season');
  await expectOnRemote(remote, 'season');
  await check();
  await server.kill();
  await expect(remote.getByText(/^Die Verbindung ist weg/)).toBeVisible();
  await check();
});

test('axe finds nothing where the remote says that there is no session', async ({ browser, server }) => {
  const remote = await openHostsPhone(browser, server);
  await remote.goto('/remote/BBBBB');
  await expect(remote.getByRole('heading', { name: 'Diesen Raum gibt es nicht mehr' })).toBeVisible();
  await expectNoAxeFaults(remote);
});

test('axe finds nothing where a phone waits for the laptop’s yes, and where a scorer marks a sheet', async ({
  page,
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const laptop = { server, code: host.code, projector: page, laptopTicket: watchTickets(page) };
  await showHost(host, page);
  await addOnPaper(page, FOXES);
  const scorer = await openScorer(browser, laptop);
  await offerRemote(page);
  const remote = await openHostsPhone(browser, server);
  await remote.goto(remotePath(host.code, await laptop.laptopTicket()));
  await expect(remote.getByRole('heading', { name: /^Am Laptop Ja drücken/ })).toBeVisible();
  await expect(page.getByText(/^Zeigt dein Handy \d+\?/)).toBeVisible();
  for (const each of [remote, page]) await expectNoAxeFaults(each);
  await host.run({ type: 'start' });
  await host.goTo('reveal');
  await scorer.getByRole('gridcell', { name: 'Die Füchse, Frage 1: leer' }).tap();
  await scorer.getByRole('button', { name: '½ halb' }).tap();
  await expect(scorer.getByRole('gridcell', { name: 'Die Füchse, Frage 1: halb' })).toBeVisible();
  await expectNoAxeFaults(scorer);
});
