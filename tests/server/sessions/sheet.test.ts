import { expect, it } from 'vitest';
import { GameHubPlayMethod } from '../../../src/contract/gameHubs';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { createManualSchedule } from '../../support/manualSchedule';
import { connectPhone, dataFolderWith, PUB_QUIZ, startQuizServer } from '../../support/quizServer';

/** A session in the only question of a round that is revealed at its end, with two phones. */
async function onSheet(quiz: object = { ...PUB_QUIZ, reveal: 'round' }, options = {}) {
  const server = await startQuizServer({
    dataFolder: await dataFolderWith({ 'pub.json': quiz }),
    ...options,
  });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const ben = await TestPhone.join(server, host.session, 'Ben');
  await host.command({ type: 'start' });
  return { server, host, anna, ben };
}

it('whoever is ready knows it, and monitors and hosts learn how many are', async () => {
  const { host, anna, ben } = await onSheet();
  await anna.setReady(true);
  await expect.poll(() => anna.own?.ready).toBe(true);
  await expect.poll(() => host.counted).toMatchObject({ ready: 1, expected: 2 });
  await expect.poll(() => host.hostGame?.players).toMatchObject([{ ready: true }, { ready: false }]);
  expect(ben.own?.ready).toBeUndefined();
  await ben.setReady(true);
  expect((await host.move('close')).scene.name).toBe('closed');
});

it('nobody can be ready before the last question of the round', async () => {
  const questions = [...PUB_QUIZ.questions, ...PUB_QUIZ.questions];
  const { host, anna } = await onSheet({ ...PUB_QUIZ, questions, reveal: 'round' });
  await expect(anna.setReady(true)).rejects.toThrow(/answers_closed$/);
  await host.move('next');
  await anna.setReady(true);
  await expect.poll(() => anna.own?.ready).toBe(true);
});

it('the last call is sent to everybody, and closes the round by itself', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const { host, anna } = await onSheet(undefined, { schedule, clock });
  await host.move('close');
  const called = { name: 'question', lastCallMs: 10_000 };
  await expect.poll(() => anna.game?.scene).toMatchObject(called);
  await expect.poll(() => host.pushed.scene).toMatchObject(called);
  for (let second = 0; second < 10; second++) pass(1_000);
  await expect.poll(() => anna.game?.scene.name).toBe('closed');
});

it('nobody can be ready without a place, outside a round on a sheet, or with something else', async () => {
  const { server, anna } = await onSheet(PUB_QUIZ);
  await expect(anna.setReady(true)).rejects.toThrow(/answers_closed$/);
  const stranger = await connectPhone(server);
  await expect(stranger.invoke(GameHubPlayMethod.SetReady, true)).rejects.toThrow(/not_joined$/);
  await expect(anna.hub.invoke(GameHubPlayMethod.SetReady, 'yes')).rejects.toThrow(/invalid_arguments$/);
});
