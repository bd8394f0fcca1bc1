import { expect, test } from 'vitest';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { dataFolderWith, startQuizServer } from '../../support/quizServer';

const part = (label: string, accepted: string) => ({ label, acceptedAnswers: [accepted] });
const quiz = {
  quizName: 'Songs',
  questions: [{ question: 'What is playing?', parts: [part('Song', 'Waterloo'), part('Band', 'ABBA')] }],
};

async function asking() {
  const server = await startQuizServer({ dataFolder: await dataFolderWith({ 'pub.json': quiz }) });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'start' });
  return { server, host, anna };
}

test('parts are answered one by one, and the stored answer is returned', async () => {
  const { anna } = await asking();
  expect(await anna.submit('q1', ['Waterloo', null])).toEqual({ answer: ['Waterloo', ''] });
  expect(await anna.submit('q1', [null, ' abba '])).toEqual({ answer: ['Waterloo', 'abba'] });
  await expect(anna.submit('q1', ['Waterloo'])).rejects.toThrow(/answer_invalid$/);
  await expect(anna.submit('q1', [null, 'x'.repeat(121)])).rejects.toThrow(/answer_invalid$/);
  expect(await anna.submit('q1', [null, null])).toEqual({ answer: ['Waterloo', 'abba'] });
});

test('an answer of only empty texts withdraws the answer, even after a restart', async () => {
  const { server, host, anna } = await asking();
  await anna.submit('q1', ['Waterloo', 'ABBA']);
  await expect.poll(() => host.hostGame?.players[0]?.answered).toBe(true);
  expect(await anna.submit('q1', ['', null])).toEqual({ answer: ['', 'ABBA'] });
  expect(await anna.submit('q1', ['', ''])).toEqual({ answer: ['', ''] });
  await expect.poll(() => host.hostGame?.players[0]?.answered).toBe(false);
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect((await anna.back(again, host.session)).own?.answers).toEqual({});
});
