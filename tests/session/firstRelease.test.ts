import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { MemoryStore, PageGround } from '../../src/demo/ground';

const CODE = 'TBGFD';
/** A session as the first release stores it. The file stays as it is, whatever later versions store. */
const documents = (
  JSON.parse(readFileSync('tests/session/firstRelease.json', 'utf8')) as Record<
    string,
    Record<string, object>
  >
)[CODE]!;

test('a session that the first release stored goes on with everything that was in it', async () => {
  vi.spyOn(Date, 'now').mockReturnValue((documents.session as { createdAt: number }).createdAt);
  const store = new MemoryStore();
  for (const [key, value] of Object.entries(documents)) await store.put(CODE, key, value);
  const logged: string[] = [];
  const ground = new PageGround({ quizzes: [], store, log: (_level, text) => logged.push(text) });
  await ground.restore();
  const session = (await ground.find(CODE))!;
  expect(logged).toEqual([]);
  expect(session.views.participants()).toEqual(['Anna', 'Ben']);
  expect(session.views.describe().game).toMatchObject({ paused: true, scene: { name: 'scores' } });
  const anna = await session.roster.rejoin('token of Anna', 'a');
  expect(session.views.playerOwn(anna.playerId)).toMatchObject({
    answers: { q1: 1, q2: 'Rhine', q3: 8848 },
    results: { q1: { correct: true, points: 2 }, q2: { share: 0.5, points: 1 } },
    joker: 0,
  });
  await expect(session.roster.rejoin('token of Carl', 'c')).rejects.toThrow('player_removed');
  await expect(session.roster.join('Carl', 'another token', 'c')).rejects.toThrow('name_taken');
  await ground.close();
});
