import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '../support/serverProcess';
import { expect, test } from './fixtures';
import {
  answerByHub,
  awardOn,
  controlsOf,
  expectPodium,
  expectScene,
  expectStanding,
  joinByHub,
  openHost,
  openMonitor,
  showHost,
  openPlayer,
} from './gameFixtures';

const QUESTION = 'Which planet has the most moons?';
const quiz = {
  quizName: 'Finale',
  seconds: 600,
  questions: [
    { question: QUESTION, answers: ['Mars', 'Saturn', 'Venus'], correctAnswer: 1, points: 3 },
    { question: 'How many moons?', correctNumber: 274 },
  ],
};
const WRONG = [0, 2, 0];
const GUESSES = [270, 100, 60];
/** Those who share a place share its step. */
const STEPS = [
  ['1. Platz', 'Anna', '3 Punkte'],
  ['2. Platz', 'BenCleo', '2 Punkte'],
] as const;

/** A game at its last reveal: Anna alone is right; Ben and Cleo share the second place; Dan has no points. */
async function openFinale(page: Page, browser: Browser, server: ServerProcess) {
  const host = await openHost(server, quiz);
  const others = [];
  for (const name of ['Ben', 'Cleo', 'Eve']) others.push(await joinByHub(server, host.code, name));
  const anna = await openPlayer(browser, host, 'Anna');
  const dan = await openPlayer(browser, host, 'Dan');
  const game = await host.run({ type: 'start' });
  for (const [place, player] of others.entries()) await answerByHub(player, game, WRONG[place]!);
  await anna.getByRole('button', { name: 'Saturn' }).tap();
  await expect(anna.getByRole('button', { name: 'Saturn' })).toHaveAttribute('aria-pressed', 'true');
  await expect(anna.getByText(/^Saved/)).toBeVisible();
  for (const name of ['Ben', 'Cleo']) {
    const playerOf = () => host.hostGame?.players.find((each) => each.name === name);
    await expect.poll(playerOf).toBeDefined();
    const { playerId } = playerOf()!;
    await host.run({ type: 'adjust', adjustmentId: name, playerId, points: 2, reason: '' });
  }
  await host.goTo('reveal');
  const guessing = await host.goTo('question');
  for (const [place, player] of others.entries()) await answerByHub(player, guessing, GUESSES[place]!);
  await host.goTo('reveal');
  await showHost(host, page);
  await expectScene(page, 'reveal', 'How many moons?');
  await expect(controlsOf(page)).toBeAttached();
  return { host, anna, dan };
}

const section = (page: Page) => page.locator('section').last();
const nextOf = (page: Page) => controlsOf(page).getByRole('button', { name: 'Weiter' });
const amongFirst = (phone: Page) => phone.getByRole('heading', { name: 'You’re in the top three!' });

/** Checks what Next says it does, and presses its key. */
async function press(page: Page, words: string): Promise<void> {
  await expect(nextOf(page)).toHaveAttribute('aria-description', words);
  await page.keyboard.press('ArrowRight');
}

test('Next uncovers the podium place by place on all screens, then shows all places and the awards', async ({
  page,
  browser,
  server,
}) => {
  const { host, anna, dan } = await openFinale(page, browser, server);
  const monitor = await openMonitor(browser, server, host.code);
  await press(page, 'Siegerehrung');
  for (const wall of [page, monitor]) {
    await expectScene(wall, 'podium');
    await expectPodium(wall, []);
    await expect(section(wall)).not.toContainText(/Anna|Ben|Cleo|Dan|Eve/);
  }
  await expect(amongFirst(anna)).toBeVisible();
  await expectStanding(dan, '4th of 5', '0 points');

  const expectSeconds = async () => {
    for (const wall of [page, monitor]) {
      await expectPodium(wall, STEPS.slice(1));
      await expect(section(wall)).not.toContainText('Anna');
    }
    await expect(amongFirst(anna)).toBeVisible();
  };
  await press(page, 'Platz aufdecken');
  await expectSeconds();
  await page.keyboard.press('ArrowLeft');
  for (const wall of [page, monitor]) await expectPodium(wall, []);
  await press(page, 'Platz aufdecken');
  await expectSeconds();
  // A page that is loaded again shows the same step.
  await page.reload();
  await expectSeconds();
  await press(page, 'Platz aufdecken');
  for (const wall of [page, monitor]) await expectPodium(wall, STEPS);
  await expect(anna.getByRole('heading', { name: 'You’ve won!' })).toBeVisible();
  await expectStanding(anna, '1st of 5', '3 points');

  await press(page, 'Nächste Seite');
  for (const wall of [page, monitor])
    await expect(wall.getByRole('list', { name: 'Alle Plätze' }).getByRole('listitem')).toHaveText([
      /^1\.Anna3/,
      /^2\.Ben2/,
      /^2\.Cleo2/,
      /^4\.Eve0/,
      /^4\.Dan0/,
    ]);

  await press(page, 'Auszeichnungen');
  const expectAward = async (name: string, text: string) => {
    for (const wall of [page, monitor]) {
      await expectScene(wall, 'awards');
      await expect(awardOn(wall)).toHaveText([new RegExp(`${name}.*${text}`)]);
    }
  };
  await expectAward('Anna', `Wussten nur sie: .*${QUESTION}`);
  await expect(anna.getByRole('heading', { name: 'An award for you' })).toBeVisible();
  await press(page, 'Nächste Auszeichnung');
  await expectAward('Ben', 'nur 4 daneben');
  await page.keyboard.press('ArrowLeft');
  await expectAward('Anna', `Wussten nur sie: .*${QUESTION}`);
  await press(page, 'Nächste Auszeichnung');
  await expectAward('Ben', 'nur 4 daneben');
  await expect(anna.getByText(`Only you knew: ${QUESTION}`)).toBeVisible();
  await expect(dan.getByRole('heading', { name: 'Awards of the evening' })).toBeVisible();
  await expectStanding(dan, '4th of 5', '0 points');

  await press(page, 'Abschied');
  for (const wall of [page, monitor]) await expectScene(wall, 'goodbye');
  await expect(dan.getByRole('heading', { name: 'Thanks for playing!' })).toBeVisible();
  await expectStanding(dan, '4th of 5', '0 points');
  await expect(nextOf(page)).toBeDisabled();
});
