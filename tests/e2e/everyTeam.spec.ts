import type { Page } from '@playwright/test';
import * as firstRound from './everyTeamFirstRound';
import * as table from './everyTeamFixtures';
import { cellOf, expectStandings, FOXES, score, type Evening } from './everyTeamFixtures';
import { expect, expectJoined, test } from './fixtures';
import { expectPodium, expectStanding } from './gameFixtures';
import { answer, pick } from './phoneAnswers';
import { expectOnBoth, goOn, openTeam, tap, uncoverPlace } from './remoteFixtures';

/** Ben's phone dies after one answer; the team continues on paper. The others' captain is not awaited. */
async function loseAPhone(evening: Evening): Promise<void> {
  const { remote, ben, anna } = evening;
  await goOn(evening, 'round', 'Numbers');
  await goOn(evening, 'question', table.WALL);
  await answer(anna[1], '1989');
  await answer(ben, '1989');
  await ben.close();
  const entry = await openTeam(remote, 'Ben');
  await tap(entry, 'Handys und Papier');
  await tap(entry, 'Auf Papier weiter');
  await tap(entry, 'Auf Papier');
  await expect(entry.getByText('auf Papier', { exact: true })).toBeVisible();
  await tap(remote, 'Quiz');
  await goOn(evening, 'question', table.STRINGS);
  await pick(anna[2], 'Four');
  await tap(anna[0], 'Hand in your sheet');
  await expect(remote.getByText('1 von 1 haben abgegeben.')).toBeVisible();
  await tap(remote, 'Antwortzeit beenden');
  await expectOnBoth(evening, 'closed');
}

/**
 * Anna: 2 + 1 + 1. Ben: 3 + 1 that was answered before, and 1 on paper. The foxes: 2.5 and twice 1.5 as a
 * total.
 */
async function checkSecondScores(evening: Evening): Promise<void> {
  const { projector, scorer } = evening;
  await goOn(evening, 'reveal', table.WALL);
  await goOn(evening, 'reveal', table.STRINGS);
  await goOn(evening, 'scores');
  const before = [
    /^1\.AnnaJoker in Runde 3.*\+24$/,
    /^1\.Ben1 Bogen noch nicht ausgewertet.*\+14$/,
    /^3\.Die Füchse1 Bogen noch nicht ausgewertet.*2,5$/,
  ];
  await expectStandings(evening, before, '2 Bögen fehlen');
  await table.turnTo(scorer, 'Runde 2: Numbers');
  await expect(cellOf(scorer, 'Ben', 1, 'mit dem Handy beantwortet')).toBeVisible();
  await score(scorer, 'Ben', 2, 'richtig');
  await expectStandings(
    evening,
    [
      /^1\.Ben.*\+25$/,
      /^2\.AnnaJoker in Runde 3.*\+24$/,
      /^3\.Die Füchse1 Bogen noch nicht ausgewertet.*2,5$/,
    ],
    '1 Bogen fehlt',
  );
  const total = scorer.getByRole('textbox', { name: `${FOXES}, Summe: fehlt`, exact: true });
  await total.fill('1,5');
  await total.press('Enter');
  await expectStandings(evening, [
    /^1\.Ben.*\+25$/,
    /^2\.Die Füchse.*\+1,54$/,
    /^2\.AnnaJoker in Runde 3.*\+24$/,
  ]);
  const grid = await table.openGrid(projector);
  const joker = grid.getByRole('checkbox', { name: `${FOXES}, Joker` });
  await joker.check();
  await projector.keyboard.press('Escape');
  await expectStandings(evening, [
    /^1\.Die FüchseJoker in Runde 2.*\+35,5$/,
    /^2\.Ben.*\+25$/,
    /^3\.AnnaJoker in Runde 3.*\+24$/,
  ]);
}

/** The phone is charged again: it says it was removed, until the host's QR code readmits it. */
async function bringPhoneBack(evening: Evening, charged: Page): Promise<void> {
  const { code, projector, laptopTicket } = evening;
  await charged.goto(`/join/${code}`);
  await expect(charged.getByRole('alert')).toBeVisible();
  const grid = await table.openGrid(projector);
  await cellOf(grid, 'Ben', 1, 'mit dem Handy beantwortet').focus();
  await grid.getByRole('button', { name: 'Handys und Papier' }).press('Enter');
  const dialog = projector.getByRole('dialog', { name: 'Ben' });
  await expect(dialog.getByRole('img', { name: 'QR-Code für ein Handy von Ben' })).toBeVisible();
  await charged.goto(`/join/${code}#device=${await laptopTicket()}`);
  await expectJoined(charged, 'Ben');
  await expect(dialog.getByText('Verbunden. Das Handy ist im Team.')).toBeVisible();
  await projector.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await projector.keyboard.press('Escape');
  await expect(grid).toBeHidden();
  await expectStanding(charged, '2nd of 3', '5 points');
}

/** The pictures reach their place in the order: Ben has not handed in, so they close after a last call. */
async function closePictures(evening: Evening): Promise<void> {
  const { projector, remote, ben, anna } = evening;
  await goOn(evening, 'round', 'Pictures');
  await expect(projector.getByText('Gebt jetzt ab, gleich wird eingesammelt.')).toBeVisible();
  await expect(anna[1].getByText('Handed in.')).toBeVisible();
  await expect(anna[1].getByRole('tab')).toHaveCount(0);
  await answer(ben, 'Bach');
  await ben.getByRole('button', { name: 'Question 2, empty' }).tap();
  await answer(ben, 'Haydn');
  await expect(remote.getByText('1 von 2 haben abgegeben.')).toBeVisible();
  await tap(remote, 'Pause');
  await expect(projector.locator('section').getByText('Pausiert')).toBeVisible();
  await tap(remote, 'Antwortzeit beenden');
  for (const phone of [ben, ...anna]) await expect(phone.getByRole('alert')).toContainText('Last call!');
  for (const page of [projector, remote]) await expect(page.getByText('Letzte Chance!')).toBeVisible();
  await tap(remote, 'Antwortzeit beenden');
  await expectOnBoth(evening, 'closed');
  await expect(ben.getByRole('heading', { name: 'The round is closed' })).toBeVisible();
  await tap(remote, 'Fortsetzen');
}

/** Anna: 4 and twice 1 + 1. The foxes: 5.5 + 1 + 0. Ben: 5 + 1 + 0. */
async function checkLastScores(evening: Evening): Promise<void> {
  const { projector, remote, scorer, ben, anna } = evening;
  await table.turnTo(scorer, 'Runde 3: Pictures');
  await score(scorer, FOXES, 1, 'richtig');
  await score(scorer, FOXES, 2, 'falsch');
  await goOn(evening, 'reveal', table.LEFT);
  await expect(projector.getByRole('img', { name: 'A man with a wig' })).toBeVisible();
  await expect(anna[2].getByText('+2 points')).toBeVisible();
  await goOn(evening, 'reveal', table.RIGHT);
  await expect(ben.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  await goOn(evening, 'podium');
  for (const phone of [...anna, ben])
    await expect(phone.getByRole('heading', { name: 'You’re in the top three!' })).toBeVisible();
  const steps = [
    ['1. Platz', 'Anna', '8 Punkte'],
    ['2. Platz', FOXES, '6,5 Punkte'],
    ['3. Platz', 'Ben', '6 Punkte'],
  ] as const;
  for (const left of [2, 1, 0]) {
    await uncoverPlace(remote, left + 1);
    await expectPodium(projector, steps.slice(left));
  }
  for (const phone of anna) {
    await expect(phone.getByRole('heading', { name: 'You’ve won!' })).toBeVisible();
    await expectStanding(phone, '1st of 3', '8 points');
  }
  await expectStanding(ben, '3rd of 3', '6 points');
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('teams with three phones, with none and with a dead one play one evening together', async ({
  page,
  browser,
  server,
}) => {
  const evening = await table.openEvening(server, browser, page);
  await firstRound.fillFirstSheet(evening);
  await firstRound.fillPictures(evening);
  await firstRound.closeFirstSheet(evening);
  await firstRound.markHalves(evening);
  await firstRound.checkFirstScores(evening);
  await loseAPhone(evening);
  await checkSecondScores(evening);
  // A phone's storage survives an empty battery.
  evening.ben = await evening.ben.context().newPage();
  await bringPhoneBack(evening, evening.ben);
  await closePictures(evening);
  await checkLastScores(evening);
});
