import { expect, test } from 'vitest';
import { registerHost, startHost, TestPhone } from '../support/gameOnHubs';
import { restart } from '../support/quizServer';

const question = { question: 'Which?', answers: ['this', 'that'], correctAnswer: 0 };
const MIXED = {
  quizName: 'Mixed',
  rounds: [
    { title: 'Calm', questions: [question, { ...question, points: 2 }] },
    { title: 'Fast', scoring: 'speed', questions: [question, { ...question, wager: true }] },
  ],
};
const SCALE = { speedRounds: [1], speed: 1000, others: 3 };

test('in the lobby hosts are told what the rounds of a mixed quiz are worth', async () => {
  const { host } = await startHost({ quiz: MIXED });
  await expect.poll(() => host.hostGame?.scale).toEqual(SCALE);
  await host.command({ type: 'scoring', scoring: 'speed' });
  await expect.poll(() => host.hostGame?.scale).toEqual({ ...SCALE, scoring: 'speed' });
  await host.command({ type: 'scoring', scoring: null });
  await expect.poll(() => host.hostGame?.scale).toEqual(SCALE);
  await host.command({ type: 'start' });
  await expect.poll(() => host.hostGame?.scale).toBeUndefined();
  await expect(host.command({ type: 'scoring', scoring: 'points' })).rejects.toThrow(/command_refused$/);
  expect((await host.goTo('round')).scene).toMatchObject({ round: { title: 'Fast' }, speedPoints: 1000 });
});

test('what was chosen scores all rounds, also after a restart', async () => {
  const { server, host } = await startHost({ quiz: MIXED });
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'scoring', scoring: 'points' });
  await host.command({ type: 'start' });
  const fast = await host.goTo('round');
  expect(fast.scene).not.toHaveProperty('speedPoints');
  const again = await restart(server);
  const later = await registerHost(again, host.session);
  const game = await later.goTo('question');
  expect(game.scene).toMatchObject({ question: { questionId: 'q3', points: 1 } });
  const back = await anna.back(again, host.session);
  await back.submit('q3', 0);
  await later.move('close');
  await later.move('next');
  await expect.poll(() => back.own?.results.q3).toMatchObject({ correct: true, points: 1 });
});
