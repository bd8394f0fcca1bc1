import type { Browser, Page } from '@playwright/test';
import { expect, test as base } from '../e2e/fixtures';
import { answerByHub, type HubHost, joinByHub, openHost } from '../e2e/gameFixtures';
import type { PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';

export { expect, joinByPhone } from '../e2e/fixtures';

/** Where the pictures of README and docs are. */
export const FOLDER = '.readme';

/** In CSS pixels. */
export const SIZES = {
  projector: { width: 1920, height: 1080 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 780 },
};

/** The first three also win the game. */
export const NAMES = `
  The Smartinis, Agatha Quiztie, Les Quizérables, Quizzly Bears, Team Rocket, Die Besserwisser, Otto, Zoë & Max,
  Hannah, Änne, Björn, Kneipenkönige, Mia, Tequila Mockingbird, Jürgen, Ada,
  Luc, Olga, Quiz Pro Quo, Tom, Stammtisch 7, Yara, The Brain Pints, Noah,
  Emil & Co, Priya, Fensterplatz, Les Incollables, Sven, Leo, Barfly Club, Ines,
  Marek, Chloé, Ruhe bitte!, Paul, Risky Quizness, Aylin, Tresen Team, Nora
`
  .split(',')
  .map((name) => name.trim());

/** The answer at this index is right for every question. */
const RIGHT = 1;
/** Each question is worth one point more than the one before, so that any total can be reached. */
export const QUESTIONS = [
  {
    question: 'What is the capital of Australia?',
    answers: ['Sydney', 'Canberra', 'Melbourne', 'Perth'],
    explanation: 'Sydney and Melbourne both wanted the honour, so a new city was built.',
    note: 'Sydney fans will protest.',
  },
  { question: 'How many hearts has an octopus?', answers: ['One', 'Three', 'Eight'] },
  { question: 'How many strings has a violin?', answers: ['Three', 'Four', 'Six'] },
  { question: 'Who painted Guernica?', answers: ['Miró', 'Picasso', 'Dalí'] },
].map((question, place) => ({ ...question, correctAnswer: RIGHT, points: place + 1 }));
export const RIGHT_ANSWER = QUESTIONS[0]!.answers[RIGHT]!;
/** The points of the first three; nobody else reaches as many. */
const PODIUM = [10, 9, 8];

const QUIZ = {
  quizName: 'Friday at the Owl',
  quizDescription: 'Once around the bar: history, science, music and a little geography.',
  seconds: 120,
  rounds: [
    { title: 'Around the world', questions: QUESTIONS.slice(0, 2) },
    { title: 'Art and music', questions: QUESTIONS.slice(2) },
  ],
};

/** A page of the host's in English, in a browser of its own. */
async function openPage(browser: Browser, origin: string, options: PageOptions = {}): Promise<Page> {
  const { viewport = SIZES.laptop, colorScheme = 'light', scale = 1 } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    deviceScaleFactor: scale,
    hasTouch: viewport === SIZES.phone,
    isMobile: viewport === SIZES.phone,
  });
  await context.addInitScript(() => localStorage.setItem('quiz-night.language', 'en'));
  return context.newPage();
}

interface PageOptions {
  viewport?: (typeof SIZES)[keyof typeof SIZES];
  colorScheme?: 'light' | 'dark';
  /** Picture points for each CSS pixel. */
  scale?: number;
}

interface Fixtures {
  /** Opens a page in English. */
  open: (options?: PageOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  open: async ({ browser, server }, provide) => {
    const pages: Page[] = [];
    await provide(async (options) => {
      const page = await openPage(browser, server.origin, options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

/** An evening in the lobby whose teams have no pages; the last name is left for a phone. */
export async function openEvening(server: ServerProcess, teams: number): Promise<Evening> {
  const host = await openHost(server, QUIZ);
  const players: PlayerClient[] = [];
  for (const name of NAMES.slice(0, teams)) players.push(await joinByHub(server, host.code, name));
  return { host, players };
}

export interface Evening {
  host: HubHost;
  players: readonly PlayerClient[];
}

/** These teams, by their indexes, answer the question on display: the first three as they must to win. */
export async function answerAll({ host, players }: Evening, from = 0, to = players.length): Promise<void> {
  const game = await host.read();
  if (game.scene.name !== 'question') throw new Error('No question is asked');
  const { text } = game.scene.question;
  const place = QUESTIONS.findIndex(({ question }) => question === text);
  const wrong = QUESTIONS[place]!.answers.map((_text, index) => index).filter((index) => index !== RIGHT);
  for (const [index, player] of players.slice(from, to).entries())
    await answerByHub(
      player,
      game,
      isRight(from + index, place) ? RIGHT : wrong[(from + index) % wrong.length]!,
    );
}

/** Whether the player gets this question right, to reach a total with the most valuable questions first. */
function isRight(player: number, place: number): boolean {
  let total = PODIUM[player] ?? (player * 5) % PODIUM.at(-1)!;
  for (let points = QUESTIONS.length; points > place + 1; points--) if (total >= points) total -= points;
  return total >= place + 1;
}

/** Waits until the lobby shows its QR code, and this many teams with their beer mats. */
export async function expectLobby(wall: Page, teams: number): Promise<void> {
  await expect(wall.locator('li[data-state=there] [data-beer-mat]')).toHaveCount(teams);
  await expect(wall.locator('.qr-picture')).toBeVisible();
}

/** Waits until fonts are loaded and animations over, except lasting ones such as a clock. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isBrief = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) < 5_000;
    // What appears begins to move a frame or two later.
    const frames = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    };
    const running = () => document.getAnimations().filter(isBrief);
    await document.fonts.ready;
    for (await frames(); running().length > 0; await frames())
      await Promise.allSettled(running().map((animation) => animation.finished));
  });
}

/** Stores a picture of the settled page. */
export async function shoot(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'allow' });
}
