import { expect, test } from 'vitest';
import { resolveOptions } from '../../../src/server/options';
import { Elsewhere } from '../../../src/session/refusal';
import { PretendPhones, rehearsed } from '../../../src/session/rehearsal/pretendPhones';
import { Rehearsals } from '../../../src/session/rehearsal/rehearsals';
import { mediaOf } from '../../support/quizServer';
import { shareSessions } from '../../support/sharedSessions';

test('if processes share a Redis, a rehearsal stays with its process, which stores nothing of it there', async () => {
  const { time, redis, one, other } = await shareSessions();
  const { session } = await one.sessions.open('pub', {
    rehearsed: rehearsed(new PretendPhones(), undefined),
  });
  await session.roster.join('Anna', 'a'.repeat(22), 'here');
  await session.commands.run({ type: 'start' });
  await time.passSlowly(60_000);
  expect(await one.sessions.get(session.code)).toBe(session);
  await expect(other.sessions.get(session.code)).rejects.toBeInstanceOf(Elsewhere);
  expect(Object.keys(await redis.stored(session.code)).filter((key) => !key.startsWith('@'))).toEqual([]);
  one.connection.state = 'lost';
  await time.passSlowly(6_000);
  expect(await other.sessions.find(session.code)).toBeUndefined();
  expect(await redis.stored(session.code)).toEqual({});
});

test('an ended rehearsal leads to its report, and an hour later has left nothing in Redis', async () => {
  const { time, redis, one, other } = await shareSessions();
  const rehearsals = new Rehearsals({
    ...resolveOptions({ dataFolder: '', clientFolder: '' }),
    ...one,
    ...time,
    shared: one.store,
    mediaFolder: mediaOf(''),
    monitors: { groupSize: () => 0 },
  });
  const { session } = await rehearsals.open('pub', { teams: 5 });
  const { code } = session;
  await session.commands.run({ type: 'start' });
  await one.sessions.end(session);
  await time.passSlowly(10_000);
  expect(await one.sessions.find(code)).toBeUndefined();
  await expect(other.sessions.find(code)).rejects.toBeInstanceOf(Elsewhere);
  expect(await (await rehearsals.get(code)).report()).toMatchObject({ quizId: 'pub' });
  await time.passSlowly(60 * 60_000);
  await expect(rehearsals.get(code)).rejects.toThrow(/session_not_found/);
  expect(await redis.stored(code)).toEqual({});
  expect(await other.sessions.find(code)).toBeUndefined();
});
