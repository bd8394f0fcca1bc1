import { expect, it } from 'vitest';
import { SPOKEN_LANGUAGES, type Language } from '../../src/contract/languages';
import { numberSigns } from '../../src/contract/numberSigns';

it.each([
  ['de', ',', '.'],
  ['en', '.', ','],
  ['es', ',', '.'],
  ['fr', ',', '\u202f'],
  ['it', ',', '.'],
  ['nl', ',', '.'],
  ['pl', ',', '\u00a0'],
  ['pt', ',', '.'],
])('in %s %j stands before the decimals and %j between thousands', (language, decimal, group) => {
  expect(numberSigns(language as Language)).toEqual({ decimal, group });
});

it('every language that is spoken has both signs', () => {
  for (const language of SPOKEN_LANGUAGES)
    expect(Object.values(numberSigns(language)).every((sign) => sign.length === 1)).toBe(true);
});
