import { expect, test } from 'vitest';
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
  [new Date('2025-03-14'), '2025-03-14', ''],
])('%s is an evening of that day', (heading, date, name) => {
  expect(readHeading(heading, '2026-11-23')).toEqual({ date, name });
});

test.each(['Quiz 3', 'KW 12', 'Marathon 12', '30.2.2025', 'Mai 2025', '3.5', 12, '', null, new Date(NaN)])(
  '%s names no day',
  (heading) => {
    expect(readHeading(heading, '2026-11-23').date).toBeUndefined();
  },
);
