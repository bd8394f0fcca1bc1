import type { Page } from '@playwright/test';
import * as table from './everyTeamFixtures';
import { expectStandings, FOXES, score, type Evening } from './everyTeamFixtures';
import { expect } from './fixtures';
import { expectStanding } from './gameFixtures';
import { answer, playJoker } from './phoneAnswers';
import { expectOnBoth, goOn, tap } from './remoteFixtures';

/** Types one part of an answer, and leaves its field. */
async function answerPart(phone: Page, label: string, text: string): Promise<void> {
  const field = phone.getByRole('textbox', { name: label });
  await field.fill(text);
  await field.press('Enter');
}

/** The content of the current question's field. */
const field = (phone: Page, name = 'Your answer') => phone.getByRole('textbox', { name });

/** All three of Anna's phones write on one sheet, with the pictures open alongside. */
export async function fillFirstSheet(evening: Evening): Promise<void> {
  const { projector, remote, ben } = evening;
  const [captain, second, third] = evening.anna;
  await tap(remote, 'Quiz starten');
  await expectOnBoth(evening, 'round', 'Words');
  for (const page of [projector, remote])
    await expect(page.getByText(/^Nebenher läuft Pictures:/)).toBeVisible();
  await goOn(evening, 'question', table.PAINTER);
  await answer(second, 'Leonardo');
  await expect(field(captain)).toHaveValue('Leonardo');
  await expect(captain.getByText('Answered by phone 2')).toBeVisible();
  await answer(ben, 'Leonardo da Vinci');
  await goOn(evening, 'question', table.SONG);
  await answerPart(second, 'Song', 'Waterloo');
  await answerPart(third, 'Band', 'Aba');
  for (const phone of evening.anna) {
    await expect(field(phone, 'Song')).toHaveValue('Waterloo');
    await expect(field(phone, 'Band')).toHaveValue('Aba');
  }
  await answerPart(ben, 'Song', 'Waterloo');
  await answerPart(ben, 'Band', 'ABBA');
  await expect(ben.getByText('All answered.')).toBeVisible();
}

/** The captain doubles the pictures before their first answer, and hands them in, all in the second tab. */
export async function fillPictures({ anna: [captain, , third] }: Evening): Promise<void> {
  await captain.getByRole('tab', { name: 'Pictures 0/2' }).tap();
  await playJoker(captain);
  await expect(captain.getByText('Joker played')).toBeVisible();
  await third.getByRole('tab', { name: 'Pictures 0/2' }).tap();
  await expect(third.getByText('Joker played')).toBeVisible();
  await expect(third.getByRole('img', { name: 'A man with a wig' })).toBeVisible();
  await answer(third, 'Bach');
  await expect(captain.getByRole('tab', { name: 'Pictures 1/2' })).toBeVisible();
  await captain.getByRole('button', { name: 'Question 2, empty' }).tap();
  await answer(captain, 'Mozart');
  await captain.getByRole('button', { name: 'Hand in your sheet' }).tap();
  // What changes on a page may move its tabs, so both phones have it before they are tapped.
  for (const phone of [captain, third]) await expect(phone.getByText('Handed in.')).toBeVisible();
  for (const phone of [captain, third]) await phone.getByRole('tab', { name: 'Quiz' }).tap();
}

/** The content of the phone's first tab: the other tab's panel also has a sheet. */
const quizOf = (phone: Page) => phone.getByRole('tabpanel', { name: 'Quiz' });

/** Both teams with phones have handed in, so no last call is needed: teams on paper are not waited for. */
export async function closeFirstSheet(evening: Evening): Promise<void> {
  const { remote, ben, anna } = evening;
  await expect(
    quizOf(anna[1]).getByText('Hand in your sheet: phone 1 does this for your team.'),
  ).toBeVisible();
  await tap(anna[0], 'Hand in your sheet');
  await expect(quizOf(anna[0]).getByText('Handed in.')).toBeVisible();
  await expect(quizOf(anna[2]).getByText('Handed in.')).toBeVisible();
  await tap(ben, 'Hand in your sheet');
  await expect(remote.getByText('2 von 2 haben abgegeben.')).toBeVisible();
  await tap(remote, 'Antwortzeit beenden');
  await expectOnBoth(evening, 'closed');
}

/** One part is marked half right on the laptop's keyboard, a text on the remote. */
export async function markHalves({ projector, remote }: Evening): Promise<void> {
  await projector.getByRole('button', { name: /^Mehr/ }).press('Enter');
  await projector.getByRole('button', { name: 'Antworten prüfen' }).press('Enter');
  const queue = projector.getByRole('dialog', { name: 'Antworten prüfen' });
  await queue.getByRole('button', { name: 'Hier zeigen' }).press('Enter');
  const row = (text: RegExp) => queue.getByRole('listitem').filter({ hasText: text });
  await expect(row(/^Aba1×/)).toBeVisible();
  await expect(queue.getByText(/zählt als|Tippfehler/)).toHaveCount(0);
  await queue.locator('summary').first().focus();
  await projector.keyboard.press('ArrowDown');
  await expect(row(/^Waterloo2×/)).toBeFocused();
  await projector.keyboard.press('ArrowDown');
  await expect(row(/^Aba1×/)).toBeFocused();
  await projector.keyboard.press('h');
  await expect(row(/^Aba1× · beurteilt/)).toBeVisible();
  await projector.keyboard.press('Escape');

  await remote.getByRole('button', { name: /^Prüfen/ }).tap();
  const group = remote.getByRole('listitem').filter({ hasText: /^Leonardo1×/ });
  await tap(group, 'Halb richtig');
  await expect(group.getByText('von dir als halb richtig gewertet')).toBeVisible();
  await expect(remote.getByText('von dir als halb richtig gewertet')).toHaveCount(2);
  await tap(remote, 'Quiz');
}

/** Anna: a half and 1 + a half of 1. Ben: 1 + 2. The foxes: nothing yet, then a half and 2. */
export async function checkFirstScores(evening: Evening): Promise<void> {
  const { projector, remote, scorer, ben } = evening;
  const [captain, second] = evening.anna;
  await goOn(evening, 'reveal', table.PAINTER);
  await expect(projector.getByText('halb richtig').filter({ visible: true })).toBeVisible();
  for (const phone of [captain, second]) {
    await expect(phone.getByRole('heading', { name: 'Half right' })).toBeVisible();
    await expect(phone.getByText('+0.5 points')).toBeVisible();
  }
  await goOn(evening, 'reveal', table.SONG);
  await expect(captain.getByRole('heading', { name: '1.5 of 2 parts right' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Right!' })).toBeVisible();
  await expect(projector.getByText(/^75\s%/)).toBeVisible();
  await goOn(evening, 'scores');
  await expectStandings(
    evening,
    [/^1\.Ben.*\+33$/, /^2\.AnnaJoker in Runde 3.*\+22$/, /^3\.Die Füchse1 Bogen noch nicht ausgewertet.*0$/],
    '1 Bogen fehlt',
  );
  await expect(remote.getByText('1 Bogen fehlt')).toBeVisible();
  await score(scorer, FOXES, 1, 'halb');
  await score(scorer, FOXES, 2, 'richtig');
  await expectStandings(evening, [
    /^1\.Ben.*\+33$/,
    /^2\.Die Füchse.*\+2,52,5$/,
    /^3\.AnnaJoker in Runde 3.*\+22$/,
  ]);
  await expectStanding(captain, '3rd of 3', '2 points');
}
