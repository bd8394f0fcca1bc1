import type { Browser, Page } from '@playwright/test';
import { addQuiz } from '../support/addQuiz';
import type { ServerProcess } from '../support/serverProcess';
import { expect, joinByPhone, openLobby, openPhone, test } from './fixtures';
import { controlsOf, expectPodium, expectScene, expectStanding } from './gameFixtures';
import { answer, expectSaved, pick, tileOf, type } from './phoneAnswers';

test.use({ ownServer: true, contextOptions: { reducedMotion: 'no-preference' } });

const PLANET = 'Which planet is red?';
const METALS = 'Which of these are metals?';
const STEPS = 'How many steps has the tower?';

/** No question reaches its time limit on a busy machine. */
const quiz = {
  quizName: 'The whole game',
  seconds: 600,
  rounds: [
    {
      title: 'First steps',
      questions: [
        { question: PLANET, answers: ['Venus', 'Mars', 'Jupiter'], correctAnswer: 1 },
        { question: METALS, answers: ['Iron', 'Amber', 'Copper'], correctAnswers: [0, 2], points: 2 },
      ],
    },
    {
      title: 'The finale',
      questions: [{ question: STEPS, correctNumber: 100, unit: 'steps', nearest: [3, 2, 1] }],
    },
  ],
};

/** Everybody in one game, and their server. */
interface Game {
  server: ServerProcess;
  code: string;
  host: Page;
  anna: Page;
  ben: Page;
  /** This player joins late. */
  cleo: Page;
}

async function openGame(server: ServerProcess, browser: Browser, host: Page): Promise<Game> {
  await addQuiz(server, 'whole-game', quiz);
  const code = await openLobby(host, quiz.quizName);
  const [anna, ben, cleo] = await Promise.all([1, 2, 3].map(() => openPhone(browser, server.origin)));
  await joinByPhone(anna!, code, 'Anna');
  await joinByPhone(ben!, code, 'Ben');
  return { server, code, host, anna: anna!, ben: ben!, cleo: cleo! };
}

/** Moves on by key from the scene that is shown. */
async function goOn(host: Page, ...[name, heading]: [Parameters<typeof expectScene>[1], string?]) {
  await host.keyboard.press('ArrowRight');
  await expectScene(host, name, heading);
}

/** The host starts by keyboard alone. One phone reloads, and still has its answer. */
async function playChoice({ host, anna, ben }: Game): Promise<void> {
  await host.getByRole('button', { name: 'Quiz starten' }).press('Enter');
  await expectScene(host, 'round', 'First steps');
  await expect(anna.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(controlsOf(host)).toBeAttached();
  await host.keyboard.press('Space');
  await expectScene(host, 'question', PLANET);
  await pick(anna, 'Mars');
  await anna.reload();
  await expect(tileOf(anna, 'Mars')).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(anna);
  await tileOf(ben, 'Venus').tap();
  // The question closes automatically when all have answered.
  await expectScene(host, 'closed', PLANET);
  await goOn(host, 'reveal', PLANET);
  await expect(anna.getByRole('heading', { name: 'Right!' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Not this time' })).toBeVisible();
}

/** One player joins during the question, and the host's page is reloaded at its reveal. */
async function playMultiple({ host, anna, ben, cleo, code }: Game): Promise<void> {
  await goOn(host, 'question', METALS);
  await joinByPhone(cleo, code, 'Cleo');
  await expect(cleo.getByRole('heading', { name: METALS })).toBeVisible();
  await pick(ben, 'Copper', 'Iron');
  await pick(cleo, 'Iron', 'Copper');
  // A tick may be one of several: the question closes once everybody has confirmed that these are all.
  await tileOf(anna, 'Iron').tap();
  await expectSaved(anna);
  await expectScene(host, 'question', METALS);
  await anna.getByRole('button', { name: 'Done', exact: true }).tap();
  await expectScene(host, 'closed', METALS);
  await goOn(host, 'reveal', METALS);
  await host.reload();
  await expectScene(host, 'reveal', METALS);
  await expect(controlsOf(host)).toBeAttached();
  await expect(cleo.getByText('+2 points')).toBeVisible();
  await expect(anna.getByRole('heading', { name: 'Not this time' })).toBeVisible();
}

async function checkFirstScores({ host, anna, ben, cleo }: Game): Promise<void> {
  await goOn(host, 'scores');
  await expect(host.getByRole('listitem')).toHaveText([/^1\.Ben.*2$/, /^1\.Cleo.*2$/, /^3\.Anna.*1$/]);
  await expectStanding(anna, '3rd of 3', '1 point');
  await expectStanding(ben, '1st of 3', '2 points');
  await expectStanding(cleo, '1st of 3', '2 points');
}

/** The power is cut during the question. Sent answers are kept, new ones arrive later, all phones return. */
async function playNumberThroughPowerCut({ server, host, anna, ben, cleo }: Game): Promise<void> {
  await goOn(host, 'round', 'The finale');
  await goOn(host, 'question', STEPS);
  await expect(anna.getByRole('heading', { name: STEPS })).toBeVisible();
  await answer(anna, '90');
  await server.kill();
  await expect(ben.getByText('No connection. Still trying')).toBeVisible();
  await type(ben, '130');
  await expect(ben.getByText('Your answer is safe here')).toBeVisible();
  await expect(host.getByRole('button', { name: 'Verbindung: Reconnecting' })).toBeVisible();
  await server.start();
  await expect(host.locator('section').getByText('Pausiert')).toBeVisible();
  await expectScene(host, 'question', STEPS);
  for (const phone of [anna, ben, cleo]) await expect(phone.getByText('Paused.')).toBeVisible();
  await expect(anna.getByRole('textbox', { name: 'Your answer' })).toHaveValue('90');
  await expectSaved(ben);
  await host.keyboard.press('p');
  await expect(host.locator('section').getByText('Pausiert')).toBeHidden();
  for (const phone of [anna, ben, cleo]) await expect(phone.getByText('Paused.')).toBeHidden();
  await type(cleo, '110');
  await expectScene(host, 'closed', STEPS);
}

/** Anna and Cleo are equally close and share first place; Ben is third. */
async function revealFinale({ host, anna, ben, cleo }: Game): Promise<void> {
  await goOn(host, 'reveal', STEPS);
  await expect(anna.getByText('+3 points')).toBeVisible();
  await expect(cleo.getByText('+3 points')).toBeVisible();
  await expect(ben.getByText('+1 point', { exact: true })).toBeVisible();
}

/** Cleo: 2 + 3. Anna: 1 + 0 + 3. Ben: 0 + 2 + 1. */
async function checkFinalScores({ host, anna, ben, cleo }: Game): Promise<void> {
  await goOn(host, 'podium');
  const first = { name: 'You’re in the top three!' };
  for (const phone of [anna, ben, cleo]) await expect(phone.getByRole('heading', first)).toBeVisible();
  const steps = [
    ['1. Platz', 'Cleo', '5 Punkte'],
    ['2. Platz', 'Anna', '4 Punkte'],
    ['3. Platz', 'Ben', '3 Punkte'],
  ] as const;
  for (const covered of [2, 1, 0]) {
    await goOn(host, 'podium');
    await expectPodium(host, steps.slice(covered));
  }
  await expectStanding(ben, '3rd of 3', '3 points');
  await expectStanding(anna, '2nd of 3', '4 points');
  await expect(cleo.getByRole('heading', { name: 'You’ve won!' })).toBeVisible();
  await expectStanding(cleo, '1st of 3', '5 points');
}

test('a host and three phones play a game, through reloads and a power cut, to the right scores', async ({
  page,
  browser,
  server,
}) => {
  const game = await openGame(server, browser, page);
  await playChoice(game);
  await playMultiple(game);
  await checkFirstScores(game);
  await playNumberThroughPowerCut(game);
  await revealFinale(game);
  await checkFinalScores(game);
});
