import { expect, test } from 'vitest';
import { startGame } from '../../support/gameOnHubs';
import { restart } from '../../support/quizServer';

const part = (label: string, accepted: string) => ({ label, acceptedAnswers: [accepted] });
const quiz = {
  quizName: 'Songs',
  questions: [{ question: 'What is playing?', parts: [part('Song', 'Waterloo'), part('Band', 'ABBA')] }],
};

test('an answer of only empty texts withdraws the answer, even after a restart', async () => {
  const { server, host, anna } = await startGame({ quiz });
  await anna.submit('q1', ['Waterloo', 'ABBA']);
  await expect.poll(() => host.hostGame?.players[0]?.answered).toBe(true);
  expect(await anna.submit('q1', ['', null])).toEqual({ answer: ['', 'ABBA'] });
  expect(await anna.submit('q1', ['', ''])).toEqual({ answer: ['', ''] });
  await expect.poll(() => host.hostGame?.players[0]?.answered).toBe(false);
  const again = await restart(server);
  expect((await anna.back(again, host.session)).own?.answers).toEqual({});
});
