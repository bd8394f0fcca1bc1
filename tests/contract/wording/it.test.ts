import { expect, test } from 'vitest';
import { del, firstDay } from '../../../src/contract/wording/it';

test.each([
  ['1 maggio 2026', '1º maggio 2026'],
  ['venerdì 1 maggio', 'venerdì 1º maggio'],
  ['11 maggio 2026', '11 maggio 2026'],
  ['31 maggio 2026', '31 maggio 2026'],
  ['01/05/2026', '01/05/2026'],
])('writes %s as %s', (day, written) => {
  expect(firstDay(day)).toBe(written);
});

test.each([
  ['8 maggio 2026', 'dell’8 maggio 2026'],
  ['11 maggio 2026', 'dell’11 maggio 2026'],
  ['1º maggio 2026', 'del 1º maggio 2026'],
  ['18 maggio 2026', 'del 18 maggio 2026'],
  ['28 maggio 2026', 'del 28 maggio 2026'],
  ['domenica 3 maggio', 'della domenica 3 maggio'],
  ['lunedì 4 maggio', 'del lunedì 4 maggio'],
])('the article before %s: %s', (day, written) => {
  expect(del(day)).toBe(written);
});
