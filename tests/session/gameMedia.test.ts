import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Question } from '../../src/contract/question';
import { choice } from '../support/gameQuizzes';
import { registerHost, startHost, TestPhone } from '../support/gameOnHubs';
import { createManualSchedule } from '../support/manualSchedule';
import { PNG, wav } from '../support/mediaSamples';
import { dataFolderWith, startQuizServer } from '../support/quizServer';
import { writeMedia } from '../support/writeMedia';

const QUIZ = {
  quizName: 'Pub Quiz',
  questions: [
    choice('A', { image: 'cat.png' }),
    choice('B', { image: 'dog.png', audio: 'song.wav' }),
    choice('C'),
  ],
};

/** The host of a game in its lobby; its first picture is there and its second is missing. */
async function openGame(options = {}) {
  const dataFolder = await dataFolderWith({ 'pub.json': QUIZ });
  await writeMedia(dataFolder, 'cat.png', PNG);
  await writeMedia(dataFolder, 'song.wav', wav(1));
  const { server, host } = await startHost({ dataFolder, ...options });
  return { server, host, dataFolder };
}

const questionOf = (scene: unknown) => (scene as { question: Question }).question;

test('a host is told before the question which file is missing, and the game goes on without it', async () => {
  const { host } = await openGame();
  await host.command({ type: 'start' });
  const missing = { questionId: 'q2', kind: 'image', fileName: 'dog.png', fault: 'missing' };
  await expect.poll(() => host.hostGame?.mediaFaults).toEqual([{ ...missing, upcoming: true }]);
  const { scene, media } = await host.goTo('question');
  expect(questionOf(scene)).toMatchObject({ text: 'B', audioUrl: expect.any(String) });
  expect(questionOf(scene).imageUrl).toBeUndefined();
  expect(media).toEqual({ playing: false, replays: 0, volume: 1 });
});

test('a picture added in time is shown, and a removed one is not', async () => {
  const { host, dataFolder } = await openGame();
  await host.command({ type: 'start' });
  await writeMedia(dataFolder, 'dog.png', PNG);
  await host.move('close');
  await expect.poll(() => host.hostGame?.mediaFaults).toBeUndefined();
  await host.goTo('question');
  expect(questionOf(host.pushed.scene).imageUrl).toMatch(/^\/media\//);
  await rm(join(dataFolder, 'quizzes', 'media', 'dog.png'));
  await host.move('close');
  await expect.poll(() => questionOf(host.pushed.scene).imageUrl).toBeUndefined();
});

test('monitors are told at once that it is playing, and phones are not', async () => {
  const { server, host } = await openGame();
  const phone = await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'start' });
  const { step } = await host.goTo('question');
  await expect.poll(() => phone.game?.step).toBe(step);
  await host.command({ type: 'media', step, action: 'play' });
  await host.command({ type: 'volume', level: 0.5 });
  await expect.poll(() => host.pushed.media).toEqual({ playing: true, replays: 0, volume: 0.5 });
  expect(JSON.stringify(phone.game)).not.toContain('volume');
});

test('the time of a question is held until its sound has played, for phones as well, and after a restart', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const { server, host, dataFolder } = await openGame({ schedule, clock });
  await host.command({ type: 'start' });
  await host.goTo('question');
  for (let second = 0; second < 40; second++) pass(1_000);
  expect((await host.read()).scene).toMatchObject({ name: 'question', waiting: true, remainingMs: 30_000 });
  await server.close();
  const again = await startQuizServer({ dataFolder, schedule, clock });
  const hostAgain = await registerHost(again, host.session);
  const phone = await TestPhone.join(again, host.session, 'Anna');
  expect(phone.game?.scene).toMatchObject({ waiting: true, remainingMs: 30_000 });
  await hostAgain.command({ type: 'resume' });
  const { step } = await hostAgain.read();
  await hostAgain.command({ type: 'media', step, action: 'play' });
  pass(1_000);
  await expect.poll(() => phone.game?.scene).not.toHaveProperty('waiting');
});

test('a question whose sound is missing waits for nothing', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const { host, dataFolder } = await openGame({ schedule, clock });
  await rm(join(dataFolder, 'quizzes', 'media', 'song.wav'));
  await host.command({ type: 'start' });
  await host.goTo('question');
  await expect.poll(() => host.pushed.scene).not.toHaveProperty('waiting');
  await expect.poll(async () => (pass(1_000), (await host.read()).scene.name)).toBe('closed');
});
