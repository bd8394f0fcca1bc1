import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { showHost } from '../e2e/gameFixtures';
import { animatedPng } from './animatedPng';
import {
  answerAll,
  expect,
  expectLobby,
  FOLDER,
  joinByPhone,
  NAMES,
  openEvening,
  QUESTIONS,
  RIGHT_ANSWER,
  settle,
  shoot,
  SIZES,
  test,
} from './fixtures';

const [FIRST] = QUESTIONS as [(typeof QUESTIONS)[number]];
/** Teams that have not answered yet when the picture is taken. */
const LATE = 9;

test('the start page and the workshop', async ({ open }) => {
  const start = await open({ colorScheme: 'dark' });
  await start.goto('/');
  await expect(start.getByRole('button', { name: 'Load a quiz' })).toBeVisible();
  await shoot(start, 'start');
  const workshop = await open();
  await workshop.goto('/quizzes/general-knowledge');
  await workshop.getByRole('button', { name: FIRST.question }).click();
  for (const preview of [workshop.frameLocator('iframe').first(), workshop.frameLocator('iframe').last()])
    await expect(preview.getByText(FIRST.question).first()).toBeVisible();
  // The button now under the mouse is not the one that was pressed.
  await workshop.mouse.move(0, 0);
  await shoot(workshop, 'workshop');
});

test('an evening on the wall, a phone and the remote', async ({ open, server }) => {
  const evening = await openEvening(server, NAMES.length - 1);
  const { host } = evening;
  const wall = await open({ viewport: SIZES.projector, colorScheme: 'dark' });
  await showHost(host, wall);
  const phone = await open({ viewport: SIZES.phone, colorScheme: 'dark' });
  await joinByPhone(phone, host.code, NAMES.at(-1)!);
  await expectLobby(wall, NAMES.length);
  await expect(wall.getByRole('button', { name: 'Start quiz' })).toBeVisible();
  await shoot(wall, 'lobby');

  await wall.setViewportSize(SIZES.laptop);
  const remote = await open({ viewport: SIZES.phone, colorScheme: 'dark' });
  await showHost(host, remote, 'remote');
  await host.run({ type: 'start' });
  await host.goTo('question');
  await answerAll(evening, 0, evening.players.length - LATE);
  await phone.getByRole('button', { name: RIGHT_ANSWER }).click();
  await expect(phone.getByText(/^Saved/)).toBeVisible();
  await expect(remote.getByText(/^31 of 40 /)).toBeVisible();
  await expect(wall.getByText('31 / 40')).toBeVisible();
  await shoot(wall, 'question');
  await shoot(phone, 'phone');
  await shoot(remote, 'remote');
  await answerAll(evening);
  await host.goTo('reveal');
  await expect(wall.getByText(FIRST.explanation!)).toBeVisible();
  await shoot(wall, 'reveal');
  for (let asked = 1; asked < QUESTIONS.length; asked++) {
    await host.goTo('question');
    await answerAll(evening);
  }
  await host.goTo('podium');
  await expect(wall.getByText('10 points')).toBeVisible();
  await shoot(wall, 'podium');
});

/** How much smaller than the screens the moving picture shows them. */
const SCALE = 0.5;
const GAP = 24;

test('the moving picture of an evening: stage and phone', async ({ open, server }) => {
  const evening = await openEvening(server, 11);
  const { host } = evening;
  const stage = await open({ scale: SCALE });
  await stage.goto(`/session/${host.code}/stage`);
  const phone = await open({ viewport: { ...SIZES.phone, height: SIZES.laptop.height }, scale: SCALE });
  // The team that wins plays on a phone.
  await joinByPhone(phone, host.code, 'Tequila Mockingbird');
  const frames: Parameters<typeof animatedPng>[0][number][] = [];
  const take = async (forMs: number) => {
    frames.push({ picture: await sideBySide([stage, phone]), forMs });
  };
  await expectLobby(stage, 12);
  await take(2000);
  await host.run({ type: 'start' });
  await expect(stage.getByRole('heading', { name: 'Around the world' })).toBeVisible();
  await take(1400);
  await host.goTo('question');
  await expect(stage.getByRole('heading', { name: FIRST.question })).toBeVisible();
  await answerAll(evening, 0, 4);
  await expect(stage.getByText('4 / 12')).toBeVisible();
  await expect(phone.getByRole('button', { name: RIGHT_ANSWER })).toBeVisible();
  await take(1600);
  await answerAll(evening, 0, 9);
  await phone.getByRole('button', { name: RIGHT_ANSWER }).click();
  await expect(stage.getByText('10 / 12')).toBeVisible();
  await take(1600);
  await answerAll(evening);
  await host.goTo('reveal');
  await expect(stage.getByText(FIRST.explanation!)).toBeVisible();
  await expect(phone.getByText('Right!')).toBeVisible();
  await take(2600);
  await host.goTo('question');
  await answerAll(evening);
  await phone.getByRole('button', { name: 'Three' }).click();
  const winner = host.hostGame!.players.find(({ name }) => name === 'Tequila Mockingbird')!;
  await host.run({
    type: 'adjust',
    adjustmentId: 'best name',
    playerId: winner.playerId,
    points: 11,
    reason: '',
  });
  await host.goTo('scores');
  await expect(stage.getByRole('heading', { name: 'Scores' })).toBeVisible();
  await take(2200);
  for (let asked = 2; asked < QUESTIONS.length; asked++) {
    await host.goTo('question');
    await answerAll(evening);
  }
  await host.goTo('reveal');
  await host.move('next');
  await expect(phone.getByText('in the top three')).toBeVisible();
  await take(1800);
  for (const [covered, forMs] of [
    [2, 1600],
    [1, 1600],
    [0, 4000],
  ] as const) {
    await host.move('next');
    await expect(stage.locator('.covered-mat')).toHaveCount(covered);
    if (covered === 0) await expect(phone.getByText('You’ve won!')).toBeVisible();
    await take(forMs);
  }
  writeFileSync(`${FOLDER}/evening.png`, animatedPng(frames));
});

/** A picture of these screens beside each other, on white. */
async function sideBySide(screens: readonly Page[]) {
  const pictures: string[] = [];
  for (const screen of screens) {
    await settle(screen);
    pictures.push((await screen.screenshot({ animations: 'allow' })).toString('base64'));
  }
  // Any page can put them together.
  const { pixels, ...size } = await screens[0]!.evaluate(
    async ({ pictures, gap }) => {
      const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const images = await Promise.all(
        pictures.map((picture) => createImageBitmap(new Blob([bytesOf(picture)], { type: 'image/png' }))),
      );
      const width = images.reduce((sum, image) => sum + image.width, gap * (images.length - 1));
      const height = Math.max(...images.map((image) => image.height));
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
      canvas.fillStyle = 'white';
      canvas.fillRect(0, 0, width, height);
      let x = 0;
      for (const image of images) {
        canvas.drawImage(image, x, 0);
        x += image.width + gap;
      }
      const { data } = canvas.getImageData(0, 0, width, height);
      let letters = '';
      for (const byte of data) letters += String.fromCharCode(byte);
      return { width, height, pixels: btoa(letters) };
    },
    { pictures, gap: GAP },
  );
  return { ...size, rgba: Buffer.from(pixels, 'base64') };
}
