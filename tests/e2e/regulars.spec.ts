import type { Browser, Page } from '@playwright/test';
import type { SessionGame } from '../../src/contract/scene';
import type { Season } from '../../src/game/season/season';
import { addQuiz } from '../support/addQuiz';
import { expectNoAxeFaults } from '../support/axe';
import type { ServerProcess } from '../support/serverProcess';
import { registerOnHub } from '../support/testHost';
import { expect, test } from './fixtures';
import {
  controlsOf,
  expectOnPhone,
  expectPodium,
  expectScene,
  openHost,
  showHost,
  type HubHost,
  openPlayer,
} from './gameFixtures';
import { pick } from './phoneAnswers';
import { nowOn, openRemote, tap, uncoverPlace } from './remoteFixtures';

test.use({ ownServer: true });

const quizOf = (quizName: string, question: string, rules?: string) => ({
  quizName,
  rules,
  seconds: null,
  questions: [{ question, answers: ['Mars', 'Venus'], correctAnswer: 0, points: 2 }],
});
const FIRST = quizOf('Erstes Quiz', 'Which is red?', 'Keine Telefone unter dem Tisch');
const SECOND = quizOf('Zweites Quiz', 'Which is hot?');
/** Otto was leading before this evening. */
const WINTER: Season = {
  name: 'Winter',
  points: 'quiz',
  teams: [
    { teamId: 't1', name: 'Otto', aliases: [] },
    { teamId: 't2', name: 'Anna', aliases: [] },
  ],
  evenings: [
    {
      eveningId: 'e1',
      date: '2026-01-05',
      quizName: 'Neujahr',
      results: [
        { teamId: 't1', points: 3 },
        { teamId: 't2', points: 2 },
      ],
    },
  ],
};

async function storeSeason({ origin }: ServerProcess): Promise<void> {
  const headers = { 'content-type': 'application/json', 'if-none-match': '*' };
  const request = { method: 'PUT', headers, body: JSON.stringify(WINTER) };
  expect((await fetch(`${origin}/seasons/winter`, request)).status).toBe(201);
}

/** Reads the quiz, teams and points of each evening but the first from the season's file. */
async function writtenOf({ origin }: ServerProcess): Promise<string[]> {
  const { teams, evenings } = (await (await fetch(`${origin}/seasons/winter`)).json()) as Season;
  const nameOf = (id: string) => teams.find(({ teamId }) => teamId === id)?.name ?? '';
  const textOf = ({ quizName, results }: Season['evenings'][number]) =>
    [quizName, ...results.map(({ teamId, points }) => `${nameOf(teamId)} ${points}`)].join(', ');
  return evenings.slice(1).map(textOf);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const press = (page: Page, name: string) => controlsOf(page).getByRole('button', { name }).press('Enter');
const rows = (page: Page) => page.getByRole('list', { name: 'Plätze in der Saison' }).getByRole('listitem');

/** Picks the season in the lobby's dialog. */
async function chooseSeason(page: Page): Promise<void> {
  await button(page, 'Saison').click();
  await button(page, 'Heute Abend hier zählen').click();
  await expect(page.getByText('Der Abend heute zählt hier.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Saison: Winter')).toBeVisible();
}

/** Has each player answer the quiz's question, and moves the game to the podium, whose places are covered. */
async function playToPodium(host: HubHost, { scene }: SessionGame, answers: [Page, string][]): Promise<void> {
  for (const [phone, name] of answers) {
    await expectOnPhone(phone, scene);
    await pick(phone, name);
  }
  await host.goTo('reveal');
  await host.move('next');
}

/** Picks another quiz at the podium, in the laptop's dialog. */
async function takeAnother(page: Page, quizName: string): Promise<void> {
  await press(page, 'Mehr');
  await button(page, 'Noch ein Quiz').press('Enter');
  await page.getByRole('radio', { name: new RegExp(quizName) }).check();
  await page.getByRole('checkbox', { name: /Punkte mitnehmen/ }).check();
  await expectNoAxeFaults(page);
  await button(page, 'In die Lobby').click();
  await expectScene(page, 'lobby');
}

/** A session that Anna and Ben have joined, on the laptop's page, with the remote. */
async function openEvening(page: Page, browser: Browser, server: ServerProcess) {
  await storeSeason(server);
  const host = await openHost(server, FIRST);
  await addQuiz(server, 'second', SECOND);
  await showHost(host, page);
  const remote = await openRemote(browser, host);
  const anna = await openPlayer(browser, host, 'Anna');
  const ben = await openPlayer(browser, host, 'Ben');
  return { host, remote, anna, ben };
}

test('one evening of a season: rules, a crash at the podium, a second quiz, and the table on every screen', async ({
  page,
  browser,
  server,
}) => {
  const { host, remote, anna, ben } = await openEvening(page, browser, server);
  await chooseSeason(page);
  await button(page, 'Quiz starten').click();
  await expectScene(page, 'rules');
  await expect(page.getByText(FIRST.rules!)).toBeVisible();
  await playToPodium(host, await host.goTo('question'), [
    [anna, 'A Mars'],
    [ben, 'B Venus'],
  ]);

  await host.move('next');
  await expectPodium(page, [['2. Platz', 'Ben', '0']]);
  await server.kill();
  await server.start();
  await expect(page.getByRole('button', { name: 'Verbindung: Connected' })).toBeVisible();
  await expectPodium(page, [['2. Platz', 'Ben', '0']]);
  await expect(anna.getByRole('heading', { name: 'You’re in the top three!' })).toBeVisible();
  await expect(ben.getByText('2nd of 2')).toBeVisible();
  await press(page, 'Weiter');
  await expectPodium(page, [
    ['1. Platz', 'Anna', '2'],
    ['2. Platz', 'Ben', '0'],
  ]);
  await expect.poll(() => writtenOf(server)).toEqual(['Erstes Quiz, Anna 2, Ben 0']);
  const { scene } = await host.read();
  for (const phone of [anna, ben]) await expectOnPhone(phone, scene);

  await press(page, 'Weiter');
  await expectScene(page, 'season');
  await expect(rows(page)).toHaveText([/Anna.*4/, /Otto.*3/, /Ben.*0/]);
  await expect(anna.getByText('1st of 3, up 1 place')).toBeVisible();
  await expect(nowOn(remote).getByRole('heading', { name: 'Tabelle der Saison' })).toBeVisible();
  for (const screen of [page, anna, remote]) await expectNoAxeFaults(screen);

  await takeAnother(page, 'Zweites Quiz');
  const again = await registerOnHub(server, host.session);
  await playToPodium(again, await again.run({ type: 'start' }), [
    [anna, 'A Mars'],
    [ben, 'A Mars'],
  ]);
  const places = [
    ['1. Platz', 'Anna', '4'],
    ['2. Platz', 'Ben', '2'],
  ] as const;
  for (const left of [1, 0]) {
    await uncoverPlace(remote, left + 1);
    await expectPodium(page, places.slice(left));
  }
  await expect(nowOn(remote).getByText(/verdeckt/)).toHaveCount(0);
  await expect.poll(() => writtenOf(server)).toEqual(['Erstes Quiz + Zweites Quiz, Anna 4, Ben 2']);
  await tap(remote, 'Weiter');
  await expect(rows(page)).toHaveText([/Anna.*6/, /Otto.*3/, /Ben.*2/]);
  await expect(ben.getByText('3rd of 3')).toBeVisible();
});
