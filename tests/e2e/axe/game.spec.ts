import type { Page } from '@playwright/test';
import type { Answer, Question, QuestionKind } from '../../../src/contract/question';
import type { SessionGame } from '../../../src/contract/toMonitors';
import { expectNoAxeFaults } from '../../support/axe';
import type { PlayerClient } from '../../support/hubClient';
import type { ServerProcess } from '../../support/serverProcess';
import { expect, test } from '../fixtures';
import {
  answerByHub,
  controlsOf,
  countInSeason,
  expectOnPhone,
  expectScene,
  expectShown,
  joinByHub,
  openHost,
  showHost,
  type HubHost,
  openPlayer,
} from '../gameFixtures';
import { arrange, match, pick, tileOf, type } from '../phoneAnswers';

const CITIES = ['Oslo', 'Berlin', 'Rome'];
const CAPITALS = [
  ['Italy', 'Rome'],
  ['Norway', 'Oslo'],
];
const explanation = 'That is what the book says.';
const planet = { question: 'Which planet is red?', answers: ['Venus', 'Mars', 'Saturn'], correctAnswer: 1 };

/** Every kind of question, one with a wager, and a round that is closed and revealed at its end. */
const quiz = {
  quizName: 'Every scene',
  seconds: 600,
  rounds: [
    {
      title: 'Every kind',
      questions: [
        { ...planet, explanation },
        { question: 'Which are metals?', answers: ['Iron', 'Amber', 'Zinc', 'Wood'], correctAnswers: [0, 2] },
        { question: 'Who wrote Für Elise?', acceptedAnswers: ['Beethoven', 'Ludwig'], explanation },
        { question: 'How high is the tower?', correctNumber: 100, unit: 'm', nearest: [3, 2, 1] },
        { question: 'From north to south!', correctOrder: CITIES },
        { question: 'Which capital is whose?', pairs: CAPITALS },
        {
          question: 'Which animal?',
          stages: [{ text: 'It swims.' }, { text: 'It cannot fly.' }],
          acceptedAnswers: ['Penguin'],
        },
        { question: 'When shall we meet?', poll: 'choice', answers: ['Early', 'Late'] },
        { question: 'The best name?', poll: 'text' },
        { ...planet, question: 'Which planet has rings?', wager: true },
      ],
    },
    { title: 'All at the end', reveal: 'round', questions: [planet, { ...planet, question: 'And again?' }] },
  ],
};

/** A right and a wrong answer to each kind. */
const ANSWERS: Record<QuestionKind, [right: Answer, wrong: Answer]> = {
  choice: [1, 0],
  multiple: [
    [0, 2],
    [1, 2],
  ],
  text: ['Beethoven', 'Mozart'],
  number: [100, 160],
  order: [
    [0, 1, 2],
    [2, 1, 0],
  ],
  parts: [
    ['Waterloo', 'ABBA'],
    ['', 'Queen'],
  ],
  match: [
    [0, 1],
    [1, null],
  ],
  stages: ['Penguin', 'Ostrich'],
  poll: [0, 1],
};

/** The phone's answers: some right, some wrong, one close. */
const TOUCHES: Record<QuestionKind, (phone: Page) => Promise<void>> = {
  choice: (phone) => pick(phone, 'Venus'),
  multiple: (phone) => pick(phone, 'Iron', 'Zinc'),
  text: (phone) => type(phone, 'Haydn'),
  number: (phone) => type(phone, '120'),
  order: (phone) => arrange(phone, CITIES),
  parts: (phone) => phone.getByLabel('Band').fill('ABBA'),
  match: (phone) => match(phone, { Italy: 'Rome' }),
  // The second clue is the same question, where the first answer cannot be sent again.
  stages: async (phone) =>
    type(phone, (await phone.getByText('It cannot fly.').isVisible()) ? 'Emu' : 'Ostrich'),
  poll: (phone) => pick(phone, 'Early'),
};

const isTyped = (question: Question) => question.kind === 'poll' && !('answers' in question);

/** Puts what was typed on the wall. */
const LET_IN = { type: 'mark', answer: 'Quizzards', correct: true } as const;

interface Room {
  host: HubHost;
  players: PlayerClient[];
}

/** A room with a silent player, so that nothing closes by itself, and others who are wrong where one is right. */
async function openRoom(server: ServerProcess): Promise<Room> {
  const host = await openHost(server, quiz);
  await countInSeason(host);
  const players: PlayerClient[] = [];
  for (const name of ['Right', 'Wrong', 'Wrong too', 'Silent'])
    players.push(await joinByHub(server, host.code, name));
  return { host, players };
}

/** Has the players answer the question. */
async function answer({ players }: Room, game: SessionGame): Promise<void> {
  if (game.scene.name !== 'question') return;
  const { question } = game.scene;
  const [right, wrong] = isTyped(question) ? ['Quizzards', 'quizzards!'] : ANSWERS[question.kind];
  for (const [place, given] of [right, wrong, wrong].entries())
    await answerByHub(players[place]!, game, given);
}

/** Moves on to the next such question, and has it answered. */
async function goToQuestion(room: Room, isWanted: (question: Question) => boolean) {
  const { host } = room;
  let game = await host.move('next');
  while (game.scene.name !== 'question' || !isWanted(game.scene.question)) game = await host.move('next');
  await answer(room, game);
}

/**
 * Moves from the start to the table of the season, through a pause and both breaks, and calls `look` at every
 * scene, and at the podium after each step.
 */
async function walk(room: Room, look: (game: SessionGame) => Promise<void>): Promise<void> {
  const { host } = room;
  let game = await host.run({ type: 'start' });
  for (let isFirst = true; game.scene.name !== 'season'; game = await host.move('next')) {
    await answer(room, game);
    if (game.scene.name === 'closed' && game.scene.question && isTyped(game.scene.question))
      await host.run({ ...LET_IN, questionId: game.scene.question.questionId });
    // Closed questions look the same, whatever their kind.
    if (game.scene.name !== 'closed' || isFirst) await look(game);
    if (game.scene.name === 'closed') isFirst = false;
    if (game.scene.name !== 'scores') continue;
    await look(await host.run({ type: 'pause' }));
    await host.run({ type: 'resume' });
    for (const minutes of [5, 0]) await look(await host.run({ type: 'startBreak', minutes }));
    await host.run({ type: 'endBreak' });
  }
  await look(game);
}

test.describe('in a game axe finds nothing', () => {
  test('on the projector, in every scene and with every kind of question', async ({ page, server }) => {
    const room = await openRoom(server);
    await showHost(room.host, page);
    await walk(room, async ({ scene }) => {
      await expectShown(page, scene);
      await expectNoAxeFaults(page, true);
    });
  });

  test("in the host's dialogs, on a black picture, and in a break while the room is closed", async ({
    page,
    server,
  }) => {
    const { host } = await openRoom(server);
    await showHost(host, page);
    await host.run({ type: 'start' });
    const openMenu = () => controlsOf(page).getByRole('button', { name: 'Mehr' }).press('Enter');
    await openMenu();
    const menu = page.getByRole('dialog', { name: 'Mehr' });
    await expect(menu).toBeVisible();
    await expectNoAxeFaults(page);
    await menu.getByRole('button', { name: 'Quiz beenden' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Quiz beenden?' })).toBeVisible();
    await expectNoAxeFaults(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('b');
    const black = page.getByRole('button', { name: 'Bild wieder zeigen' });
    await expect.poll(() => black.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
    await expectNoAxeFaults(page);
    await page.keyboard.press('b');
    await openMenu();
    await page.getByRole('button', { name: 'Punkte korrigieren' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Punkte korrigieren' });
    await dialog.getByRole('button', { name: 'Punkte geben' }).press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectNoAxeFaults(page);
    await dialog.getByRole('combobox', { name: 'Team' }).selectOption('Right');
    await dialog.getByRole('button', { name: 'Punkte geben' }).press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveText(/\+1.*Right/);
    await expectNoAxeFaults(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await host.run({ type: 'lock', locked: true });
    const game = await host.run({ type: 'startBreak', minutes: 5 });
    await expectShown(page, game.scene);
    await expectNoAxeFaults(page, true);
    await openMenu();
    await page.getByRole('button', { name: 'Alle fragen' }).press('Enter');
    await expect(page.getByLabel('Deine Frage')).toBeVisible();
    await expectNoAxeFaults(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await host.run({ type: 'end' });
    await expectScene(page, 'podium');
    await openMenu();
    await page.getByRole('button', { name: 'Noch ein Quiz' }).press('Enter');
    await page.getByRole('radio', { name: /The Grand Pub Quiz/ }).check();
    await expectNoAxeFaults(page);
  });

  test('on the stage and backstage: a question to the room, best wrong answers, words to let in', async ({
    page,
    browser,
    server,
  }) => {
    const room = await openRoom(server);
    const { host } = room;
    const phone = await openPlayer(browser, host, 'Phone');
    const stage = await page.context().newPage();
    await showHost(host, page);
    await stage.goto(`${server.origin}/session/${host.code}/stage`);
    await host.run({ type: 'livePolls', on: true });
    await host.run({ type: 'start' });
    await host.run({ type: 'startBreak', minutes: 0 });
    await page.getByRole('button', { name: 'Alle fragen' }).first().click();
    await page.getByRole('button', { name: 'Fragen', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeFaults(page);
    await host.run({ type: 'ask', text: 'Another round?', answers: ['Yes', 'No'] });
    await expect(stage.getByRole('heading', { name: 'Another round?' })).toBeVisible();
    await pick(phone, 'Yes');
    for (const each of [phone, stage]) await expectNoAxeFaults(each, each === stage);
    await host.move('close');
    await expect(stage.getByRole('listitem').filter({ hasText: 'Yes' })).toContainText('100 %');
    await expectNoAxeFaults(stage, true);
    await host.run({ type: 'endBreak' });

    await goToQuestion(room, ({ kind }) => kind === 'text');
    await expect(page.locator('.backstage').getByText('Beethoven').first()).toBeVisible();
    await expectNoAxeFaults(page);
    await host.goTo('reveal');
    await page.getByRole('button', { name: /^1 Mozart/ }).click();
    await expect(stage.getByText('„Mozart“')).toBeVisible();
    await expectNoAxeFaults(page);
    await goToQuestion(room, ({ kind }) => kind === 'poll');
    await expect(stage.getByRole('listitem').filter({ hasText: 'Early' })).toContainText('%');
    await expectNoAxeFaults(stage, true);
    await goToQuestion(room, isTyped);
    await host.goTo('closed');
    const letIn = page.getByRole('region', { name: 'Antworten für die Leinwand' });
    await letIn.getByRole('button', { name: 'Alle freigeben' }).click();
    await expect(letIn.getByRole('button', { name: 'Freigeben', pressed: true })).toHaveCount(1);
    await expectNoAxeFaults(page);
  });

  test('on what is still open before the podium, and in the grid for teams on paper', async ({
    page,
    server,
  }) => {
    const text = { question: 'Who wrote it?', acceptedAnswers: ['Bach'] };
    const host = await openHost(server, {
      ...quiz,
      rounds: [{ title: 'Music', questions: [text, { ...planet, wager: true }] }],
    });
    const anna = await joinByHub(server, host.code, 'Anna');
    await host.run({ type: 'addPaper', name: 'Pia' });
    await host.run({ type: 'start' });
    await answerByHub(anna, await host.goTo('question'), 'J. S. Bach');
    for (const scene of ['reveal', 'wager', 'reveal'] as const) await host.goTo(scene);
    await showHost(host, page);
    await expect(controlsOf(page)).toBeAttached();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('group', { name: 'Vor der Siegerehrung noch offen' })).toBeVisible();
    await expectNoAxeFaults(page);
    await page.getByRole('button', { name: /^Mehr/ }).press('Enter');
    await page.getByRole('button', { name: 'Bögen auswerten' }).press('Enter');
    const grid = page.getByRole('dialog', { name: 'Bögen auswerten' });
    await expect(grid.getByRole('button', { name: 'Hier zeigen' })).toBeVisible();
    await expectNoAxeFaults(page);
    await grid.getByRole('button', { name: 'Hier zeigen' }).click();
    await expect(grid.getByRole('textbox', { name: 'Pia, Einsatz' })).toBeVisible();
    await grid.getByRole('gridcell', { name: /^Pia, Frage 1/ }).press('1');
    await expect(grid.getByRole('gridcell', { name: /^Pia, Frage 1: richtig/ })).toBeVisible();
    await expectNoAxeFaults(page);
    await page.keyboard.press('Escape');
    await expect(grid).toBeHidden();
    await page.getByRole('button', { name: /^Mehr/ }).press('Enter');
    await page.getByRole('button', { name: 'Antworten prüfen' }).press('Enter');
    const marking = page.getByRole('dialog', { name: 'Antworten prüfen' });
    await expect(marking.getByText('J. S. Bach')).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test('on the phone, in every scene, before and after its answers', async ({ browser, server }) => {
    const room = await openRoom(server);
    const phone = await openPlayer(browser, room.host, 'Phone');
    await walk(room, async ({ scene }) => {
      await expectOnPhone(phone, scene);
      await expectNoAxeFaults(phone);
      if (scene.name === 'wager') {
        await phone.getByRole('slider', { name: 'Your stake' }).fill('1');
        await expect(phone.getByText('Saved. You can still change it.')).toBeVisible();
        await expectNoAxeFaults(phone);
      }
      if (scene.name !== 'question') return;
      if (isTyped(scene.question)) await type(phone, 'Quizzards');
      else await TOUCHES[scene.question.kind](phone);
      await expectNoAxeFaults(phone);
    });
    await phone.getByRole('button', { name: 'Leave the quiz' }).tap();
    await expectNoAxeFaults(phone);
  });

  test('on the phone, with an unsent answer, and an invalid number', async ({ browser, server }) => {
    const room = await openRoom(server);
    const phone = await openPlayer(browser, room.host, 'Phone');
    let { scene } = await room.host.run({ type: 'start' });
    const goTo = async (kind: QuestionKind) => {
      while (scene.name !== 'question' || scene.question.kind !== kind)
        ({ scene } = await room.host.move('next'));
      await expectOnPhone(phone, scene);
    };
    await goTo('number');
    await type(phone, 'many');
    await expect(phone.getByText('That’s not a number.')).toBeVisible();
    await expectNoAxeFaults(phone);
    await goTo('choice');
    await server.kill();
    await tileOf(phone, 'Mars').tap();
    await expect(phone.getByText('Your answer is safe here')).toBeVisible();
    await expectNoAxeFaults(phone);
  });
});
