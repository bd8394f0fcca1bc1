import type { Page } from '@playwright/test';
import type { Scene } from '../../src/contract/scene';
import type { SessionGame } from '../../src/contract/toMonitors';
import type { PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { expect, joinByPhone, openPhone, test } from './fixtures';
import {
  answerByHub,
  expectOnPhone,
  expectShown,
  joinByHub,
  openHost,
  showHost,
  type HubHost,
} from './gameFixtures';
import { expectReadable, fitsOf, measureScene, onEachScreen } from './measureScene';
import { CLOSED_ALIKE } from './wallScenes';

/** Largest first, so that what was fitted to the screen before does not fit by chance. */
const SCREENS = [
  [3840, 2160],
  [1280, 720],
  [1024, 768],
] as const;

/** Words of ordinary length, with this many characters in all. */
function textOf(length: number, first: string): string {
  return (
    `${first} ${'the quick brown fox jumps over the lazy dog and '.repeat(10)}`.slice(0, length - 1) + '.'
  );
}

/** Every kind of question, as long as `question` and `answers`, and a round revealed at its end. */
function quizOf(
  question: (which: string) => string,
  answers: string[],
  labels: string[],
  explanation: string,
) {
  const picked = { answers, explanation };
  const parts = labels.map((label) => ({ label, acceptedAnswers: answers.slice(1) }));
  return {
    quizName: 'Sizes',
    seconds: 600,
    rounds: [
      {
        title: question('Round').slice(0, 60),
        questions: [
          { question: question('Choice'), ...picked, correctAnswer: 0 },
          { question: question('Multiple'), ...picked, correctAnswers: [0, 2] },
          { question: question('Order'), correctOrder: answers, explanation },
          { question: question('Text'), acceptedAnswers: answers, explanation },
          { question: question('Number'), correctNumber: 1234567, unit: 'metres', nearest: [1], explanation },
          { question: question('Parts'), parts, explanation },
        ],
      },
      {
        title: 'Last',
        reveal: 'round',
        questions: [{ question: question('End'), ...picked, correctAnswer: 0 }],
      },
    ],
  };
}

const LONG_ANSWERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((first) => textOf(120, first));
// Other words than those of the right answers, as they would pass for those with typos.
const LONG_WRONG = ['Seven', 'Eight', 'Nine'].map((first) =>
  `${first} ${'sphinx of black quartz judge my vow '.repeat(4)}`.slice(0, 119).trim(),
);
const LABELS = ['Song', 'Band', 'Year', 'Album', 'Country', 'Label', 'Singer', 'Bass', 'Studio', 'Producer'];
const LONG_LABELS = LABELS.map((first) => textOf(100, first));
const longQuiz = quizOf((which) => textOf(300, which), LONG_ANSWERS, LONG_LABELS, textOf(200, 'Because'));
const usualQuiz = quizOf(
  (which) => `${which}: which of these animals sleeps the longest?`,
  ['The brown bear', 'The koala', 'The cat', 'The horse'],
  LABELS,
  'It sleeps for most of the day, since its food is poor.',
);

interface Room {
  host: HubHost;
  players: PlayerClient[];
  /** Three wrong answers to the text question. */
  wrong: string[];
}

/** A room with twelve players, more than the standings show. */
async function openRoom(server: ServerProcess, quiz: object, wrong: string[]): Promise<Room> {
  const host = await openHost(server, quiz);
  const players: PlayerClient[] = [];
  for (let player = 1; player <= 12; player++)
    players.push(await joinByHub(server, host.code, `Die Besserwisser ${player}`));
  return { host, players, wrong };
}

/**
 * One alone knows the first question, for an award. Another is given the most points, so that those on the
 * third step are more than it names.
 */
async function spreadPoints({ host, players }: Room, game: SessionGame): Promise<void> {
  for (const [place, player] of players.slice(0, 3).entries()) await answerByHub(player, game, place);
  const best = () => host.hostGame?.players.find(({ name }) => name === WIDEST);
  await expect.poll(best).toBeDefined();
  const { playerId } = best()!;
  await host.run({ type: 'adjust', adjustmentId: 'a', playerId, points: 5, reason: '' });
}

/**
 * Moves from the start to the awards, with a break at all standings, and calls `look` at every scene that
 * looks different, and at the podium after each step.
 */
async function walk(room: Room, look: (game: SessionGame) => Promise<void>): Promise<void> {
  const { host } = room;
  let game = await host.run({ type: 'start' });
  for (let isFirst = true; game.scene.name !== 'awards'; game = await host.move('next')) {
    if (!isSeen(game.scene)) await look(game);
    if (game.scene.name === 'question' && isFirst) {
      await spreadPoints(room, game);
      isFirst = false;
    }
    if ('question' in game.scene && game.scene.question?.kind === 'text') await quoteThree(room, game, look);
    if (game.scene.name !== 'scores') continue;
    await look(await host.run({ type: 'startBreak', minutes: 15 }));
    await host.run({ type: 'endBreak' });
  }
  await look(game);
}

const isSeen = (scene: Scene) =>
  scene.name === 'closed' && CLOSED_ALIKE.includes(scene.question?.kind ?? 'none');

/** Gives the room's wrong answers to a text question, and shows all of them at its reveal. */
async function quoteThree(
  { host, players, wrong }: Room,
  { scene, step }: SessionGame,
  look: (game: SessionGame) => Promise<void>,
): Promise<void> {
  if (scene.name === 'question')
    for (const [place, text] of wrong.entries()) await answerByHub(players[place]!, await host.read(), text);
  if (scene.name !== 'reveal') return;
  for (const text of wrong) await host.run({ type: 'quote', step, text, shown: true });
  await look(await host.read());
}

const WIDEST = 'W'.repeat(24);

/** Checks that the phone shows the scene without scrolling sideways. */
async function expectPhoneFits(phone: Page, scene: Scene): Promise<void> {
  await expectOnPhone(phone, scene);
  const overflow = () => phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, { message: `${scene.name}, phone` }).toBeLessThanOrEqual(0);
}

test('with the longest texts nothing scrolls, is cut or covered', async ({ browser, page, server }) => {
  const room = await openRoom(server, longQuiz, LONG_WRONG);
  const { host } = room;
  await showHost(host, page);
  const phone = await openPhone(browser, server.origin);
  await phone.setViewportSize({ width: 360, height: 740 });
  await joinByPhone(phone, host.code, WIDEST);
  const expectFits = (scene: Scene, what: string) =>
    onEachScreen(page, SCREENS, (_height, screen) =>
      expect
        .poll(() => measureScene(page, host.code), { message: `${what}, ${screen}` })
        .toMatchObject(fitsOf(scene)),
    );
  const podium: string[] = [];
  await walk(room, async ({ scene }) => {
    await expectShown(page, scene);
    const what = scene.name === 'podium' ? `podium, ${scene.hidden ?? scene.page ?? 'told'}` : scene.name;
    if (scene.name === 'podium') podium.push(what);
    await expectFits(scene, what);
    await expectPhoneFits(phone, scene);
  });
  expect(podium).toEqual(['podium, 10', 'podium, 2', 'podium, 1', 'podium, told', 'podium, 0']);
});

test('an ordinary question and its answers are readable from the back of the room', async ({
  page,
  server,
}) => {
  const room = await openRoom(server, usualQuiz, ['My uncle Herbert', 'A sleepy hedgehog', 'The landlord']);
  const { host } = room;
  await showHost(host, page);
  await joinByHub(server, host.code, WIDEST);
  await walk(room, async ({ scene }) => {
    await expectShown(page, scene);
    await onEachScreen(page, SCREENS, (height, screen) =>
      expectReadable(page, host.code, scene, height, screen),
    );
  });
});
