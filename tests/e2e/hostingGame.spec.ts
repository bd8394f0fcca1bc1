import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ServerProcess } from '../support/serverProcess';
import { expect, test } from './fixtures';
import { controlsOf, expectScene, openHost, showHost, type HubHost } from './gameFixtures';

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
