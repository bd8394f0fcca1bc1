import { expect, test } from 'vitest';
import type { Language } from '../../../../src/contract/languages';
import { shownNumbers, typedNumbers } from '../../../../src/host/workshop/draft/numbers';

test.each<[Language, string, string]>([
  ['de', '3,5', '3.5'],
  ['de', '3.5', '3.5'],
  ['de', '8.849', '8849'],
  ['de', '1.234.567,5', '1234567.5'],
  ['de', '3,141', '3.141'],
  ['de', '−2,5', '-2.5'],
  ['de', '1,5; 1; 0,5', '1.5; 1; 0.5'],
  ['de', '3, 2, 1', '3; 2; 1'],
  ['de', '3,2,1', '3;2;1'],
  ['de', 'about 3', 'about 3'],
  ['en', '3.5', '3.5'],
  ['en', '8,849', '8849'],
  ['en', '1,234,567.5', '1234567.5'],
  ['en', '3.141', '3.141'],
  ['en', '3, 2, 1', '3; 2; 1'],
  ['fr', '3,5', '3.5'],
  ['fr', '3.141', '3.141'],
  ['fr', '8 849', '8849'],
  ['fr', '8\u202f849,5', '8849.5'],
  ['fr', '3 2 1', '3 2 1'],
  ['fr', '1,5; 1', '1.5; 1'],
])('in %s %j is typed for %j', (language, typed, kept) => {
  expect(typedNumbers(typed, language)).toBe(kept);
});

test('a number is shown the way it is typed', () => {
  expect(shownNumbers('3.141', 'de')).toBe('3,141');
  expect(typedNumbers(shownNumbers('3.141', 'de'), 'de')).toBe('3.141');
  expect(shownNumbers('1.5; 1', 'en')).toBe('1.5; 1');
});
