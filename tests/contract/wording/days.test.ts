import { expect, test } from 'vitest';
import type { Language } from '../../../src/contract/languages';
import { dayFormat, shortDay } from '../../../src/contract/wording/days';

const MAY_FIRST = new Date(2026, 4, 1, 12);
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;

test.each<[Language, string]>([
  ['de', '1. Mai 2026'],
  ['en', '1 May 2026'],
  ['fr', '1er mai 2026'],
  ['it', '1º maggio 2026'],
])('the first of a month is written as in %s: %s', (language, written) => {
  expect(dayFormat(language, LONG)(MAY_FIRST)).toBe(written);
});

test('a number is written like a date', () => {
  expect(dayFormat('fr', { dateStyle: 'full' })(MAY_FIRST.valueOf())).toBe('vendredi 1er mai 2026');
});

test('a short day has a numeric month where that is usual, and a year on request', () => {
  expect(shortDay('de')(MAY_FIRST)).toBe('1.5.');
  expect(shortDay('de', 'numeric')(MAY_FIRST)).toBe('1.5.2026');
  expect(shortDay('en')(MAY_FIRST)).toBe('1 May');
  expect(shortDay('fr', 'numeric')(MAY_FIRST)).toBe('1er mai 2026');
});
