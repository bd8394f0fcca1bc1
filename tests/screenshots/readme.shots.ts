import type { Page } from '@playwright/test';
import { expect, joinByPhone, openPhone, playersOnWall, test } from '../e2e/fixtures';
import {
  answerByHub,
  expectPodium,
  expectScene,
  type HubHost,
  joinByHub,
  openHost,
  showHost,
} from '../e2e/gameFixtures';
import { pick } from '../e2e/phoneAnswers';
import { admit, nowOn, offerRemote, openHostsPhone, remotePath, watchTickets } from '../e2e/remoteFixtures';
import type { PlayerClient } from '../support/hubClient';

/** The first three also win the game. */
const NAMES = `
  The Smartinis, Agatha Quiztie, Les Quizérables, Quizzly Bears, Team Rocket 🚀, Die Besserwisser, Otto, Zoë & Max,
  Hannah, Änne, Björn, Kneipenkönige, Mia, Tequila Mockingbird, Jürgen, Ada,
  Luc, Olga 🎉, Quiz Pro Quo, Tom, Stammtisch 7, Yara, The Brain Pints, Noah,
  Emil & Co, Priya, Fensterplatz, Les Incollables, Sven, Leo, Barfly Club, Ines,
  Marek, Chloé, Ruhe bitte!, Paul, Risky Quizness, Aylin, Tresen Team, Nora
`
  .split(',')
  .map((name) => name.trim());
const FOLDER = '.readme';

/** The second answer of each question is right. */
const RIGHT = 1;
const QUIZ = {
  quizName: 'Friday at the Owl',
  quizDescription: 'Once around the bar: history, science, music and a little geography.',
  seconds: 120,
  questions: [
    {
      question: 'What is the capital of Australia?',
      answers: ['Sydney', 'Canberra', 'Melbourne', 'Perth'],
      explanation: 'Sydney and Melbourne both wanted the honour, so a new city was built.',
      note: 'Sydney fans will protest.',
    },
    { question: 'How many hearts has an octopus?', answers: ['One', 'Three', 'Eight'] },
    { question: 'How many strings has a violin?', answers: ['Three', 'Four', 'Six'] },
    { question: 'Who painted Guernica?', answers: ['Miró', 'Picasso', 'Dalí'] },
    // Each is worth one point more than the one before, so that any total can be reached.
  ].map((question, place) => ({ ...question, correctAnswer: RIGHT, points: place + 1 })),
};
/** The points of the first three; nobody else reaches as many. */
const PODIUM = [10, 9, 8];

const LARGE = { width: 1920, height: 1080 };
const SMALL = { width: 1280, height: 720 };
test.use({ viewport: SMALL, colorScheme: 'dark' });

test('the start page and the workshop', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /mit deinem Handy/ })).toBeVisible();
  await shoot(page, 'start');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/quizzes/general-knowledge');
  const question = 'What is the capital of Australia?';
  await page.getByRole('button', { name: question }).click();
  for (const preview of [page.frameLocator('iframe').first(), page.frameLocator('iframe').last()])
    await expect(preview.getByText(question).first()).toBeVisible();
  // The button now under the mouse is not the one that was pressed.
  await page.mouse.move(0, 0);
  await shoot(page, 'workshop');
});

test('an evening from the lobby to the podium', async ({ page, browser, server }) => {
  test.slow();
  const host = await openHost(server, QUIZ);
  const nextTicket = watchTickets(page);
  await page.setViewportSize(LARGE);
  await showHost(host, page);
  const players: PlayerClient[] = [];
  for (const name of NAMES.slice(0, -1)) players.push(await joinByHub(server, host.code, name));
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, host.code, NAMES.at(-1)!);
  await expect(playersOnWall(page)).toHaveCount(NAMES.length);
  await shoot(page, 'lobby');

  await page.setViewportSize(SMALL);
  await offerRemote(page);
  const remote = await openHostsPhone(browser, server, { locale: 'en-GB' });
  await remote.goto(remotePath(host.code, await nextTicket()));
  await admit(page, remote);
  await expect(page.getByText('Verbunden. Das Handy steuert jetzt das Quiz.')).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();

  await showFirst(host, { page, phone, remote, players });
  for (let place = 1; place < QUIZ.questions.length; place++) {
    await host.goTo('question');
    await answer(host, players, place);
  }
  await host.goTo('podium');
  await expectPodium(
    page,
    PODIUM.map((points, place) => [`${place + 1}. Platz`, NAMES[place]!, String(points)]),
  );
  await shoot(page, 'podium');
});

interface Screens {
  page: Page;
  phone: Page;
  remote: Page;
  players: readonly PlayerClient[];
}

/** The first question when most have answered, and its reveal. */
async function showFirst(host: HubHost, { page, phone, remote, players }: Screens): Promise<void> {
  const { question, answers } = QUIZ.questions[0]!;
  const missing = 9;
  await host.run({ type: 'start' });
  await expectScene(page, 'question', question);
  await answer(host, players.slice(0, -missing), 0);
  await pick(phone, answers[RIGHT]!);
  await expect(nowOn(remote)).toContainText(`${NAMES.length - missing} von ${NAMES.length}`);
  await shoot(page, 'question');
  await shoot(phone, 'phone');
  await shoot(remote, 'remote');
  await answer(host, players, 0);
  await host.goTo('reveal');
  await expectScene(page, 'reveal', question);
  await shoot(page, 'reveal');
}

/** Each player answers the question at this position, in the order of their names. */
async function answer(host: HubHost, players: readonly PlayerClient[], place: number): Promise<void> {
  const game = await host.read();
  const wrong = QUIZ.questions[place]!.answers.map((_text, index) => index).filter(
    (index) => index !== RIGHT,
  );
  for (const [index, player] of players.entries())
    await answerByHub(player, game, isRight(index, place) ? RIGHT : wrong[index % wrong.length]!);
}

/** Whether the player gets this question right, to reach a total with the most valuable questions first. */
function isRight(player: number, place: number): boolean {
  let total = PODIUM[player] ?? (player * 5) % PODIUM.at(-1)!;
  for (let points = QUIZ.questions.length; points > place + 1; points--) if (total >= points) total -= points;
  return total >= place + 1;
}

/** One screen once its fonts are loaded and animations over, except lasting ones such as a clock. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    const isBrief = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime) < 5_000;
    await document.fonts.ready;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isBrief)
        .map((animation) => animation.finished),
    );
  });
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'allow' });
}
