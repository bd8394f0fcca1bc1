import { expect, test } from 'vitest';
import { ordinalDay } from '../../../src/contract/wording/fr';
import { readCatalogue, rooms } from '../../../src/server/vite/messages/catalogues';

test.each([
  ['1 mai 2026', '1er mai 2026'],
  ['vendredi 1 mai', 'vendredi 1er mai'],
  ['1 mai 2026, 12:00', '1er mai 2026, 12:00'],
  ['11 mai 2026', '11 mai 2026'],
  ['21 mai 2026', '21 mai 2026'],
  ['01/05/2026', '01/05/2026'],
  ['2 janvier 2021 à 11:01', '2 janvier 2021 à 11:01'],
])('writes %s as %s', (day, written) => {
  expect(ordinalDay(day)).toBe(written);
});

test.each(rooms())('no line of %s breaks before a colon or within quotation marks', (room) => {
  const broken = Object.entries(readCatalogue('fr', room)).filter(([, message]) =>
    / [:;!?»%]|« |\u202f:/.test(message),
  );
  expect(broken).toEqual([]);
});
