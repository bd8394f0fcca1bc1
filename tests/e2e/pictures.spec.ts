import type { Locator, Page } from '@playwright/test';
import type { Question } from '../../src/contract/question';
import type { Scene } from '../../src/contract/scene';
import { writeMedia } from '../support/writeMedia';
import { png } from '../support/mediaSamples';
import type { ServerProcess } from '../support/serverProcess';
import { expect, test } from './fixtures';
import {
  controlsOf,
  expectScene,
  expectShown,
  openMonitor,
  openHost,
  openPlayer,
  showHost,
  type HubHost,
} from './gameFixtures';
import { expectReadable, onEachScreen } from './measureScene';

const SCREENS = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

const SHAPES = { wide: [1280, 720], square: [600, 600], tall: [720, 1280] } as const;
type Shape = keyof typeof SHAPES;

const CASTLES = ['Burg Eltz', 'Wartburg', 'Sanssouci', 'Neuschwanstein', 'Pillnitz', 'Hohenzollern'];
const EXPLAINED = { explanation: 'Der König ließ es bauen und hat dort nur wenige Monate gewohnt.' };

/** A question with a picture of each shape, and these additional fields. */
function questionsOf(fields: object): object[] {
  return Object.keys(SHAPES).map((shape) => ({
    question: `Welches Bauwerk ist auf diesem Bild zu sehen (${shape})?`,
    image: `${shape}.png`,
    imageAlt: shape,
    ...EXPLAINED,
    ...fields,
  }));
}

async function openWithPictures(server: ServerProcess, asked: object): Promise<HubHost> {
  for (const [shape, [width, height]] of Object.entries(SHAPES))
    await writeMedia(server.dataFolder, `${shape}.png`, png(width, height));
  return openHost(server, { quizName: 'Bilder', seconds: 600, ...asked });
}

const picture = (page: Page) => page.locator('section').last().getByRole('img');

/** The height of the picture in percent of the screen; 0 until it is loaded. */
async function pictureHeight(page: Page, height: number): Promise<number> {
  const shown = await picture(page).evaluate((image: HTMLImageElement) =>
    image.naturalWidth > 0 ? image.getBoundingClientRect().height : 0,
  );
  return (shown / height) * 100;
}

/** The minimum height in percent of the screen. */
function leastHeight(scene: Scene, question: Question): number {
  if (scene.name !== 'question') return 45;
  return !('answers' in question) || (question.imageAlt as Shape) === 'tall' ? 60 : 36;
}

for (const [kind, fields] of [
  ['a text', { acceptedAnswers: CASTLES }],
  ['six answers', { answers: CASTLES, correctAnswer: 3 }],
] as const) {
  test(`a picture of any shape dominates the screen, with ${kind}`, async ({ page, server }) => {
    const host = await openWithPictures(server, { questions: questionsOf(fields) });
    await showHost(host, page);
    let game = await host.run({ type: 'start' });
    for (; 'question' in game.scene && game.scene.question; game = await host.move('next')) {
      const { scene } = game;
      const { question } = game.scene;
      await expectShown(page, scene);
      await onEachScreen(page, SCREENS, async (height, screen) => {
        const message = `${scene.name} ${question.imageAlt} ${screen}`;
        const least = leastHeight(scene, question);
        await expect.poll(() => pictureHeight(page, height), { message }).toBeGreaterThanOrEqual(least - 0.1);
        await expectReadable(page, host.code, scene, height, screen);
      });
    }
  });
}

test('Z and a click show the picture alone on every projector, until the scene ends', async ({
  page,
  browser,
  server,
}) => {
  const host = await openWithPictures(server, { questions: questionsOf({ acceptedAnswers: CASTLES }) });
  await host.run({ type: 'start' });
  await showHost(host, page);
  const monitor = await openMonitor(browser, server, host.code);
  const fills = (screen: Page) => async () =>
    (await pictureHeight(screen, screen.viewportSize()!.height)) >= 99;
  // What a click does depends on what its own page shows.
  const expectFilled = async (isFilled: boolean) => {
    for (const screen of [monitor, page]) await expect.poll(fills(screen)).toBe(isFilled);
  };
  await expect(picture(monitor)).toBeVisible();
  await expect(controlsOf(page)).toBeAttached();
  await page.keyboard.press('z');
  await expectFilled(true);
  await picture(page).click();
  await expectFilled(false);
  await picture(page).click();
  await expectFilled(true);
  await host.move('next');
  await expectScene(monitor, 'closed');
  await expectFilled(false);
});

test('on a phone held sideways a picture stands beside the answer, and is not cut when enlarged', async ({
  browser,
  server,
}) => {
  const aside = { question: 'Who?', image: 'tall.png', imageAlt: 'A man', acceptedAnswers: ['Bach'] };
  const host = await openWithPictures(server, {
    rounds: [
      { title: 'Words', questions: [{ question: 'Which?', answers: CASTLES, correctAnswer: 0 }] },
      { title: 'Pictures', reveal: 'round', beside: true, questions: [aside] },
    ],
  });
  const phone = await openPlayer(browser, host, 'Anna');
  await phone.setViewportSize({ width: 844, height: 390 });
  await host.run({ type: 'start' });
  await phone.getByRole('tab', { name: 'Pictures 0/1' }).tap();
  const shown = phone.getByRole('button', { name: 'Enlarge the picture' });
  const boxOf = async (each: Locator) => (await each.boundingBox())!;
  await expect(phone.getByRole('img', { name: 'A man' })).toHaveJSProperty('naturalWidth', 720);
  const field = await boxOf(phone.getByRole('textbox', { name: 'Your answer' }));
  const { y, height } = await boxOf(shown);
  expect(field.y).toBeLessThan(y + height);
  await shown.tap();
  await expect
    .poll(() => boxOf(phone.getByRole('button', { name: 'Shrink the picture' })))
    .toMatchObject({ x: 0, width: 844 });
});

test('answers with pictures fit every screen, keep their pictures at the reveal, and are tapped on the phone', async ({
  page,
  browser,
  server,
}) => {
  const files = ['wide.png', 'square.png', 'tall.png'];
  const questions = [4, 6].map((count) => ({
    question: `Welches von diesen ${count} Wappen gehört zum Kloster?`,
    answers: CASTLES.slice(0, count),
    correctAnswer: 0,
    answerImages: CASTLES.slice(0, count).map((_name, place) => files[place % 3]),
    ...EXPLAINED,
  }));
  const host = await openWithPictures(server, { questions });
  const phone = await openPlayer(browser, host, 'Anna');
  await showHost(host, page);
  let game = await host.run({ type: 'start' });
  await phone.getByRole('button', { name: 'A Burg Eltz' }).tap();
  await expect(phone.getByRole('button', { name: 'A Burg Eltz', pressed: true })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'A Burg Eltz' }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    1280,
  );
  for (; 'question' in game.scene && game.scene.question; game = await host.move('next')) {
    const { scene } = game;
    await expectShown(page, scene);
    await onEachScreen(page, SCREENS, async (height, screen) => {
      const pictures = page.locator('section').last().locator('li img');
      const heights = () =>
        pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      const least = async () => (Math.min(...(await heights())) / height) * 100;
      await expect.poll(least, { message: `${scene.name} ${screen}` }).toBeGreaterThanOrEqual(12);
      await expectReadable(page, host.code, scene, height, screen);
    });
  }
});
