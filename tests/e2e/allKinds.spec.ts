import type { Browser, Page } from '@playwright/test';
import { QuizHubGameMethod } from '../../src/contract/gameHubs';
import type { ServerProcess } from '../support/serverProcess';
import { score, joinAsThree } from './everyTeamFixtures';
import { expect, joinByPhone, openPhone, test } from './fixtures';
import { expectScene, expectStanding, openHost, showHost, type HubHost } from './gameFixtures';
import { arrange, expectSaved, match, pick, type } from './phoneAnswers';
import { openHostsPhone, remotePath, tap } from './remoteFixtures';

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
      ...{ question: 'What is playing?', points: 2 },
      parts: [
        { label: 'Song', acceptedAnswers: ['Waterloo'] },
        { label: 'Band', acceptedAnswers: ['ABBA'] },
      ],
    },
    {
      ...{ question: 'Whose capital?', points: 2 },
      pairs: [
        ['Italy', 'Rome'],
        ['Norway', 'Oslo'],
      ],
    },
    {
      ...{ question: 'Which animal?', acceptedAnswers: ['bat'], stagePoints: [4, 2] },
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
  async (phone) => {
    await type(phone, text);
    await expectSaved(phone);
  };
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
/**
 * What each team does, in the order of the quiz; the eighth question has two stages. The points that follow, worked
 * out by hand:
 *
 * | | legs | even | Ninth | tower | order | parts | pairs | animal | before | stake | moons | end |
 * | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
 * | Anna | 1 | 2 | 1 | 3 | 1 | 2 | 2 | 4 | 16 | 8 | 0 | 8 |
 * | Ben | 1 | 0 | 1 | 2 | 0 | 1 | 0 | 2 | 7 | 0 | 2 | 9 |
 * | Cleo | 0 | 2 | 0 | 1 | 1 | 1 | 2 | 2 | 9 | 4 | 2 | 15 |
 * | Dora | 1 | – | – | 0 | – | – | – | – | 1 | 1 | – | 0 |
 * | Emil | – | – | – | – | – | – | – | – | 0 | – | 2 | 2 |
 * | Finn | 1 | 2 | 1 | 0 | 1 | 2 | 2 | 4 | 13 | 13 | 2 | 28 |
 * | Gerda, on paper | 1 | – | ½ | – | – | 2 | – | – | 3½ | 3 | 2 | 8½ |
 */
const DEEDS: Record<string, (Act | undefined)[]> = {
  Anna: [
    ...[picks('Eight'), picks('Two', 'Four'), types('Beethoven'), types('330'), sorts('Ant', 'Dog', 'Whale')],
    ...[fills(BOTH), joins(PAIRS), types('bat'), undefined, picks('Beer'), stakes('Half'), picks('Mars')],
  ],
  Ben: [
    ...[picks('Eight'), picks('Two'), types('Beethofen'), types('320'), sorts('Whale', 'Dog', 'Ant')],
    ...[fills({ Song: 'Waterloo' }), joins({ Italy: 'Oslo', Norway: 'Rome' }), undefined, types('bat')],
    ...[picks('Wine'), stakes('Nothing'), picks('Saturn')],
  ],
  Cleo: [
    ...[picks('Six'), picks('Two', 'Four'), types('Mozart'), types('300'), sorts('Ant', 'Dog', 'Whale')],
    ...[fills({ Band: 'abba' }), joins(PAIRS), types('cat'), types('bat'), picks('Beer')],
    ...[stakes('Half'), picks('Saturn')],
  ],
  Dora: [
    ...[picks('Eight'), undefined, undefined, types('500'), undefined, undefined, undefined, undefined],
    ...[undefined, undefined, stakes('Everything'), undefined],
  ],
  Emil: [...Array<undefined>(11), picks('Saturn')],
  Finn: [
    ...[
      picks('Eight'),
      picks('Two', 'Four'),
      types('beethoven'),
      types('1000'),
      sorts('Ant', 'Dog', 'Whale'),
    ],
    ...[fills(BOTH), joins(PAIRS), types('Bat'), undefined, picks('Wine'), stakes('Everything')],
    picks('Saturn'),
  ],
};
const END: [name: string, place: string, points: string][] = [
  ['Finn', '1st of 7', '28 points'],
  ['Cleo', '2nd of 7', '15 points'],
  ['Ben', '3rd of 7', '9 points'],
  ['Anna', '5th of 7', '8 points'],
  ['Emil', '6th of 7', '2 points'],
  ['Dora', '7th of 7', '0 points'],
];

/** Everything that a page receives from the server's hubs. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** A phone of the host's, with a ticket of its own. */
async function openDevice(browser: Browser, server: ServerProcess, host: HubHost, kind?: 'scorer') {
  const { ticket } = await host.hub.invoke<{ ticket: string }>(
    QuizHubGameMethod.IssueTicket,
    ...(kind ? [kind] : []),
  );
  const device = await openHostsPhone(browser, server);
  await device.goto(remotePath(host.code, ticket));
  return device;
}

test('one evening with all kinds and a wager, from the lobby to the podium, for everybody in the room', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(600_000);
  const host = await openHost(server, quiz);
  const stage = await page.context().newPage();
  const onStage = framesOf(stage);
  await showHost(host, page);
  await stage.goto(`${server.origin}/session/${host.code}/stage`);
  const remote = await openDevice(browser, server, host);
  const scorer = await openDevice(browser, server, host, 'scorer');
  const three = await joinAsThree(browser, { server, code: host.code }, 'Anna');
  const phones = new Map<string, Page>([['Anna', three[0]]]);
  let onPhone: string[] = [];
  for (const name of ['Ben', 'Cleo', 'Dora', 'Emil', 'Finn']) {
    const phone = await openPhone(browser, server.origin);
    phones.set(name, phone);
    if (name === 'Emil') onPhone = framesOf(phone);
    await joinByPhone(phone, host.code, name);
  }
  await host.run({ type: 'addPaper', name: 'Gerda' });
  await expect.poll(() => host.hostGame?.players.length).toBe(7);
  const gerda = host.hostGame!.players.find(({ name }) => name === 'Gerda')!.playerId;

  /** Everybody does what is due; of Anna's team, one phone after the other. */
  const act = async (at: number) => {
    phones.set('Anna', three[at % 3]!);
    await Promise.all([...phones].map(async ([name, phone]) => DEEDS[name]![at]?.(phone)));
  };
  // On a busy machine, 20 seconds may not be enough to stake.
  await host.run({ type: 'pace', factor: 0 });
  await tap(remote, 'Quiz starten');
  for (let at = 0; at < 7; at++) {
    await expectAsked(stage, quiz.questions[at]!.question);
    await act(at);
    // What goes with what, or in which order, is told by the reveal alone.
    if (at === 6) expect([...onStage, ...onPhone].join()).not.toContain('"pairs"');
    await host.goTo('reveal');
    if (at === 4) await askInBreak(page, stage, phones.get('Cleo')!, host);
    await tap(remote, 'Weiter');
  }

  await expectAsked(stage, 'Which animal?');
  await act(7);
  expect([...onStage, ...onPhone].join()).not.toContain(CLUES[1]);
  await tap(remote, 'Weiter');
  await expect(stage.getByText(CLUES[1])).toBeVisible();
  await act(8);
  await host.goTo('question');
  await act(9);
  await host.goTo('reveal');
  await expect(stage.getByRole('listitem').filter({ hasText: 'Wine' })).toContainText('50 %');

  await score(scorer, 'Gerda', 1, 'richtig');
  await score(scorer, 'Gerda', 3, 'halb');
  await host.run({ type: 'score', playerId: gerda, questionId: 'q6', share: 1 });
  await host.goTo('wager');
  await expectScene(stage, 'wager');
  await act(10);
  await host.run({ type: 'stake', playerId: gerda, questionId: 'q10', points: 3 });
  await expect(stage.getByText('5 von 6 haben gesetzt')).toBeAttached();
  expect([...onStage, ...onPhone].join()).not.toMatch(new RegExp(`${LAST}|"stakes"|"wagers"`));
  await tap(remote, 'Weiter');
  await expectAsked(stage, LAST);
  await act(11);
  await host.goTo('reveal');
  await host.run({ type: 'score', playerId: gerda, questionId: 'q10', share: 1 });
  await expect(stage.getByText('Größter Gewinn: Finn, +13')).toBeVisible();
  await expect(stage.getByText('Größter Verlust: Anna, -8')).toBeVisible();

  const results = await host.goTo('podium');
  expect(results.scene).toMatchObject({
    standings: [
      { name: 'Finn', points: 28 },
      { name: 'Cleo', points: 15 },
      { name: 'Ben', points: 9 },
      { name: 'Gerda', points: 8.5 },
      { name: 'Anna', points: 8 },
      { name: 'Emil', points: 2 },
      { name: 'Dora', points: 0 },
    ],
  });
  for (const [name, place, points] of END) await expectStanding(phones.get(name)!, place, points);
});

/** Waits until the stage asks this question. */
async function expectAsked(stage: Page, question: string): Promise<void> {
  await expect(stage.getByRole('heading', { level: 1, name: question })).toBeVisible();
}

/** In a break, the host asks the room backstage. */
async function askInBreak(page: Page, stage: Page, phone: Page, host: HubHost): Promise<void> {
  await host.run({ type: 'startBreak', minutes: 0 });
  await page.getByRole('button', { name: 'Frag den Raum' }).first().click();
  await page.getByLabel('Deine Frage').fill('Another round?');
  for (const [at, answer] of ['Yes', 'No'].entries()) await page.getByLabel(`Antwort ${at + 1}`).fill(answer);
  await page.getByRole('button', { name: 'Fragen', exact: true }).click();
  await expectAsked(stage, 'Another round?');
  await pick(phone, 'Yes');
  await host.goTo('reveal');
  await expect(stage.getByRole('listitem').filter({ hasText: 'Yes' })).toContainText('100 %');
  await host.goTo('break');
  await host.run({ type: 'endBreak' });
}
