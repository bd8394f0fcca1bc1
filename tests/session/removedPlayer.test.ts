import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startHost, TestPhone } from '../support/gameOnHubs';
import { wordsIn } from '../support/levelFiles';
import { namesIn, restart } from '../support/quizServer';
import { idOf } from '../support/team';

const word = () => `w${randomBytes(6).toString('hex')}`;

/** A game in which a player of a made-up name has given a made-up answer, which the host has marked. */
async function answered() {
  const quiz = { quizName: 'Pub', questions: [{ question: 'Who?', acceptedAnswers: ['Anna'] }] };
  const { server, host } = await startHost({ quiz });
  const [name, first, last] = [word(), word(), word()];
  const phone = await TestPhone.join(server, host.session, name);
  const ben = await TestPhone.join(server, host.session, 'Ben');
  await host.command({ type: 'start' });
  for (const answer of [first, last]) await phone.submit('q1', answer);
  await ben.submit('q1', 'Ben');
  await host.goTo('closed');
  await host.command({ type: 'mark', questionId: 'q1', answer: last, correct: true });
  const remove = async () => host.command({ type: 'remove', playerId: await idOf(host, name) });
  return { server, host, name, words: [name, first, last], remove };
}

test('of a removed player neither the name nor an answer is in any file soon afterwards', async () => {
  const { server, host, words, remove } = await answered();
  expect(await wordsIn(server.dataFolder, words)).toEqual(words);
  await remove();
  await expect.poll(() => wordsIn(server.dataFolder, words), { timeout: 10_000 }).toEqual([]);
  expect(await namesIn(server, host.session)).toEqual(['Ben']);
});

test('the name stays out all the same, however it is spelt, and nobody can be renamed to it', async () => {
  const { server, host, name, remove } = await answered();
  await remove();
  const rename = { type: 'rename' as const, playerId: await idOf(host, 'Ben'), name };
  await expect(host.command(rename)).rejects.toThrow(/command_refused$/);
  const again = await restart(server);
  await expect(TestPhone.join(again, host.session, name.toUpperCase())).rejects.toThrow(/name_taken$/);
  await expect(TestPhone.join(again, host.session, `${name}s`)).resolves.toBeDefined();
});
