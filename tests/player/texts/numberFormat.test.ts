import { expect, test } from 'vitest';
import { SPOKEN_LANGUAGES, type Language } from '../../../src/contract/languages';
import { parseNumber } from '../../../src/contract/typedAnswer';
import { withOtherSign } from '../../../src/kinds/number/phone';
import { numberFormat } from '../../../src/player/texts/numberFormat';

test.each([
  ['42', 42, 42],
  ['1,5', 1.5, 1.5],
  ['1.5', 1.5, 1.5],
  ['-3', -3, -3],
  ['−3,25', -3.25, -3.25],
  [' 12 000 ', 12000, 12000],
  ['1.000', 1000, 1],
  ['1,000', 1, 1000],
  ['1.234,5', 1234.5, 1234.5],
  ['1,234.5', 1234.5, 1234.5],
  ['1.000.000', 1e6, 1e6],
  ['0.125', 0.125, 0.125],
  [',5', 0.5, 0.5],
  ['', undefined, undefined],
  ['-', undefined, undefined],
  ['1.2.3', undefined, undefined],
  ['12 km', undefined, undefined],
  ['1e9', undefined, undefined],
])('reads %j as %j in German and %j in English', (typed, german, english) => {
  expect([parseNumber(typed, 'de'), parseNumber(typed, 'en')]).toEqual([german, english]);
});

test.each([
  ['1.000', 1],
  ['3.141', 3.141],
  ['12\u202f000,5', 12000.5],
  ['1.000.000', 1e6],
  ['1.234,5', 1234.5],
])('a point is no sign between thousands in French and Polish, where spaces are: %j', (typed, value) => {
  for (const language of ['fr', 'pl'] as string[] as Language[])
    expect(parseNumber(typed, language)).toBe(value);
});

test.each([1984, 384400, 1.5, -2.25, 1234.567, 0, 1.234])('reads %d as it writes it', (value) => {
  for (const language of SPOKEN_LANGUAGES)
    expect(parseNumber(numberFormat(language)(value), language)).toBe(value);
});

test('writes half points as the language does', () => {
  expect([numberFormat('de')(1.5), numberFormat('en')(1.5)]).toEqual(['1,5', '1.5']);
});

test('changes the sign there and back', () => {
  expect(['5', '-5', '', '+5'].map(withOtherSign)).toEqual(['-5', '5', '-', '-5']);
});
