import { expect, test } from 'vitest';
import { Elsewhere } from '../../../src/server/refusal';
import { PretendPhones, rehearsed } from '../../../src/server/rehearsal/pretendPhones';
import { shareSessions } from '../../support/sharedSessions';

test('where processes share a Redis a rehearsal stays with its own, which stores nothing of it there', async () => {
  const { time, redis, one, other } = await shareSessions();
  const { session } = await one.sessions.open('pub', rehearsed(new PretendPhones(), undefined));
  await session.players.join('Anna', 'a'.repeat(22), 'here');
  await session.command({ type: 'start' });
  await time.passSlowly(60_000);
  expect(await one.sessions.get(session.code)).toBe(session);
  await expect(other.sessions.get(session.code)).rejects.toBeInstanceOf(Elsewhere);
  expect(Object.keys(redis.stored(session.code)).filter((key) => !key.startsWith('@'))).toEqual([]);
  one.connection.state = 'lost';
  await time.passSlowly(6_000);
  expect(await other.sessions.find(session.code)).toBeUndefined();
  expect(redis.stored(session.code)).toEqual({});
});

test('a rehearsal that a process ends leaves nothing in Redis', async () => {
  const { redis, one } = await shareSessions();
  const { session } = await one.sessions.open('pub', rehearsed(new PretendPhones(), undefined));
  await session.command({ type: 'start' });
  await one.sessions.end(session);
  expect(redis.stored(session.code)).toEqual({});
  expect(await one.sessions.find(session.code)).toBeUndefined();
});
