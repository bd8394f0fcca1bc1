import { expect, test } from 'vitest';
import { Lifetime } from '../../src/session/lifetime';
import type { StoredSession } from '../../src/session/documents';

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;
const YEARS = 30 * 365 * DAY;
const NOW = Date.parse('2026-11-23T12:00:00Z');

/** The point in time that many minutes ago, or in the future if negative. */
const ago = (minutes: number) => NOW - minutes * 60_000;

/** Returns for how many more minutes a session stays in which nobody is. */
function stays(lifetime: Lifetime): number {
  let minutes = 0;
  for (; !lifetime.isOver; minutes++) lifetime.passMinute(false);
  return minutes;
}

test.each([
  ['opened now', { createdAt: NOW }, 12 * HOUR],
  ['opened an hour ago', { createdAt: ago(HOUR) }, 11 * HOUR],
  [
    'that somebody joined an hour ago',
    { createdAt: ago(DAY), players: [{ joinedAt: ago(HOUR) }] },
    11 * HOUR,
  ],
  ['from the day before', { createdAt: ago(DAY) }, HOUR],
  ['from long ago', { createdAt: ago(YEARS) }, HOUR],
  ['from the future', { createdAt: ago(-YEARS) }, 12 * HOUR],
  ['printed five days ago', { createdAt: ago(6 * DAY), printedAt: ago(5 * DAY) }, 2 * DAY],
  ['printed long ago', { createdAt: ago(YEARS), printedAt: ago(YEARS) }, HOUR],
  ['printed in the future', { createdAt: ago(-YEARS), printedAt: ago(-YEARS) }, 7 * DAY],
  ['that has ended an hour ago', { createdAt: ago(DAY), endedAt: ago(HOUR) }, 11 * HOUR],
  ['printed, and ended now', { createdAt: ago(DAY), printedAt: ago(HOUR), endedAt: NOW }, 12 * HOUR],
])('a stored session %s stays for its time after a restart', (_which, stored, minutes) => {
  expect(stays(Lifetime.restore({ players: [], ...stored } as unknown as StoredSession, NOW))).toBe(minutes);
});

test.each<[string, (lifetime: Lifetime) => void, number]>([
  ['nobody needs', () => undefined, HOUR],
  ['somebody joins', (lifetime) => lifetime.touch(), 12 * HOUR],
  ['somebody is in', (lifetime) => lifetime.passMinute(true), 12 * HOUR],
  ['is printed', (lifetime) => lifetime.print(), 7 * DAY],
  ['has ended', (lifetime) => lifetime.end(), 12 * HOUR],
])('after eleven hours, a session that %s stays for its time', (_which, happens, minutes) => {
  const lifetime = new Lifetime();
  for (let minute = 0; minute < 11 * HOUR; minute++) lifetime.passMinute(false);
  happens(lifetime);
  expect(stays(lifetime)).toBe(minutes);
});

test('sheets printed again keep a session for as long again, and its end forgets them', () => {
  const lifetime = new Lifetime();
  lifetime.print();
  for (let minute = 0; minute < 6 * DAY; minute++) lifetime.passMinute(false);
  lifetime.print();
  for (let minute = 0; minute < 6 * DAY; minute++) lifetime.passMinute(false);
  expect([lifetime.isPrinted, lifetime.isOver]).toEqual([true, false]);
  lifetime.end();
  expect([lifetime.isPrinted, stays(lifetime)]).toEqual([false, 12 * HOUR]);
});
