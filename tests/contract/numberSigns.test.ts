import { expect, test } from 'vitest';
import type { Language } from '../../src/contract/languages';
import { numberSigns } from '../../src/contract/numberSigns';

test.each([
  ['de', ',', '.'],
  ['en', '.', ','],
  ['fr', ',', '\u202f'],
  ['pl', ',', '\u00a0'],
])('in %s %j stands before the decimals and %j between thousands', (language, decimal, group) => {
  expect(numberSigns(language as Language)).toEqual({ decimal, group });
});
