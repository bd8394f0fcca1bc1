import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectPodium, expectScene, expectStanding } from './gameFixtures';
import { answer, pick, playJoker, tileOf, type } from './phoneAnswers';
import * as quiz from './pubEveningFixtures';
import type { Evening } from './pubEveningFixtures';
import { expectOnBoth, goOn, openTeam, tap, uncoverPlace } from './remoteFixtures';

test.use({ ownServer: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Waits until all phones have the question. */
async function expectAsked({ anna, ben, cleo }: Evening, question: string): Promise<void> {
  for (const phone of [anna, ben, cleo])
    await expect(phone.getByRole('heading', { name: question })).toBeVisible();
}

/** What stands below the name is shown only once the server knows. */
const jokerOn = (phone: Page, name: string) => phone.getByRole('button', { name });
/** The group of an answer in the remote's marking queue. */
const groupOf = (remote: Page, text: string) => remote.getByRole('listitem').filter({ hasText: text });

/** The remote is reloaded. Anna plays her joker, and withdraws it while she can. */
async function beginFirstRound(evening: Evening): Promise<void> {
  const { remote, anna } = evening;
  await remote.reload();
  await tap(remote, 'Quiz starten');
  await expectOnBoth(evening, 'round', 'Round the world');
  await playJoker(anna);
  await jokerOn(anna, 'Joker played').tap();
  await expect(jokerOn(anna, 'Play your joker This round counts double.')).toBeVisible();
}

/** The remote alone shows the answer. Cleo leaves the first question empty, and returns to it after the last. */
async function fillFirstSheet(evening: Evening): Promise<void> {
  const { projector, remote, anna, ben, cleo } = evening;
  await goOn(evening, 'question', quiz.CAPITAL);
  const secret = remote.getByRole('region', { name: 'Richtig ist' });
  await expect(secret).toContainText('Kopenhagen');
  await expect(secret).toContainText('Ask for the spelling.');
  await expect(projector.getByText('Kopenhagen')).toHaveCount(0);
  await answer(anna, 'Kopenhagen');
  await answer(ben, 'Kopenhaken');
  await goOn(evening, 'question', quiz.RHINE);
  await expectAsked(evening, quiz.RHINE);
  await answer(anna, '1200');
  await answer(ben, '1300');
  await goOn(evening, 'question', quiz.FLAG);
  await expectAsked(evening, quiz.FLAG);
  await expect(projector.getByRole('img', { name: 'A flag' })).toBeVisible();
  await expect(anna.getByText('The picture for this question is on the big screen.')).toBeVisible();
  await pick(anna, 'Norway');
  await pick(ben, 'Denmark');
  await pick(cleo, 'Denmark');
  await cleo.getByRole('button', { name: 'Question 1, empty' }).tap();
  await answer(cleo, 'København');
  await expect(cleo.getByText('1 question is still empty.')).toBeVisible();
}

/** Two hand in, one does not: the first press makes the last call, which has no end during a pause. */
async function closeFirstSheet(evening: Evening): Promise<void> {
  const { projector, remote, anna, ben, cleo } = evening;
  for (const phone of [anna, ben]) await tap(phone, 'Hand in your sheet');
  await tap(ben, 'Take it back');
  await expect(projector.getByText('1 von 3 haben abgegeben')).toBeAttached();
  await tap(ben, 'Hand in your sheet');
  await expect(remote.getByText('2 von 3 haben abgegeben.')).toBeVisible();
  await tap(remote, 'Pause');
  await expect(projector.locator('section').getByText('Pausiert')).toBeVisible();
  await tap(remote, 'Antwortzeit beenden');
  for (const phone of [anna, ben, cleo]) await expect(phone.getByRole('alert')).toContainText('Last call!');
  for (const page of [projector, remote]) await expect(page.getByText('Letzte Chance!')).toBeVisible();
  await tap(remote, 'Antwortzeit beenden');
  await expectOnBoth(evening, 'closed');
}

/** The power is cut between two marks. Everybody recovers automatically, and the first mark is kept. */
async function markThroughPowerCut(evening: Evening): Promise<void> {
  const { server, projector, remote, anna, ben, cleo } = evening;
  await tap(remote, 'Prüfen, 1 zweifelhaft');
  await tap(groupOf(remote, 'Kopenhaken'), 'Falsch');
  const judged = groupOf(remote, 'Kopenhaken').getByText('von dir als falsch gewertet');
  await expect(judged).toBeVisible();
  await server.kill();
  const lost = remote.getByText('Die Verbindung ist weg und wird wieder aufgebaut.');
  await expect(lost).toBeVisible();
  for (const phone of [anna, ben, cleo]) await expect(phone.getByText('No connection.')).toBeVisible();
  await server.start();
  await expect(lost).toBeHidden();
  await expect(projector.locator('section').getByText('Pausiert')).toBeVisible();
  for (const phone of [anna, ben, cleo]) await expect(phone.getByText('Paused.')).toBeVisible();
  await expect(judged).toBeVisible();
  await tap(groupOf(remote, 'København'), 'Richtig');
  await expect(groupOf(remote, 'København').getByText('von dir als richtig gewertet')).toBeVisible();
  await tap(remote, 'Quiz');
  await tap(remote, 'Fortsetzen');
  await expect(projector.locator('section').getByText('Pausiert')).toBeHidden();
}

/** Anna: 1 + 2 + 0. Ben: 0 (marked wrong) + 1 + 1. Cleo: 1 (marked right) + 0 + 1. */
async function checkFirstScores(evening: Evening): Promise<void> {
  const { projector, anna, ben, cleo } = evening;
  await goOn(evening, 'reveal', quiz.CAPITAL);
  await expect(anna.getByRole('heading', { name: 'Right!' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  await expect(cleo.getByRole('heading', { name: 'Right!' })).toBeVisible();
  await goOn(evening, 'reveal', quiz.RHINE);
  await goOn(evening, 'reveal', quiz.FLAG);
  await goOn(evening, 'scores');
  await expect(projector.getByRole('listitem')).toHaveText([
    /^1\.Anna.*\+33$/,
    /^2\.Ben.*\+22$/,
    /^2\.Cleo.*\+22$/,
  ]);
  await expectStanding(anna, '1st of 3', '3 points');
  await expectStanding(ben, '2nd of 3', '2 points');
  await expectStanding(cleo, '2nd of 3', '2 points');
}

/** Ben plays his joker, and disputes a mark from the previous round during the next one. */
async function settleDispute(evening: Evening): Promise<void> {
  const { projector, remote, ben } = evening;
  await goOn(evening, 'round', 'Open ears');
  await playJoker(ben);
  await expect(jokerOn(ben, 'Joker played You can take it back')).toBeVisible();
  await goOn(evening, 'question', quiz.COMPOSER);
  await tap(remote, 'Punktestand');
  await expectOnBoth(evening, 'scores');
  const rows = projector.getByRole('listitem');
  await expect(rows).toHaveText([/^1\.Anna.*3$/, /^2\.BenJoker in Runde 2.*2$/, /^2\.Cleo.*2$/]);
  await tap(remote, 'Prüfen');
  await remote.getByText(quiz.CAPITAL).tap();
  await tap(groupOf(remote, 'Kopenhaken'), 'Richtig');
  await expect(rows).toHaveText([/^1\.Anna.*3$/, /^1\.BenJoker in Runde 2.*3$/, /^3\.Cleo.*2$/]);
  await expectStanding(ben, '1st of 3', '3 points');
  await tap(remote, 'Quiz');
  await tap(remote, 'Punktestand');
  await expectOnBoth(evening, 'question', quiz.COMPOSER);
}

/** The projector plays the sound when the host says so. */
async function playTune({ projector, remote, anna }: Evening): Promise<void> {
  const tune = projector.locator('audio');
  await expect(tune).toHaveJSProperty('paused', true);
  await expect(anna.getByText('This question comes with sound or video on the big screen.')).toBeVisible();
  await tap(remote, 'Abspielen');
  await expect(tune).toHaveJSProperty('paused', false);
  await tap(remote, 'Anhalten');
  await expect(tune).toHaveJSProperty('paused', true);
}

/** Everybody hands in, so the round closes at once. */
async function playSecondSheet(evening: Evening): Promise<void> {
  const { remote, anna, ben, cleo } = evening;
  await answer(anna, 'Beethoven');
  await answer(ben, 'beethoven');
  await answer(cleo, 'Mozart');
  for (const phone of [anna, ben, cleo]) await tap(phone, 'Hand in your sheet');
  await expect(remote.getByText('3 von 3 haben abgegeben.')).toBeVisible();
  await tap(remote, 'Antwortzeit beenden');
  await expectOnBoth(evening, 'closed');
}

/** Anna: 3 + 1. Ben: 3, and twice 1. Cleo: 2 + 0. */
async function checkSecondScores(evening: Evening): Promise<void> {
  await goOn(evening, 'reveal', quiz.COMPOSER);
  await expect(evening.ben.getByText('+2 points')).toBeVisible();
  await goOn(evening, 'scores');
  const rows = [/^1\.BenJoker in Runde 2.*\+25$/, /^2\.Anna.*\+14$/, /^3\.Cleo.*2$/];
  await expect(evening.projector.getByRole('listitem')).toHaveText(rows);
}

/** In the break, the host removes Cleo, who returns under another name, without her points, and is given some. */
async function takeBreak(evening: Evening): Promise<void> {
  const { projector, remote, anna, cleo } = evening;
  await tap(remote, 'Mehr');
  await tap(remote, '5 Min.');
  await expectScene(projector, 'break');
  await expect(anna.getByRole('heading', { name: 'Break' })).toBeVisible();
  const entry = await openTeam(remote, 'Cleo');
  await tap(entry, 'Entfernen');
  await tap(entry.getByRole('group', { name: /Cleo wirklich entfernen/ }), 'Entfernen');
  await expect(entry).toHaveCount(0);
  await expect(cleo.getByRole('alert')).toContainText('You’re welcome back under another one');
  await cleo.getByRole('textbox', { name: /name/i }).fill('Cleopatra');
  await tap(cleo, 'Join');
  await expect(cleo.getByRole('heading', { name: 'Break' })).toBeVisible();
  const returned = await openTeam(remote, 'Cleopatra');
  await returned.getByRole('textbox', { name: 'Punkte' }).fill('2,5');
  await returned.getByRole('textbox', { name: 'Grund' }).fill('Ständchen');
  await tap(returned, 'Punkte geben');
  const corrections = remote.getByRole('region', { name: 'Korrekturen' });
  await expect(corrections.getByRole('listitem')).toHaveText(/\+2,5.*Cleopatra.*Ständchen/);
  await tap(remote, 'Mehr');
  await tap(remote, 'Pause beenden');
  await expectScene(projector, 'scores');
  await tap(remote, 'Quiz');
  await expectOnBoth(evening, 'scores');
}

/** Its questions close automatically once all have answered. */
async function playShowRound(evening: Evening): Promise<void> {
  const { anna, ben, cleo } = evening;
  await goOn(evening, 'round', 'The finale');
  await expect(ben.getByText('You played your joker in round 2.')).toBeVisible();
  await goOn(evening, 'question', quiz.PLANET);
  await tileOf(anna, 'Mars').tap();
  await tileOf(ben, 'Venus').tap();
  await tileOf(cleo, 'Mars').tap();
  await expectOnBoth(evening, 'closed', quiz.PLANET);
  await goOn(evening, 'reveal', quiz.PLANET);
  await goOn(evening, 'question', quiz.METALS);
  for (const phone of [anna, ben]) await pick(phone, 'Iron', 'Copper');
  await tileOf(cleo, 'Amber').tap();
  await cleo.getByRole('button', { name: 'Done', exact: true }).tap();
  await expectOnBoth(evening, 'closed', quiz.METALS);
  await goOn(evening, 'reveal', quiz.METALS);
}

/** The podium's places stay covered, even if the host asks for the standings before it. */
async function peekAtLastScores(evening: Evening): Promise<void> {
  const { projector, remote, anna } = evening;
  await tap(remote, 'Punktestand');
  await expectOnBoth(evening, 'scores');
  await expect(remote.getByText('3 Plätze sind noch verdeckt.')).toBeVisible();
  await expect(projector.getByRole('listitem')).toHaveCount(0);
  await expect(anna.getByRole('heading', { name: 'Scores' })).toBeVisible();
  await expect(anna.getByText('6 points', { exact: true })).toHaveCount(0);
  await tap(remote, 'Punktestand');
  await expectOnBoth(evening, 'reveal', quiz.METALS);
}

/** Anna is 165 steps off, Ben 35. */
async function breakTie(evening: Evening): Promise<void> {
  const { projector, remote, anna, ben, cleo } = evening;
  await goOn(evening, 'tieBreak');
  await expect(projector.locator('.tied').getByRole('listitem')).toHaveText([/Anna$/, /Ben$/]);
  for (const phone of [anna, ben]) await expect(phone.getByText('Get ready')).toBeVisible();
  await goOn(evening, 'question', quiz.STEPS);
  await type(anna, '1500');
  await expect(cleo.getByText('Only the teams in joint first place answer.')).toBeVisible();
  await expect(cleo.getByRole('textbox')).toHaveCount(0);
  await type(ben, '1700');
  await expectOnBoth(evening, 'closed', quiz.STEPS);
  await goOn(evening, 'reveal', quiz.STEPS);
  await expect(ben.getByRole('heading', { name: 'You’ve won the tie-break!' })).toBeVisible();
  for (const page of [projector, remote])
    await expect(page.getByText('Ben gewinnt das Stechen', { exact: true })).toBeVisible();
}

/** Anna: 4 + 1 + 1. Ben: 5 + 0 + 1. Cleopatra: 2.5 + 1 + 0. */
async function crownWinner(evening: Evening): Promise<void> {
  const { projector, remote, anna, ben, cleo } = evening;
  await goOn(evening, 'podium');
  const steps = [
    ['1. Platz', 'Ben', '6 Punkte'],
    ['2. Platz', 'Anna', '6 Punkte'],
    ['3. Platz', 'Cleopatra', '3,5 Punkte'],
  ] as const;
  for (const left of [2, 1, 0]) {
    await expect(ben.getByRole('heading', { name: 'You’re in the top three!' })).toBeVisible();
    await uncoverPlace(remote, left + 1);
    await expectPodium(projector, steps.slice(left));
  }
  await expect(projector.getByText('Geteilter erster Platz')).toHaveCount(0);
  await expect(ben.getByRole('heading', { name: 'You’ve won!' })).toBeVisible();
  await expectStanding(ben, '1st of 3', '6 points');
  await expectStanding(anna, '2nd of 3', '6 points');
  await expectStanding(cleo, '3rd of 3', '3.5 points');
}

test("the host's phone alone runs a pub's evening to the right winner", async ({ page, browser, server }) => {
  const evening = await quiz.openEvening(server, browser, page);
  await beginFirstRound(evening);
  await fillFirstSheet(evening);
  await closeFirstSheet(evening);
  await markThroughPowerCut(evening);
  await checkFirstScores(evening);
  await settleDispute(evening);
  await playTune(evening);
  await playSecondSheet(evening);
  await checkSecondScores(evening);
  await takeBreak(evening);
  await playShowRound(evening);
  await peekAtLastScores(evening);
  await breakTie(evening);
  await crownWinner(evening);
});
