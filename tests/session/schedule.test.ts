import { describe, expect, test, vi } from 'vitest';
import { every, GroupCommit, inTurns, StandingClock, Throttle } from '../../src/session/schedule';
import { deferred } from '../support/deferred';
import { createManualSchedule } from '../support/manualSchedule';

function setUp(interval: () => number = () => 50) {
  const time = createManualSchedule();
  const throttle = new Throttle(time.schedule);
  const sent: string[] = [];
  const run = (key: string) => throttle.run(key, interval, () => sent.push(key));
  return { time, throttle, sent, run };
}

test('all calls within an interval run once at its end', () => {
  const { sent, run, time } = setUp();
  for (let i = 0; i < 10; i++) run('A');
  time.pass(49);
  expect(sent).toEqual(['A']);
  time.pass(1);
  expect(sent).toEqual(['A', 'A']);
});

test('at the end of an interval the latest of its actions runs', () => {
  const { sent, throttle, time } = setUp();
  for (const action of ['first', 'second', 'latest']) throttle.run('A', 50, () => sent.push(action));
  time.pass(50);
  expect(sent).toEqual(['first', 'latest']);
});

test('after an interval without calls the next one runs at once again, and no timer is left', () => {
  const { sent, run, time } = setUp();
  run('A');
  time.pass(50);
  expect(time.pending).toBe(0);
  run('A');
  expect(sent).toEqual(['A', 'A']);
});

test('the length of every interval is decided when it begins', () => {
  let interval = 50;
  const { sent, run, time } = setUp(() => interval);
  run('A');
  run('A');
  interval = 200;
  time.pass(50);
  run('A');
  time.pass(199);
  expect(sent).toHaveLength(2);
  time.pass(1);
  expect(sent).toHaveLength(3);
});

test('keys do not wait for each other', () => {
  const { sent, run } = setUp();
  run('A');
  run('B');
  expect(sent).toEqual(['A', 'B']);
});

test('nothing runs after closing', () => {
  const { sent, run, time, throttle } = setUp();
  run('A');
  run('A');
  throttle.close();
  expect(time.pending).toBe(0);
  time.pass(1000);
  expect(sent).toEqual(['A']);
});

describe('a clock that can be paused', () => {
  function setUpClock() {
    const time = createManualSchedule();
    time.pass(1_000);
    return { clock: new StandingClock(time.clock), pass: time.pass };
  }

  test('pauses when told to, and continues from there', () => {
    const { clock, pass } = setUpClock();
    clock.stand(true);
    pass(60_000);
    expect(clock.now()).toBe(1_000);
    clock.stand(false);
    expect(clock.now()).toBe(1_000);
    pass(10);
    expect(clock.now()).toBe(1_010);
  });

  test('can be paused repeatedly, and the pauses add up', () => {
    const { clock, pass } = setUpClock();
    for (let times = 1; times <= 3; times++) {
      clock.stand(true);
      pass(700);
      clock.stand(false);
      pass(10);
    }
    expect(clock.now()).toBe(1_030);
  });

  test('may be told the same twice', () => {
    const { clock, pass } = setUpClock();
    clock.stand(false);
    clock.stand(true);
    pass(100);
    clock.stand(true);
    pass(100);
    clock.stand(false);
    pass(3);
    clock.stand(false);
    expect(clock.now()).toBe(1_003);
  });
});

test('an action is run after each interval until it is stopped, even by itself', () => {
  const time = createManualSchedule();
  let runs = 0;
  const stop = every(
    () => 50 + runs,
    time.schedule,
    () => ++runs === 3 && stop(),
  );
  time.pass(49);
  expect(runs).toBe(0);
  time.pass(1 + 51);
  expect(runs).toBe(2);
  time.pass(1_000);
  expect([runs, time.pending]).toEqual([3, 0]);
});

/** A disk whose flushes finish when the test says so. */
function createDisk() {
  const flushes: { operations: string[]; end: (error?: Error) => void }[] = [];
  const commits = new GroupCommit<string>(async (operations) => {
    const { promise, resolve } = deferred<Error | undefined>();
    flushes.push({ operations, end: resolve });
    const error = await promise;
    if (error) throw error;
  });
  return { commits, flushes };
}

test('what arrives during a flush goes into the next one together, in order', async () => {
  const { commits, flushes } = createDisk();
  const first = commits.add('a');
  const others = Promise.all([commits.add('b'), commits.add('c'), commits.add('d')]);
  flushes[0]!.end();
  await first;
  expect(flushes.map(({ operations }) => operations)).toEqual([['a'], ['b', 'c', 'd']]);
  flushes[1]!.end();
  await others;
});

test('a failed flush fails exactly those who were in it', async () => {
  const { commits, flushes } = createDisk();
  const first = commits.add('a');
  const second = commits.add('b');
  flushes[0]!.end(new Error('disk full'));
  await expect(first).rejects.toThrow('disk full');
  flushes[1]!.end();
  await expect(second).resolves.toBeUndefined();
});

test('it is idle when everything requested is written', async () => {
  const { commits, flushes } = createDisk();
  const order: string[] = [];
  const adding = commits.add('a').then(() => order.push('written'));
  const idle = commits.idle().then(() => order.push('idle'));
  flushes[0]!.end();
  await Promise.all([adding, idle]);
  expect(order).toEqual(['written', 'idle']);
});

test('a long piece of work lets others go on in between, and takes all bits in order', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 15));
  const done: unknown[] = [];
  setImmediate(() => done.push('another'));
  await inTurns([1, 2, 3, 4], (bit) => done.push(bit));
  expect(done).toEqual([1, 2, 'another', 3, 4]);
});
