import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ServerProcess } from '../support/serverProcess';
import { expect, test } from './fixtures';
import {
  answerByHub,
  controlsOf,
  expectScene,
  joinByHub,
  openHost,
  showHost,
  type HubHost,
} from './gameFixtures';

const QUESTION = 'What is the capital of Denmark?';
const quiz = {
  quizName: 'Hosting',
  seconds: 600,
  rounds: [{ title: 'Capitals', questions: [{ question: QUESTION, acceptedAnswers: ['Copenhagen'] }] }],
};

/** A host's page at the title of the first round. */
async function openGame(page: Page, server: ServerProcess) {
  const host = await openHost(server, quiz);
  await host.run({ type: 'start' });
  await showHost(host, page);
  await expectScene(page, 'round', 'Capitals');
  // Keys move the game once the controls are present.
  await expect(controlsOf(page)).toBeAttached();
  return host;
}

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

/** A second device of the host, on the same session. */
async function openSecondDevice(browser: Browser, host: HubHost, hub: HeldHub): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' });
  await hub.watch(context);
  const second = await context.newPage();
  await showHost(host, second);
  await expect(controlsOf(second)).toBeAttached();
  return second;
}

test("the host's second device stays in step, and next pressed on both at the same time moves one scene", async ({
  page,
  browser,
  server,
}) => {
  const host = await openGame(page, server);
  const hub = new HeldHub();
  const second = await openSecondDevice(browser, host, hub);
  await second.keyboard.press('PageDown');
  for (const device of [page, second]) await expectScene(device, 'question', QUESTION);
  await page.keyboard.press('p');
  await expect(second.locator('section').getByText('Pausiert')).toBeVisible();
  await second.keyboard.press('p');
  await expect(page.locator('section').getByText('Pausiert')).toBeHidden();
  await page.keyboard.press('PageUp');
  for (const device of [page, second]) await expectScene(device, 'round', 'Capitals');

  const { step } = await host.read();
  // The second device still shows the old scene when its host presses.
  hub.hold();
  await page.keyboard.press('ArrowRight');
  await expectScene(page, 'question', QUESTION);
  await second.keyboard.press('ArrowRight');
  await expect.poll(() => hub.heard.join('')).toContain('command_stale');
  hub.release();
  for (const device of [page, second]) await expectScene(device, 'question', QUESTION);
  expect((await host.read()).step).toBe(step + 1);
  await expect(second.getByRole('alert')).toHaveCount(0);
});

test('B blanks the screen, and the next key only brings it back', async ({ page, server }) => {
  await openGame(page, server);
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
  await expectScene(page, 'round', 'Capitals');
  await page.keyboard.press('ArrowRight');
  await expectScene(page, 'question', QUESTION);
});

test('on a page that guests see, answers are judged without telling what is right', async ({
  page,
  server,
}) => {
  const host = await openGame(page, server);
  const players = [await joinByHub(server, host.code, 'Anna'), await joinByHub(server, host.code, 'Ben')];
  const game = await host.goTo('question');
  for (const [at, answer] of ['Copenhagn', 'Aarhus'].entries()) await answerByHub(players[at]!, game, answer);
  await host.goTo('closed');
  await expectScene(page, 'closed', QUESTION);
  await page.getByRole('button', { name: 'Mehr' }).press('Enter');
  await page.getByRole('button', { name: 'Antworten prüfen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Antworten prüfen' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Aarhus1×', 'Copenhagn1×']);
  await dialog.getByRole('button', { name: 'Falsch' }).first().press('Enter');
  await expect(dialog.getByRole('listitem').first()).toHaveText('Aarhus1× · beurteiltZurücknehmen');
  await expect(dialog.getByText(/zählt als|Tippfehler/)).toHaveCount(0);
});
