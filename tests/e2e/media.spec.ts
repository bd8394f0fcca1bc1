import type { Page } from '@playwright/test';
import { writeMedia } from '../support/writeMedia';
import { PNG, wav } from '../support/mediaSamples';
import { expect, test } from './fixtures';
import { controlsOf, expectScene, expectShown, openMonitor, openHost, showHost } from './gameFixtures';
import { FITS, measureScene, onEachScreen } from './measureScene';
import { isPaused, openWithMedia, startSound } from './mediaFixtures';

const SCREENS = [
  [1280, 720],
  [1024, 768],
] as const;

const volumeOf = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume);

test('a picture is loaded ahead, and shown as soon as its question is asked', async ({ page, server }) => {
  const host = await openWithMedia(server);
  const preloaded = page.waitForResponse(/\/media\//);
  await showHost(host, page);
  const ahead = await preloaded;
  expect(ahead.status()).toBe(200);
  expect((await fetch(ahead.url())).status).toBe(404);
  await host.run({ type: 'start' });
  const picture = page.getByRole('img', { name: 'Ein Punkt' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(picture).toHaveAttribute('src', ahead.url());
});

test('a sound plays and pauses by key and by command, on every projector', async ({
  page,
  browser,
  server,
}) => {
  const host = await openWithMedia(server);
  await showHost(host, page);
  await page.getByRole('heading', { name: 'Quiz Lobby' }).click();
  const step = await startSound(host);
  await expect(page.getByRole('heading', { level: 1, name: 'Was hört ihr?' })).toBeVisible();
  await expect.poll(() => isPaused(page)).toBe(true);
  await expect(controlsOf(page)).toBeAttached();
  await page.keyboard.press('w');
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => volumeOf(page)).toBe(0.9);
  const monitor = await openMonitor(browser, server, host.code);
  await expect(monitor.locator('audio')).toBeAttached();
  await expect(controlsOf(monitor)).toBeHidden();
  await host.run({ type: 'media', step, action: 'pause' });
  await expect.poll(() => isPaused(page)).toBe(true);
  await host.run({ type: 'media', step, action: 'replay' });
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.keyboard.press('p');
  await expect.poll(() => isPaused(page)).toBe(true);
});

test('the space bar first plays an unheard sound, which starts the time, and then moves on', async ({
  page,
  server,
}) => {
  await writeMedia(server.dataFolder, 'tone.wav', wav(60));
  const songs = [{ question: 'Wer singt?', acceptedAnswers: ['Elvis'], audio: 'tone.wav', seconds: 600 }];
  const host = await openHost(server, { quizName: 'Musik', questions: songs });
  await host.run({ type: 'start' });
  await showHost(host, page);
  await expect(page.getByText('Die Zeit läuft ab dem Ton')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('10:00');
  await expect(controlsOf(page)).toBeAttached();
  await page.keyboard.press(' ');
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(page.getByRole('timer')).not.toHaveText('10:00');
  await expect(page.getByText('Die Zeit läuft ab dem Ton')).toHaveCount(0);
  await page.keyboard.press(' ');
  await expectScene(page, 'closed', 'Wer singt?');
});

test('nothing scrolls or is cut beside a picture, a film or a sound', async ({ page, server }) => {
  await writeMedia(server.dataFolder, 'dot.png', PNG);
  await writeMedia(server.dataFolder, 'tone.wav', wav(1));
  const words = 'welcher Baum wächst auf feuchten Böden am schnellsten und wird am ältesten '.repeat(4);
  const long = {
    question: words.slice(0, 299),
    answers: Array<string>(6).fill(words.slice(0, 120)),
    correctAnswer: 0,
  };
  const questions = [
    { ...long, image: 'dot.png' },
    { ...long, audio: 'tone.wav' },
    { ...long, image: 'dot.png', audio: 'tone.wav' },
  ];
  const host = await openHost(server, { quizName: 'Lang', seconds: 600, questions });
  await showHost(host, page);
  let game = await host.run({ type: 'start' });
  for (; 'question' in game.scene; game = await host.move('next')) {
    await expectShown(page, game.scene);
    await onEachScreen(page, SCREENS, async (_height, screen) => {
      const message = `${game.scene.name}, ${screen}`;
      await expect.poll(() => measureScene(page, host.code), { message }).toMatchObject(FITS);
    });
  }
});
