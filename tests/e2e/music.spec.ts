import type { Page } from '@playwright/test';
import type { SceneName } from '../../src/contract/scene';
import { wav } from '../support/mediaSamples';
import { writeMedia } from '../support/writeMedia';
import { expect, test } from './fixtures';
import { expectScene, type HubHost, openHost, showHost } from './gameFixtures';

/** What a page knows of its music, for `heardOn`. */
interface Tapped {
  /** How loud the music is. */
  level: () => number;
  /** The length of the loop that was started last, in seconds. */
  seconds: number;
}

/** Lets the page's music be measured where it leaves the page. */
function tap(): void {
  const outputs: AnalyserNode[] = [];
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => unknown;
  const { start } = AudioBufferSourceNode.prototype;
  let music: BaseAudioContext | undefined;
  const tapped: Tapped = {
    seconds: 0,
    level: () => {
      // A closed context keeps what it last played.
      const playing = outputs.filter(({ context }) => context === music && context.state !== 'closed');
      return Math.max(0, ...playing.map(levelOf));
    },
  };
  const levelOf = (output: AnalyserNode) => {
    const samples = new Float32Array(output.fftSize);
    output.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
  };
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    if (to[0] instanceof AudioDestinationNode) {
      const output = new AnalyserNode(this.context, { fftSize: 8192 });
      outputs.push(output);
      connect.call(this, output);
    }
    return connect.apply(this, to);
  } as typeof AudioNode.prototype.connect;
  AudioBufferSourceNode.prototype.start = function (...when) {
    music = this.context;
    tapped.seconds = this.buffer?.duration ?? 0;
    return start.apply(this, when);
  };
  Object.assign(window, { tapped });
}

const levelOn = (page: Page) => page.evaluate(() => (window as unknown as { tapped: Tapped }).tapped.level());
const secondsOn = (page: Page) =>
  page.evaluate(() => Math.round((window as unknown as { tapped: Tapped }).tapped.seconds));

const expectMusic = (page: Page) => expect.poll(() => levelOn(page)).toBeGreaterThan(0.005);
const expectSilence = (page: Page) => expect.poll(() => levelOn(page)).toBeLessThan(0.0001);

/** Moves the game on to a scene, and waits until the page shows it. */
async function moveTo(host: HubHost, page: Page, name: SceneName): Promise<void> {
  let game = await host.move('next');
  while (game.scene.name !== name) game = await host.move('next');
  await expectScene(page, name);
}

test('music is off until it is switched on, changes with the scenes, and makes room for a sound', async ({
  page,
  server,
}) => {
  await writeMedia(server.dataFolder, 'tone.wav', wav(60));
  const questions = [
    { question: 'Who knows?', acceptedAnswers: ['Ada'] },
    { question: 'Who sings?', acceptedAnswers: ['Ada'], audio: 'tone.wav' },
  ];
  const rounds = [{ title: 'Singers', questions }];
  const host = await openHost(server, { quizName: 'Songs', seconds: 600, rounds });
  await page.addInitScript(tap);
  const parts: string[] = [];
  page.on('request', (request) => parts.push(request.url()));
  await showHost(host, page);
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('tab', { name: 'Design' }).click();
  expect(parts.filter((url) => url.includes('OwnMusic'))).toEqual([]);
  await page.getByRole('switch', { name: 'Eigene Musik von Quiz Night' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expectMusic(page);
  const lobby = await secondsOn(page);
  await host.run({ type: 'start' });
  await expectSilence(page);
  await moveTo(host, page, 'question');
  await expectMusic(page);
  expect(await secondsOn(page)).not.toBe(lobby);
  await page.keyboard.press('p');
  await expectSilence(page);
  await page.keyboard.press('p');
  await expectMusic(page);
  await moveTo(host, page, 'reveal');
  await expectSilence(page);
  await moveTo(host, page, 'question');
  await page.keyboard.press(' ');
  const audio = page.locator('audio');
  await expect.poll(() => audio.evaluate(({ paused }: HTMLAudioElement) => paused)).toBe(false);
  expect(await levelOn(page)).toBeLessThan(0.0001);
  await host.run({ type: 'startBreak', minutes: 5 });
  await expectScene(page, 'break');
  await expectMusic(page);
  await page.keyboard.press('u');
  await expectSilence(page);
});

test('the stage plays it instead of the laptop, whose key turns it off there', async ({ page, server }) => {
  const host = await openHost(server);
  await page.context().addInitScript(tap);
  await page.context().addInitScript(() => {
    if (localStorage.getItem('quiz-night.music') === null) localStorage.setItem('quiz-night.music', 'on');
  });
  await showHost(host, page);
  await page.getByRole('heading', { name: 'Quiz Lobby' }).click();
  await expectMusic(page);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Bühne öffnen' }).click();
  const stage = await opening;
  // The browser lets a page play only after a gesture, which the click on another page is not.
  await stage.getByRole('heading', { name: 'Quiz Lobby' }).click();
  await expectMusic(stage);
  await expectSilence(page);
  await page.keyboard.press('u');
  await expectSilence(stage);
});
