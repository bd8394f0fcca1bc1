import { expect, test } from 'vitest';
import type { Language } from '../../../../src/contract/languages';
import { shownNumbers, typedNumbers } from '../../../../src/host/workshop/draft/numbers';

test.each([
  ['3,5', '3.5'],
  ['3.5', '3.5'],
  ['8.849', '8849'],
  ['1.234.567,5', '1234567.5'],
  ['3,141', '3.141'],
  ['−2,5', '-2.5'],
  ['1,5; 1; 0,5', '1.5; 1; 0.5'],
  ['3, 2, 1', '3; 2; 1'],
  ['3,2,1', '3;2;1'],
  ['about 3', 'about 3'],
])('in German %s is typed for %s', (typed, kept) => {
  expect(typedNumbers(typed, 'de')).toBe(kept);
});

test.each([
  ['3.5', '3.5'],
  ['8,849', '8849'],
  ['1,234,567.5', '1234567.5'],
  ['3.141', '3.141'],
  ['3, 2, 1', '3; 2; 1'],
])('in English %s is typed for %s', (typed, kept) => {
  expect(typedNumbers(typed, 'en')).toBe(kept);
});

test.each([
  ['3,5', '3.5'],
  ['3.141', '3.141'],
  ['8 849', '8849'],
  ['8\u202f849,5', '8849.5'],
  ['3 2 1', '3 2 1'],
  ['1,5; 1', '1.5; 1'],
])('in French %s is typed for %s', (typed, kept) => {
  expect(typedNumbers(typed, 'fr' as Language)).toBe(kept);
});

test('a number is shown the way it is typed', () => {
  expect(shownNumbers('3.141', 'de')).toBe('3,141');
  expect(typedNumbers(shownNumbers('3.141', 'de'), 'de')).toBe('3.141');
  expect(shownNumbers('1.5; 1', 'en')).toBe('1.5; 1');
});
