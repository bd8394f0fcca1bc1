import { describe, expect, test } from 'vitest';
import { localeOf, SPOKEN_LANGUAGES } from '../../../src/contract/languages';
import { readHeading } from '../../../src/server/seasons/dates';

test.each([
  ['2025-03-14', '2025-03-14', ''],
  ['2025-03-14 Pub Quiz 3', '2025-03-14', 'Pub Quiz 3'],
  ['14.3.2025', '2025-03-14', ''],
  ['14.03.25', '2025-03-14', ''],
  ['Quiz am 14. 3. 2025', '2025-03-14', 'Quiz am'],
  ['14.3.', '2026-03-14', ''],
  ['24.12.', '2025-12-24', ''],
  ['14/03/2025', '2025-03-14', ''],
  ['3/14/2025', '2025-03-14', ''],
  ['14. März 2025', '2025-03-14', ''],
  ['Mar 14, 2025', '2025-03-14', ''],
  ['1st May 2025', '2025-05-01', ''],
  ['Finale (5. Okt.)', '2026-10-05', 'Finale'],
  ['14 de marzo de 2025', '2025-03-14', ''],
  ['Ronda final, 14 de marzo', '2026-03-14', 'Ronda final'],
  ['1er mai 2025', '2025-05-01', ''],
  ['1º maggio 2025', '2025-05-01', ''],
  ['1.º de maio de 2025', '2025-05-01', ''],
  ['1° mag. 2025', '2025-05-01', ''],
  ['3 paź', '2026-10-03', ''],
  ['12 pazdziernika 2025 r.', '2025-10-12', ''],
  ['5 decembre', '2025-12-05', ''],
  ['14-03-2025', '2025-03-14', ''],
  ['Cafe\u0301 4 aou\u0302t 2025', '2025-08-04', 'Café'],
  [new Date('2025-03-14'), '2025-03-14', ''],
])('%s is an evening of that day', (heading, date, name) => {
  expect(readHeading(heading, '2026-11-23')).toEqual({ date, name });
});

test.each([
  'Quiz 3',
  'KW 12',
  'Marathon 12',
  '30.2.2025',
  'Mai 2025',
  '3.5',
  'Set 3',
  'Mag 7',
  '3 Majestic',
  'Quiz 2 Selec',
  '3-1-10',
  '1/3',
  'Quiz 1/12',

  12,
  '',
  null,
  new Date(NaN),
])('%s names no day', (heading) => {
  expect(readHeading(heading, '2026-11-23').date).toBeUndefined();
});

describe.each(SPOKEN_LANGUAGES)('in %s', (language) => {
  const months = Array.from({ length: 12 }, (_, month) => month);

  test.each(['long', 'medium', 'short'] as const)('every month of a %s date is read', (dateStyle) => {
    const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: 'UTC' });
    const days = months.map((month) => new Date(Date.UTC(2025, month, 23)));
    const read = days.map((day) => readHeading(format.format(day), '2026-11-23'));
    expect(read).toEqual(days.map((day) => ({ date: day.toISOString().slice(0, 10), name: '' })));
  });

  test.each(['long', 'short'] as const)('a %s month without a year is the last such day', (month) => {
    const format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month, timeZone: 'UTC' });
    const read = months.map((at) => readHeading(format.format(Date.UTC(2025, at, 1)), '2025-12-31'));
    expect(read).toEqual(
      months.map((at) => ({ date: `2025-${String(at + 1).padStart(2, '0')}-01`, name: '' })),
    );
  });
});
