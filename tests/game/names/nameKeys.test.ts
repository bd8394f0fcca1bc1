import { describe, expect, test } from 'vitest';
import { isSameName, nameKey } from '../../../src/game/names/nameKeys';
import { someText } from './someText';
import { fc } from '../../support/property';

const SPECIAL = ['Σ', 'ς', 'İ', 'ı', 'ß', '’', '–', '\u0307'];

/** Any text, and letters with special case rules. */
const someName = fc.oneof(
  someText,
  fc.array(fc.constantFrom(...SPECIAL)).map((all) => all.join('')),
);

describe('two names', () => {
  test.each([
    ['Anna', 'ANNA'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', 'Anna\ufe0f'],
    ['Anna', 'Anna\u2800'],
    ['Anna B', 'Anna\u00a0B'],
    ['café', 'CAFE\u0301'],
    ['ΣΟΦΙΑ', 'σοφια'],
    ['❤️', '❤'],
    ['İrem', 'irem'],
    ['Işıl', 'isil'.replace('s', 'ş')],
    ['ＡＤＡ', 'ada'],
    ["O'Brien", 'O’Brien'],
    ["M'beki", 'Mʼbeki'],
    ['Anna-Lena', 'Anna‐Lena'],
    ['Anna–Lena', 'Anna-Lena'],
    ['ΑΝΝΑΣ', 'αννας'],
    ['Άννα', 'άννα'.normalize('NFD')],
    ['Strauß', 'STRAUSS'],
    ['علی\u200cرضا', 'علیرضا'],
    ['ΝΙΝΑ', 'νινα'],
  ])('%j and %j are the same on the wall', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  test.each([
    ['Anna', 'Anne'],
    ['Jorg', 'Jörg'],
    ['Anna B', 'AnnaB'],
    ['Neil', 'Nell'],
    ['Nina', 'Vina'],
    ['Rn', 'm'],
    ['Team O', 'Team 0'],
    ['Ηρώ', 'Νέα'],
    ['Сара', 'Сева'],
    ['Հայկ', 'Սայկ'],
    ['Team 1', 'Team I'],
    ['B0b', 'Bob'],
    ['Иван', 'Йван'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['👍🏽', '👍🏿'],
    ['Наташа', 'Маша'],
  ])('%j and %j are different', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  test('are the same in upper and lower case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (name) => {
        expect(isSameName(name.toUpperCase(), name.toLowerCase())).toBe(true);
      }),
    );
  });
});

test('the key of a key is the same key', () => {
  fc.assert(
    fc.property(someName, (name) => {
      const key = nameKey(name);
      expect(nameKey(name.normalize('NFD'))).toBe(key);
      expect(nameKey(key)).toBe(key);
    }),
    { numRuns: 1_000 },
  );
});
