import { describe, expect, test } from 'vitest';
import { closing, follow, NAME, owned } from '../../support/sharedLeases';

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
