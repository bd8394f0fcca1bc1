import { describe, expect, test } from 'vitest';
import { Leases } from '../../../src/server/cluster/leases';
import { RepeatLimit } from '../../../src/server/log';
import { Elsewhere, Refusal } from '../../../src/session/refusal';
import { SharedRedis } from '../../support/sharedRedis';

const HOUR_MS = 60 * 60_000;
const NAME = 'BDFGH';
const closing = new Refusal('server_closing');

/** Opens a Redis, and processes that share it. */
async function shareLeases() {
  const { time, redis } = await SharedRedis.open();
  let count = 0;
  const start = ({ version = 1 } = {}) => {
    count += 1;
    const origin = `http://10.0.0.${count}:5000`;
    const connection = redis.connect();
    const [logged, happened]: string[][] = [[], []];
    const { log } = new RepeatLimit((level, text) => logged!.push(`${level} ${text}`), time.schedule);
    const { clock, schedule } = time;
    const leases = new Leases({
      redis: connection.redis,
      internalUrl: origin,
      version,
      clock,
      schedule,
      log,
    });
    leases.start({
      lost: (name) => happened!.push(`lost ${name}`),
      silenceChanged: () => happened!.push(leases.isSilent ? 'silent' : 'answers'),
    });
    const write = (key: string, value: string | undefined) => leases.write(NAME, new Map([[key, value]]));
    return { leases, connection, origin, write, logged: logged!, happened: happened! };
  };
  return { time, redis, start };
}

/** Prepares a process that owns the name and has written to it, and another process. */
async function owned() {
  const { start, ...shared } = await shareLeases();
  const [one, other] = [start(), start()];
  await one.leases.open(NAME);
  await one.write('session', 'first');
  return { ...shared, start, one, other };
}

/** Follows a promise, and returns its outcome as soon as there is one. */
function follow(promise: Promise<unknown>) {
  const seen: { outcome: unknown } = { outcome: 'pending' };
  promise.then(
    () => (seen.outcome = 'done'),
    (error: unknown) => (seen.outcome = error),
  );
  return seen;
}

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
    const { time, redis, one, other } = await owned();
    one.connection.state = 'lost';
    time.pass(6_000);
    await other.leases.claim(NAME);
    one.connection.state = 'well';
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

  test('takes over all the same if that time is damaged', async () => {
    const { redis, one, other } = await owned();
    await one.leases.release(NAME);
    await redis.tamper(NAME, { '@released': 'abc' });
    expect(await other.leases.claim(NAME)).toMatchObject({ releasedMs: undefined });
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

  const lines = older.logged.filter((line) => line.startsWith('warn Session'));
  expect(lines.length).toBeLessThan(30);
  expect([...new Set(lines)]).toEqual([
    `warn Session ${NAME} is stored in version 2, but this server reads version 1: it is left alone`,
  ]);
  expect(await redis.stored(NAME)).toEqual(before);
  expect(await newer.leases.claim(NAME)).toMatchObject({ releasedMs: 3_000 });
});

test('what an older version has stored is taken over, and from then on is left alone by the older one', async () => {
  const { redis, start } = await shareLeases();
  const [older, newer] = [start({ version: 1 }), start({ version: 2 })];
  await older.leases.open(NAME);
  await older.write('session', 'of yesterday');
  await older.leases.release(NAME);
  expect(await newer.leases.claim(NAME)).toMatchObject({ documents: new Map([['session', 'of yesterday']]) });
  await newer.leases.release(NAME);
  await expect(older.leases.claim(NAME)).rejects.toEqual(closing);
  expect(await redis.stored(NAME)).toMatchObject({ '@version': '2' });
});

test('what stores nothing, such as the right to change quizzes, passes between versions', async () => {
  const { start } = await shareLeases();
  const [older, newer] = [start({ version: 1 }), start({ version: 2 })];
  for (const { leases } of [older, newer, older]) {
    expect(await leases.claim('quizzes', true)).toBeDefined();
    await leases.release('quizzes');
  }
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

  test.each(['all of it', 'its lease', '@version'] as const)(
    'is logged if somebody asks for it: %s',
    async (what) => {
      const { redis, one, other } = await owned();
      await one.leases.release(NAME);
      if (what === '@version') await redis.tamper(NAME, { [what]: 'abc' });
      else await redis.damage(NAME, what);
      await expect(other.leases.claim(NAME)).rejects.toEqual(closing);
      expect(other.logged.join()).toContain(`error Session ${NAME} is damaged (${what}): it is left alone`);
    },
  );

  test.each(['abc', '1e30', '-1', ''])(
    'a retention period of %j counts as none, and is logged',
    async (keep) => {
      const { time, redis, one } = await owned();
      await redis.tamper(NAME, { '@keep': keep });
      await one.write('session', 'second');
      await time.passSlowly(6_000);
      expect([await one.leases.holds(NAME), one.happened]).toEqual([true, []]);
      expect(await redis.stored(NAME)).not.toHaveProperty('@keep');
      expect(one.logged.join()).toContain(`error The retention period of session ${NAME} was damaged`);
    },
  );
});

describe('silence', () => {
  test.each(['silent', 'lost', 'full'] as const)(
    'is reported after four seconds, and so is its end (%s)',
    async (state) => {
      const { time, one, other } = await owned();
      await time.passSlowly(1_500);
      one.connection.state = state;
      await time.passSlowly(3_950);
      expect([one.leases.isSilent, one.happened]).toEqual([false, []]);
      await time.passSlowly(50);
      expect([one.leases.isSilent, one.happened]).toEqual([true, ['silent']]);
      expect(one.leases.silentMs).toBe(4_000);
      await time.passSlowly(3_000);
      one.connection.state = 'well';
      await time.passSlowly(500);
      expect([one.leases.isSilent, one.happened]).toEqual([false, ['silent', 'answers']]);
      expect(other.happened).toEqual([]);
      await time.passSlowly(20_000);
      expect(one.happened).toHaveLength(2);
    },
  );

  test('does not occur if Redis answers late, again and again', async () => {
    const { time, one } = await owned();
    for (let times = 0; times < 6; times++) {
      one.connection.state = 'silent';
      await time.passSlowly(2_400);
      one.connection.state = 'well';
      await time.passSlowly(300);
    }
    expect(one.happened).toEqual([]);
  });

  test('makes nobody wait for longer than three seconds', async () => {
    const { time, one } = await owned();
    one.connection.state = 'silent';
    await time.passSlowly(4_000);
    const asked = [one.leases.claim('GGGGG'), one.leases.open('HHHHH'), one.leases.holds(NAME)].map(follow);
    expect(asked.map(({ outcome }) => outcome)).toEqual(Array(3).fill('pending'));
    await time.passSlowly(3_000);
    expect(asked.map(({ outcome }) => outcome)).toEqual(Array(3).fill(closing));
  });
});

describe('a write', () => {
  test.each(['silent', 'lost', 'full'] as const)(
    'waits as long as it takes, and is then stored (%s)',
    async (state) => {
      const { time, redis, one } = await owned();
      one.connection.state = state;
      const write = follow(one.write('game', 'kept'));
      await time.passSlowly(60_000);
      expect(write.outcome).toBe('pending');
      one.connection.state = 'well';
      await time.passSlowly(500);
      expect(write.outcome).toBe('done');
      expect(await redis.stored(NAME)).toMatchObject({ game: 'kept' });
    },
  );

  test('whose answer was lost is acknowledged when it is retried', async () => {
    const { time, redis, one } = await owned();
    one.connection.state = 'unheard';
    const write = follow(one.write('game', 'kept'));
    await time.passSlowly(1_000);
    expect([write.outcome, (await redis.stored(NAME)).game]).toEqual(['pending', 'kept']);
    one.connection.state = 'well';
    await time.passSlowly(500);
    expect(write.outcome).toBe('done');
  });

  test('that arrives after a later one changes nothing', async () => {
    const { time, redis, one } = await owned();
    one.connection.state = 'late';
    const first = follow(one.write('game', 'older'));
    await time.passSlowly(50);
    one.connection.state = 'well';
    await time.passSlowly(500);
    await one.write('game', 'newer');
    await one.connection.deliver();
    expect([first.outcome, (await redis.stored(NAME)).game]).toEqual(['done', 'newer']);
  });

  test('that arrives after the name was taken again changes nothing, whoever took it', async () => {
    const { time, redis, one } = await owned();
    one.connection.state = 'late';
    const late = follow(one.write('game', 'older'));
    await time.passSlowly(50);
    one.connection.state = 'lost';
    await time.passSlowly(6_000);
    one.connection.state = 'well';
    await one.leases.claim(NAME);
    await one.write('game', 'newer');
    await one.connection.deliver();
    await time.passSlowly(500);
    expect([late.outcome, (await redis.stored(NAME)).game]).toEqual([closing, 'newer']);
    expect(one.happened).not.toContain(`lost ${NAME}`);
  });

  test('to a name that is not owned is refused at once', async () => {
    const { other } = await owned();
    expect(() => other.write('game', '')).toThrow(closing);
  });
});

test('a process that ends renews nothing, and waits for nothing', async () => {
  const { time, one, other } = await owned();
  one.connection.state = 'lost';
  const write = follow(one.write('game', 'lost'));
  one.leases.close();
  await time.passSlowly(500);
  expect(write.outcome).toEqual(closing);
  expect(time.pending).toBe(2);
  other.leases.close();
  expect(time.pending).toBe(0);
  one.connection.state = 'well';
  await expect(one.leases.claim('GGGGG')).rejects.toEqual(closing);
});
