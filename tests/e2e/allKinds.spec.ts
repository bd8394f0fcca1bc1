import type { Page } from '@playwright/test';
import { GameHubMethod } from '../../src/contract/fromPhones';
import type { Answer } from '../../src/contract/question';
import type { PlayerClient } from '../support/hubClient';
import { expect, test } from './fixtures';
import {
  answerByHub,
  expectOnPhone,
  expectScene,
  expectStanding,
  joinByHub,
  openHost,
  openPlayer,
} from './gameFixtures';
import { answer, arrange, expectSaved, match, pick } from './phoneAnswers';
import { expectOnRemote, openRemote, tap } from './remoteFixtures';

test.use({ ownServer: true, contextOptions: { reducedMotion: 'reduce' } });

const CLUES = ['It flies.', 'It sleeps upside down.'] as const;
const LAST = 'Which planet has the most moons?';
/** A question of each kind, and a wager on the last one. No question reaches its time limit. */
const quiz = {
  quizName: 'All kinds',
  seconds: 900,
  scores: 'end',
  questions: [
    { question: 'How many legs?', answers: ['Six', 'Eight'], correctAnswer: 1 },
    { question: 'Which are even?', answers: ['One', 'Two', 'Four'], correctAnswers: [1, 2], points: 2 },
    { question: 'Who wrote the Ninth?', acceptedAnswers: ['Beethoven'] },
    { question: 'How high is the tower?', correctNumber: 330, nearest: [3, 2, 1] },
    { question: 'Smallest first!', correctOrder: ['Ant', 'Dog', 'Whale'] },
    {
      question: 'What is playing?',
      points: 2,
      parts: [
        { label: 'Song', acceptedAnswers: ['Waterloo'] },
        { label: 'Band', acceptedAnswers: ['ABBA'] },
      ],
    },
    {
      question: 'Whose capital?',
      points: 2,
      pairs: [
        ['Italy', 'Rome'],
        ['Norway', 'Oslo'],
      ],
    },
    {
      question: 'Which animal?',
      acceptedAnswers: ['bat'],
      stagePoints: [4, 2],
      stages: CLUES.map((text) => ({ text })),
    },
    { question: 'Beer or wine?', poll: 'choice', answers: ['Beer', 'Wine'] },
    { question: LAST, answers: ['Mars', 'Saturn'], correctAnswer: 1, points: 2, wager: true },
  ],
};

type Act = (phone: Page) => Promise<void>;
const picks =
  (...texts: string[]): Act =>
  (phone) =>
    pick(phone, ...texts);
const types =
  (text: string): Act =>
  (phone) =>
    answer(phone, text);
const sorts =
  (...texts: string[]): Act =>
  (phone) =>
    arrange(phone, texts);
const joins =
  (pairs: Record<string, string>): Act =>
  (phone) =>
    match(phone, pairs);
const fills =
  (fields: Record<string, string>): Act =>
  async (phone) => {
    for (const [label, text] of Object.entries(fields)) {
      const field = phone.getByRole('textbox', { name: label });
      await field.fill(text);
      await field.press('Enter');
    }
    const saved = phone.getByRole('status').filter({ hasText: 'Saved' });
    await expect(saved).toHaveCount(Object.keys(fields).length);
  };
const stakes =
  (button: string): Act =>
  async (phone) => {
    await phone.getByRole('button', { name: button, exact: true }).tap();
    await expectSaved(phone);
  };

const BOTH = { Song: 'Waterloo', Band: 'ABBA' };
const PAIRS = { Italy: 'Rome', Norway: 'Oslo' };
const PHONES = ['Anna', 'Ben', 'Cleo'] as const;
/** Anna's, Ben's and Cleo's turns, in the order of the quiz; the eighth question has two stages. */
const TURNS: (Act | undefined)[][] = [
  [picks('Eight'), picks('Eight'), picks('Six')],
  [picks('Two', 'Four'), picks('Two'), picks('Two', 'Four')],
  [types('Beethoven'), types('Beethofen'), types('Mozart')],
  [types('330'), types('320'), types('300')],
  [sorts('Ant', 'Dog', 'Whale'), sorts('Whale', 'Dog', 'Ant'), sorts('Ant', 'Dog', 'Whale')],
  [fills(BOTH), fills({ Song: 'Waterloo' }), fills({ Band: 'abba' })],
  [joins(PAIRS), joins({ Italy: 'Oslo', Norway: 'Rome' }), joins(PAIRS)],
  [types('bat'), undefined, types('cat')],
  [undefined, types('bat'), types('bat')],
  [picks('Beer'), picks('Wine'), picks('Beer')],
  [stakes('Half'), stakes('Nothing'), stakes('Half')],
  [picks('Mars'), picks('Saturn'), picks('Saturn')],
];
/** What teams without a page answer at these turns. Emil's silence keeps questions open. */
const HUB_ANSWERS: Record<string, Record<number, Answer>> = {
  Dora: { 0: 1, 3: 500 },
  Emil: { 11: 1 },
  Finn: { 0: 1, 1: [1, 2], 2: 'beethoven', 3: 1000, 7: 'Bat', 11: 1 },
};
/** Both of them stake everything. */
const HUB_STAKES: Record<string, number> = { Dora: 1, Finn: 8 };
/**
 * The points that follow, worked out by hand:
 *
 * | | legs | even | Ninth | tower | order | parts | pairs | animal | before | stake | moons | end |
 * | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
 * | Anna | 1 | 2 | 1 | 3 | 1 | 2 | 2 | 4 | 16 | 8 | 0 | 8 |
 * | Ben | 1 | 0 | 1 | 2 | 0 | 1 | 0 | 2 | 7 | 0 | 2 | 9 |
 * | Cleo | 0 | 2 | 0 | 1 | 1 | 1 | 2 | 2 | 9 | 4 | 2 | 15 |
 * | Dora | 1 | – | – | 0 | – | – | – | – | 1 | 1 | – | 0 |
 * | Emil | – | – | – | – | – | – | – | – | 0 | – | 2 | 2 |
 * | Finn | 1 | 2 | 1 | 0 | – | – | – | 4 | 8 | 8 | 2 | 18 |
 * | Gerda, on paper | 1 | – | ½ | – | – | 2 | – | – | 3½ | 3 | 2 | 8½ |
 */
const END = [
  { name: 'Finn', points: 18 },
  { name: 'Cleo', points: 15 },
  { name: 'Ben', points: 9 },
  { name: 'Gerda', points: 8.5 },
  { name: 'Anna', points: 8 },
  { name: 'Emil', points: 2 },
  { name: 'Dora', points: 0 },
];

/** Waits until the stage asks this question. */
async function expectAsked(stage: Page, question: string): Promise<void> {
  await expect(stage.getByRole('heading', { level: 1, name: question })).toBeVisible();
}

test('one evening with all kinds and a wager, from the lobby to the podium', async ({
  page: stage,
  browser,
  server,
}) => {
  test.setTimeout(600_000);
  const host = await openHost(server, quiz);
  /** What the stage is sent, and Emil, who stakes nothing. */
  const heard: string[] = [];
  stage.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await stage.goto(`${server.origin}/session/${host.code}/stage`);
  const remote = await openRemote(browser, host);
  const phones: Page[] = [];
  for (const name of PHONES) phones.push(await openPlayer(browser, host, name));
  const onHub = new Map<string, PlayerClient>();
  for (const name of Object.keys(HUB_ANSWERS)) onHub.set(name, await joinByHub(server, host.code, name));
  onHub.get('Emil')!.socket.on('message', (data: Buffer) => heard.push(data.toString()));
  await host.run({ type: 'addPaper', name: 'Gerda' });
  await expect.poll(() => host.hostGame?.players.length).toBe(7);
  const gerda = host.hostGame!.players.find(({ name }) => name === 'Gerda')!.playerId;
  const score = (questionId: string, share: 0.5 | 1) =>
    host.run({ type: 'score', playerId: gerda, questionId, share });

  const play = async (turn: number) => {
    const game = await host.read();
    for (const phone of phones) await expectOnPhone(phone, game.scene);
    for (const [name, player] of onHub) {
      const given = HUB_ANSWERS[name]![turn];
      if (given !== undefined) await answerByHub(player, game, given);
    }
    await Promise.all(phones.map(async (phone, at) => TURNS[turn]![at]?.(phone)));
  };
  // On a busy machine, 20 seconds may not be enough to stake.
  await host.run({ type: 'pace', factor: 0 });
  await tap(remote, 'Quiz starten');
  for (let turn = 0; turn < 7; turn++) {
    await expectAsked(stage, quiz.questions[turn]!.question);
    await play(turn);
    // What goes with what, or in which order, is told by the reveal alone.
    if (turn === 6) expect(heard.join()).not.toContain('"pairs"');
    await host.goTo('reveal');
    await expectOnRemote(remote, 'reveal', quiz.questions[turn]!.question);
    await tap(remote, 'Weiter');
  }

  await expectAsked(stage, 'Which animal?');
  await expectOnRemote(remote, 'question', 'Which animal?');
  await play(7);
  expect(heard.join()).not.toContain(CLUES[1]);
  await tap(remote, 'Weiter');
  await expect(stage.getByText(CLUES[1])).toBeVisible();
  await play(8);
  await host.goTo('question');
  await play(9);
  await host.goTo('reveal');
  await expect(stage.getByRole('listitem').filter({ hasText: 'Wine' })).toContainText('33 %');

  await score('q1', 1);
  await score('q3', 0.5);
  await score('q6', 1);
  await host.goTo('wager');
  await expectScene(stage, 'wager');
  await play(10);
  for (const [name, points] of Object.entries(HUB_STAKES))
    await onHub.get(name)!.invoke(GameHubMethod.SetStake, 'q10', points);
  await host.run({ type: 'stake', playerId: gerda, questionId: 'q10', points: 3 });
  await expect(stage.getByText('5 von 6 haben gesetzt')).toBeAttached();
  expect(heard.join()).not.toMatch(new RegExp(`${LAST}|"stakes"|"wagers"`));
  await expectOnRemote(remote, 'wager');
  await tap(remote, 'Weiter');
  await expectAsked(stage, LAST);
  await play(11);
  await host.goTo('reveal');
  await score('q10', 1);
  await expect(stage.getByText('Größter Gewinn: Finn, +8')).toBeVisible();
  await expect(stage.getByText('Größter Verlust: Anna, -8')).toBeVisible();

  expect((await host.goTo('podium')).scene).toMatchObject({ standings: END });
  await expectStanding(phones[0]!, '5th of 7', '8 points');
  await expectStanding(phones[1]!, '3rd of 7', '9 points');
  await expectStanding(phones[2]!, '2nd of 7', '15 points');
});
