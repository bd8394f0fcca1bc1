import { expect, it } from 'vitest';
import { Throttle } from '../../src/server/schedule';
import { createManualSchedule } from '../support/manualSchedule';

function setUp(interval: () => number = () => 50) {
  const time = createManualSchedule();
  const throttle = new Throttle(time.schedule);
  const sent: string[] = [];
  const run = (key: string) => throttle.run(key, interval, () => sent.push(key));
  return { time, throttle, sent, run };
}

it('the first action runs at once', () => {
  const { sent, run } = setUp();
  run('A');
  expect(sent).toEqual(['A']);
});

it('all calls within an interval run once at its end', () => {
  const { sent, run, time } = setUp();
  for (let i = 0; i < 10; i++) run('A');
  time.pass(49);
  expect(sent).toEqual(['A']);
  time.pass(1);
  expect(sent).toEqual(['A', 'A']);
});

it('after an interval without calls the next one runs at once again, and no timer is left', () => {
  const { sent, run, time } = setUp();
  run('A');
  time.pass(50);
  expect(time.pending).toBe(0);
  run('A');
  expect(sent).toEqual(['A', 'A']);
});

it('every interval is as long as it says when it begins', () => {
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

it('keys do not wait for each other', () => {
  const { sent, run } = setUp();
  run('A');
  run('B');
  expect(sent).toEqual(['A', 'B']);
});

it('nothing runs after closing', () => {
  const { sent, run, time, throttle } = setUp();
  run('A');
  run('A');
  throttle.close();
  expect(time.pending).toBe(0);
  time.pass(1000);
  expect(sent).toEqual(['A']);
});
