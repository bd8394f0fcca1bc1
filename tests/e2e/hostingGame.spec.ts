import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addQuiz } from '../support/addQuiz';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openLobby, test } from './fixtures';
import { controlsOf, expectScene, giveHostKeys, hostKeysOf, joinByHub } from './gameFixtures';
import { readGame } from '../support/testHost';

const FIRST = 'Which planet is red?';
const SECOND = 'Which planet has rings?';
const answers = ['Mars', 'Saturn'];
const quiz = {
  quizName: 'Hosting',
  seconds: 600,
  rounds: [
    {
      title: 'Planets',
      questions: [
        { question: FIRST, answers, correctAnswer: 0 },
        { question: SECOND, answers, correctAnswer: 1 },
      ],
    },
  ],
};

/** Opens a session of the quiz in the host's browser, with one player. */
async function openWithPlayer(page: Page, server: ServerProcess): Promise<string> {
  await addQuiz(server, 'hosting', quiz);
  const code = await openLobby(page, quiz.quizName);
  await joinByHub(server, code, 'Anna');
  await expect(page.getByRole('listitem').filter({ hasText: 'Anna' })).toBeVisible();
  return code;
}

async function startQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quiz starten' }).press('Enter');
  await expectScene(page, 'round', 'Planets');
  // Keys move the game once the controls are present.
  await expect(controlsOf(page)).toBeAttached();
}

/** A second device of the host, on the same session. */
async function openSecondDevice(
  browser: Browser,
  first: Page,
  prepare: (context: BrowserContext) => Promise<void> = () => Promise.resolve(),
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' });
  await giveHostKeys(context, await hostKeysOf(first));
  await prepare(context);
  const second = await context.newPage();
  await second.goto(first.url());
  await expect(controlsOf(second)).toBeAttached();
  return second;
}

test("the host's second device stays in step, and both can move the game", async ({
  page,
  browser,
  server,
}) => {
  await openWithPlayer(page, server);
  await startQuiz(page);
  const second = await openSecondDevice(browser, page);
  await second.keyboard.press('PageDown');
  for (const device of [page, second]) await expectScene(device, 'question', FIRST);
  await page.keyboard.press('p');
  await expect(second.locator('section').getByText('Pausiert')).toBeVisible();
  await second.keyboard.press('p');
  await expect(page.locator('section').getByText('Pausiert')).toBeHidden();
  await page.keyboard.press('PageUp');
  for (const device of [page, second]) await expectScene(device, 'round', 'Planets');
});

/** The traffic between a device and the hub; the server's messages can be held back for a while. */
class HeldHub {
  readonly heard: string[] = [];
  readonly #waiting: (() => void)[] = [];
  #isHeld = false;

  readonly watch = (context: BrowserContext): Promise<void> =>
    context.routeWebSocket(/quizHub/, (device) => {
      const server = device.connectToServer();
      device.onMessage((message) => server.send(message));
      server.onMessage((message) => {
        this.heard.push(String(message));
        const pass = () => device.send(message);
        if (this.#isHeld) this.#waiting.push(pass);
        else pass();
      });
    });

  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    this.#waiting.splice(0).forEach((pass) => pass());
  }
}

test('next pressed on two devices at the same time moves one scene', async ({ page, browser, server }) => {
  const code = await openWithPlayer(page, server);
  await startQuiz(page);
  const hub = new HeldHub();
  const second = await openSecondDevice(browser, page, hub.watch);
  await expectScene(second, 'round', 'Planets');
  const { step } = await readGame(server, code);
  // The second device still shows the old scene when its host presses.
  hub.hold();
  await page.keyboard.press('ArrowRight');
  await expectScene(page, 'question', FIRST);
  await second.keyboard.press('ArrowRight');
  await expect.poll(() => hub.heard.join('')).toContain('command_stale');
  hub.release();
  for (const device of [page, second]) await expectScene(device, 'question', FIRST);
  expect((await readGame(server, code)).step).toBe(step + 1);
  await expect(second.getByRole('alert')).toHaveCount(0);
});

test('B blanks the screen, and the next key only brings it back', async ({ page, server }) => {
  await openWithPlayer(page, server);
  await startQuiz(page);
  const black = page.getByRole('button', { name: 'Bild wieder zeigen' });
  for (const key of ['b', '.']) {
    await page.keyboard.press('b');
    await expect(black).toBeVisible();
    await expect.poll(() => black.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 720 });
    await page.keyboard.press(key);
    await expect(black).toBeHidden();
  }
  await page.keyboard.press('b');
  await expect(black).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(black).toBeHidden();
  await expectScene(page, 'round', 'Planets');
  await page.keyboard.press('ArrowRight');
  await expectScene(page, 'question', FIRST);
});
