import { describe, expect, test } from 'vitest';
import { Elsewhere } from '../../../src/server/refusal';
import { closing, follow, NAME, owned, shareLeases, taken } from '../../support/sharedLeases';

const HOUR_MS = 60 * 60_000;

describe('a name', () => {
  test('has one owner, and the others learn who that is', async () => {
    const { one, other } = await owned();
    await expect(other.leases.claim(NAME)).rejects.toEqual(new Elsewhere(one.origin));
    expect([await one.leases.holds(NAME), await other.leases.holds(NAME)]).toEqual([true, false]);
    expect([one.leases.count, other.leases.count]).toEqual([1, 0]);
  });

  test('is kept for as long as its owner lives', async () => {
    const { time, one, other } = await owned();
    for (let times = 0; times < 5; times++) {
      await time.passSlowly(6_000);
      await expect(other.leases.claim(NAME)).rejects.toBeInstanceOf(Elsewhere);
    }
    expect(one.happened).toEqual([]);
  });

  test('cannot be opened if it is taken, or if its owner is gone but it is stored', async () => {
    const { time, one, other } = await owned();
    expect(await other.leases.open(NAME)).toBe(false);
    one.leases.close();
    await time.passSlowly(6_000);
    expect(await other.leases.open(NAME)).toBe(false);
    expect(await other.leases.holds(NAME)).toBe(false);
  });

  test('that nobody writes to is kept for as long as its owner lives', async () => {
    const { time, redis, start } = await shareLeases();
    const [one, other] = [start(), start()];
    await one.leases.open(NAME);
    await time.passSlowly(30_000);
    expect([await one.leases.holds(NAME), one.happened]).toEqual([true, []]);
    one.leases.close();
    await time.passSlowly(6_000);
    expect(await redis.stored(NAME)).toEqual({});
    expect(await other.leases.open(NAME)).toBe(true);
  });

  test('that is not stored is taken only if it may be new', async () => {
    const { start } = await shareLeases();
    const { leases } = start();
    expect(await leases.claim(NAME)).toBeUndefined();
    expect(await leases.holds(NAME)).toBe(false);
    expect(await leases.claim(NAME, true)).toEqual({ documents: new Map(), releasedMs: undefined });
    expect(await leases.holds(NAME)).toBe(true);
  });

  test('is kept for as long as it has an owner, and thirteen hours after the last one', async () => {
    const { time, one, other } = await owned();
    for (let hour = 0; hour < 15; hour++) {
      time.pass(HOUR_MS);
      await time.passSlowly(500);
    }
    one.leases.close();
    time.pass(13 * HOUR_MS - 60_000);
    expect((await other.leases.claim(NAME))?.documents).toEqual(new Map([['session', 'first']]));
    other.leases.close();
    time.pass(14 * HOUR_MS);
    expect(await one.leases.open(NAME)).toBe(true);
  });
});

describe('the next owner', () => {
  test('takes over when the lease has expired, with everything that was written', async () => {
    const { time, one, other } = await owned();
    await one.write('player/a', '{"name":"Anna"}');
    await one.write('answer/q1/a', '1');
    await one.write('answer/q1/a', undefined);
    one.connection.state = 'lost';
    await time.passSlowly(4_500);
    await expect(other.leases.claim(NAME)).rejects.toBeInstanceOf(Elsewhere);
    await time.passSlowly(1_000);
    expect(await other.leases.claim(NAME)).toEqual({
      documents: new Map([
        ['session', 'first'],
        ['player/a', '{"name":"Anna"}'],
      ]),
      releasedMs: undefined,
    });
  });

  test('alone may write, end and release from then on, and the former one is told once that it has lost the name', async () => {
    const { time, redis, one, other } = await taken();
    await other.write('game', 'new');
    const writes = [one.write('game', 'old'), one.write('session', 'old')].map(follow);
    await time.passSlowly(2_000);
    expect(writes).toEqual([{ outcome: closing }, { outcome: closing }]);
    expect(one.happened.filter((each) => each.startsWith('lost'))).toEqual([`lost ${NAME}`]);
    const before = await redis.stored(NAME);
    expect(before).toMatchObject({ session: 'first', game: 'new' });
    for (const give of ['end', 'release'] as const)
      await expect(one.leases[give](NAME)).rejects.toEqual(closing);
    expect(await redis.stored(NAME)).toEqual(before);
    await expect(one.leases.claim(NAME)).rejects.toEqual(new Elsewhere(other.origin));
  });

  test('is looked for after a process slept, which must not believe that the name is still its own', async () => {
    const { time, one, other } = await owned();
    one.connection.state = 'silent';
    await time.passSlowly(6_000);
    await other.leases.claim(NAME);
    one.connection.state = 'well';
    expect(await one.leases.holds(NAME)).toBe(false);
    expect(one.happened).toEqual(['silent', `lost ${NAME}`, ...one.happened.slice(2)]);
  });

  test('is the former one again if nobody else came', async () => {
    const { time, one, other } = await owned();
    one.connection.state = 'lost';
    await time.passSlowly(20_000);
    one.connection.state = 'well';
    await time.passSlowly(500);
    await one.write('game', 'goes on');
    await expect(other.leases.claim(NAME)).rejects.toEqual(new Elsewhere(one.origin));
    expect(one.happened).toEqual(['silent', 'answers']);
  });

  test('learns how long ago the name was given back, once', async () => {
    const { time, one, other } = await owned();
    await one.leases.release(NAME);
    expect([await one.leases.holds(NAME), one.leases.count]).toEqual([false, 0]);
    time.pass(2_000);
    expect(await other.leases.claim(NAME)).toMatchObject({ releasedMs: 2_000 });
    other.connection.state = 'lost';
    time.pass(6_000);
    expect(await one.leases.claim(NAME)).toMatchObject({ releasedMs: undefined });
  });
});

test('what a newer version has stored is left alone, without filling the log', async () => {
  const { time, redis, start } = await shareLeases();
  const [newer, older] = [start({ version: 2 }), start({ version: 1 })];
  await newer.leases.open(NAME);
  await newer.write('session', 'of tomorrow');
  await newer.leases.release(NAME);
  const before = await redis.stored(NAME);
  for (let times = 0; times < 30; times++) {
    await expect(older.leases.claim(NAME)).rejects.toEqual(closing);
    time.pass(100);
  }

  const lines = older.logged.filter((line) => line.startsWith('warn session'));
  expect(lines.length).toBeLessThan(30);
  expect([...new Set(lines)]).toEqual([
    `warn session ${NAME} is stored in version 2, and this server reads 1: it is left alone`,
  ]);
  expect(await redis.stored(NAME)).toEqual(before);
  expect(await newer.leases.claim(NAME)).toMatchObject({ releasedMs: 3_000 });
});

describe('what is damaged', () => {
  const OTHER = 'CDFGH';

  test('affects nothing else: its owner gives it up, and keeps all others', async () => {
    const { time, redis, one } = await owned();
    await one.leases.open(OTHER);
    await redis.damage(NAME);
    await time.passSlowly(6_000);
    expect(one.happened).toEqual([`lost ${NAME}`]);
    expect([await one.leases.holds(OTHER), one.leases.isSilent]).toEqual([true, false]);
  });

  test('is never written', async () => {
    const { redis, one } = await owned();
    await redis.damage(NAME);
    await expect(one.write('session', 'second')).rejects.toEqual(closing);
    expect(one.happened).toEqual([`lost ${NAME}`]);
  });

  test.each(['all of it', '@version'])('is logged if somebody asks for it: %s', async (what) => {
    const { redis, one, other } = await owned();
    await one.leases.release(NAME);
    if (what === 'all of it') await redis.damage(NAME);
    else await redis.tamper(NAME, { [what]: 'abc' });
    await expect(other.leases.claim(NAME)).rejects.toEqual(closing);
    expect(other.logged.join()).toContain(`error session ${NAME} is damaged (${what}): it is left alone`);
  });

  test.each(['abc', '1e30', '-1', ''])(
    'a retention period of %j counts as none, and is logged',
    async (keep) => {
      const { time, redis, one } = await owned();
      await redis.tamper(NAME, { '@keep': keep });
      await one.write('session', 'second');
      await time.passSlowly(6_000);
      expect([await one.leases.holds(NAME), one.happened]).toEqual([true, []]);
      expect(await redis.stored(NAME)).not.toHaveProperty('@keep');
      expect(one.logged.join()).toContain(`error the retention period of session ${NAME} was damaged`);
    },
  );
});
