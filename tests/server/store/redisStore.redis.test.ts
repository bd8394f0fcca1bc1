import { describe, expect, test } from 'vitest';
import { Leases } from '../../../src/server/cluster/leases';
import { Elsewhere, Refusal } from '../../../src/session/refusal';
import { RedisStore } from '../../../src/server/store/redisStore';
import { storeSession, STORE_VERSION } from '../../../src/session/documents';
import { storePlayer } from '../../support/storeAround';
import { SharedRedis } from '../../support/sharedRedis';

const CODE = 'BDFGH';
const HOUR_MS = 60 * 60_000;
const closing = new Refusal('server_closing');
const quiz = { quizId: 'pub', quizName: 'Pub Quiz', quizDescription: '' };
const RECORD = { sessionCode: CODE, ...quiz, createdAt: 0, hostKeyHash: 'hash' };
const ANNA = { name: 'Anna', tokenHash: 'anna', order: 1, joinedAt: 0, playerId: 'p1' };

/** A Redis, and a function that starts processes that share it. */
async function setUp() {
  const { time, redis } = await SharedRedis.open();
  let count = 0;
  const start = async () => {
    count += 1;
    const connection = redis.connect();
    const [logged, happened]: string[][] = [[], []];
    const log = (level: string, text: string) => void logged!.push(`${level} ${text}`);
    const { clock, schedule } = time;
    const internalUrl = `http://10.0.0.${count}:5000`;
    const parts = { redis: connection.redis, internalUrl, version: STORE_VERSION, clock, schedule, log };
    const store = new RedisStore(new Leases(parts), log);
    const found = await store.open({
      noticeChanged: () => happened!.push(`notice ${store.notice}`),
      sessionLost: (code) => happened!.push(`lost ${code}`),
      sessionsFound: () => happened!.push('found'),
    });
    return { store, connection, found, logged: logged!, happened: happened! };
  };
  return { time, redis, start };
}

/** A process with a session, and another process. */
async function opened() {
  const { start, ...shared } = await setUp();
  const [one, other] = [await start(), await start()];
  await one.store.reserve(CODE);
  await storeSession(one.store, RECORD);
  return { ...shared, one, other };
}

/** Records the outcomes of writes, in order of arrival. */
function outcomesOf(writes: Record<string, Promise<unknown>>): string[] {
  const outcomes: string[] = [];
  for (const [name, write] of Object.entries(writes))
    write.then(
      () => outcomes.push(name),
      (error: unknown) => outcomes.push(`${name}: ${String((error as Error).message)}`),
    );
  return outcomes;
}

describe('a session', () => {
  test('is found unchanged by whoever takes it, and is not read at the start', async () => {
    const { one, other } = await opened();
    await storePlayer(one.store, CODE, ANNA);
    await storePlayer(one.store, CODE, { ...ANNA, name: 'Ben', tokenHash: 'ben', order: 0 });
    await one.store.delete(CODE, 'player/ben');
    await expect(other.store.take(CODE)).rejects.toEqual(new Elsewhere('http://10.0.0.1:5000'));
    await one.store.release(CODE);
    expect(await other.store.take(CODE)).toEqual({ session: { ...RECORD, players: [ANNA] }, goesOn: true });
    expect([one.found, other.found]).toEqual([[], []]);
    expect([await one.store.holds(CODE), await other.store.holds(CODE)]).toEqual([false, true]);
  });

  test('whose sheets were printed is kept for a week without an owner, until it has ended', async () => {
    const { time, redis, one, other } = await opened();
    const printed = { ...RECORD, printedAt: 1 };
    await storeSession(one.store, printed);
    await storePlayer(one.store, CODE, ANNA);
    await time.passSlowly(3_000);
    await one.store.release(CODE);
    time.pass(7 * 24 * HOUR_MS);
    expect(await other.store.take(CODE)).toMatchObject({ session: { ...printed, players: [ANNA] } });
    await storeSession(other.store, { ...printed, endedAt: 2 });
    await other.store.release(CODE);
    expect(await redis.stored(CODE)).not.toHaveProperty('@keep');
    time.pass(14 * HOUR_MS);
    expect(await one.store.take(CODE)).toBeUndefined();
  });

  test.each([
    [0, true],
    [2_000, true],
    [3_000, false],
  ])('that was given back %d ms ago continues: %s', async (ms, goesOn) => {
    const { time, one, other } = await opened();
    await one.store.release(CODE);
    time.pass(ms);
    expect(await other.store.take(CODE)).toMatchObject({ goesOn });
    expect(other.logged.at(-1)).toMatch(/^info .*BDFGH was taken over: its owner gave it back \d+ ms ago$/);
  });

  test('whose owner is gone does not continue by itself', async () => {
    const { time, one, other } = await opened();
    one.connection.state = 'lost';
    time.pass(6_000);
    expect(await other.store.take(CODE)).toMatchObject({ goesOn: false });
    expect(other.logged.at(-1)).toBe(`info Session ${CODE} was taken over: its owner is gone`);
  });

  test('that cannot be read counts as none, and is not withheld from others', async () => {
    const { redis, one, other } = await opened();
    await one.store.release(CODE);
    await redis.tamper(CODE, { session: 'rubbish' });
    for (const { store, logged } of [other, one, other]) {
      expect(await store.take(CODE)).toBeUndefined();
      expect(logged.at(-1)).toMatch(/^error The stored document session of session BDFGH cannot be read/);
    }
    expect(await redis.stored(CODE)).toMatchObject({ session: 'rubbish' });
  });

  test('that is deleted leaves nothing behind, not even writes requested before', async () => {
    const { redis, one, other } = await opened();
    const outcomes = outcomesOf({
      first: one.store.put(CODE, 'game', 1),
      player: one.store.put(CODE, 'player/a', {}),
      end: one.store.deleteSession(CODE),
    });
    await expect.poll(() => outcomes).toEqual(['first', 'player', 'end']);
    expect(await redis.stored(CODE)).toEqual({});
    expect(await other.store.take(CODE)).toBeUndefined();
    expect(await other.store.reserve(CODE)).toBe(true);
  });

  test('that is given back is written first', async () => {
    const { one, other } = await opened();
    const asked = [
      one.store.put(CODE, 'player/a', ANNA),
      one.store.put(CODE, 'player/b', { ...ANNA, name: 'Ben', order: 2 }),
      one.store.release(CODE),
    ];
    await Promise.all(asked);
    const { session } = (await other.store.take(CODE))!;
    expect(session.players.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    await expect(one.store.put(CODE, 'game', 1)).rejects.toEqual(closing);
  });
});

test('Redis is not asked for what cannot be a room code', async () => {
  const { store, connection } = await (await setUp()).start();
  for (const code of ['', 'BDFG', 'BDFGHJ', 'bdfgh', 'AEIOU', 'BDFG ', 'BDFGH\n', '*', '@owner', '../../x'])
    expect(await store.take(code), code).toBeUndefined();
  expect(connection.operations).toBe(0);
});

describe('writes', () => {
  test('that arrive together are one call to Redis', async () => {
    const { redis, one } = await opened();
    const before = one.connection.operations;
    await Promise.all(Array.from({ length: 50 }, (_, i) => one.store.put(CODE, `answer/q1/${i}`, i)));
    expect(one.connection.operations - before).toBe(2);
    expect(Object.keys(await redis.stored(CODE)).filter((key) => key.startsWith('answer/'))).toHaveLength(50);
  });

  test('wait as long as Redis takes, and are then acknowledged in order', async () => {
    const { time, redis, one } = await opened();
    one.connection.state = 'lost';
    const { store } = one;
    const outcomes = outcomesOf({ a: store.put(CODE, 'game', 1), b: store.put(CODE, 'game', 2) });
    await time.passSlowly(10_000);
    const later = outcomesOf({ c: store.delete(CODE, 'game'), d: store.put(CODE, 'game', 3) });
    await time.passSlowly(20_000);
    expect([outcomes, later, (await redis.stored(CODE)).game]).toEqual([[], [], undefined]);
    one.connection.state = 'well';
    await time.passSlowly(500);
    expect([outcomes, later, (await redis.stored(CODE)).game]).toEqual([['a', 'b'], ['c', 'd'], '3']);
  });

  test('that waited for a lost session are not written when it is taken again', async () => {
    const { time, redis, one, other } = await opened();
    // Between two renewals, so that the loss is known before the first write is retried.
    await time.passSlowly(100);
    one.connection.state = 'lost';
    const outcomes = outcomesOf({
      first: one.store.put(CODE, 'game', 'old'),
      second: one.store.put(CODE, 'quiz', 'old'),
    });
    await time.passSlowly(6_000);
    await other.store.take(CODE);
    await other.store.put(CODE, 'game', 'new');
    await other.store.release(CODE);
    one.connection.state = 'well';
    while (one.happened.at(-1) !== 'notice undefined') await time.passSlowly(50);
    expect(one.happened).toContain(`lost ${CODE}`);
    const said = one.logged.filter((line) => line.includes('given up here'));
    expect(said).toEqual([`warn Session ${CODE} now belongs to another process: it was given up here`]);
    expect(outcomes).toEqual([]);
    await one.store.take(CODE);
    await time.passSlowly(500);
    expect(outcomes).toEqual(['first: server_closing', 'second: server_closing']);
    expect(await redis.stored(CODE)).toMatchObject({ game: '"new"' });
    expect(await redis.stored(CODE)).not.toHaveProperty('quiz');
    await one.store.put(CODE, 'game', 'newest');
    expect(await redis.stored(CODE)).toMatchObject({ game: '"newest"' });
  });

  test('are refused from the moment when the process ends', async () => {
    const { redis, one } = await opened();
    expect(await one.store.close()).toBe(true);
    await expect(one.store.put(CODE, 'game', 1)).rejects.toEqual(closing);
    await expect(one.store.deleteSession(CODE)).rejects.toEqual(closing);
    expect(await redis.stored(CODE)).toHaveProperty('session');
    expect(one.store.isReady).toBe(false);
  });
});

test('while Redis is silent hosts are told, and a balancer asks other processes', async () => {
  const { time, one } = await opened();
  expect([one.store.notice, one.store.isReady]).toEqual([undefined, true]);
  one.connection.state = 'silent';
  await time.passSlowly(4_000);
  expect([one.store.notice, one.store.isReady]).toEqual(['store_silent', false]);
  one.connection.state = 'well';
  await time.passSlowly(500);
  expect([one.store.notice, one.store.isReady]).toEqual([undefined, true]);
  expect(one.happened).toEqual(['notice store_silent', 'notice undefined']);
  expect(one.logged.filter((line) => /^(error|info)/.test(line))).toEqual([
    'error Redis is not responding: all games are paused until it responds',
    'info Redis is responding again: games continue',
  ]);
});
