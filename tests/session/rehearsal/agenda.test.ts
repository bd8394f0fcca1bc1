import { expect, test } from 'vitest';
import { Agenda } from '../../../src/session/rehearsal/agenda';
import { createManualSchedule } from '../../support/manualSchedule';

function start() {
  const time = createManualSchedule();
  const failures: unknown[] = [];
  const agenda = new Agenda(time, (error) => failures.push(error));
  const done: string[] = [];
  return {
    time,
    agenda,
    done,
    failures,
    add: (ms: number, what: string) => agenda.add(ms, () => done.push(what)),
  };
}

test('while paused nothing runs, and afterwards everything keeps the time that it had left', () => {
  const { time, agenda, add, done } = start();
  add(10, 'a');
  time.pass(5);
  agenda.stand(true);
  time.pass(1_000);
  expect([done, time.pending]).toEqual([[], 0]);
  agenda.stand(false);
  time.pass(4);
  expect(done).toEqual([]);
  time.pass(1);
  expect(done).toEqual(['a']);
});

test('if much is due at once, a few actions run at a time', () => {
  const { time, add, done } = start();
  for (let each = 0; each < 100; each++) add(10, String(each));
  time.pass(10);
  expect(done.length).toBeLessThan(20);
  time.pass(100);
  expect(done.length).toBe(100);
});

test('a failure is reported, and does not stop later actions', () => {
  const { time, agenda, add, done, failures } = start();
  const mistake = new Error('mistake');
  agenda.add(10, () => {
    throw mistake;
  });
  add(10, 'a');
  time.pass(20);
  expect([done, failures]).toEqual([['a'], [mistake]]);
});
