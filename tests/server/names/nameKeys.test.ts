import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOOKALIKES } from '../../../src/server/names/lookalikes';
import { nameKeys } from '../../../src/server/names/nameKeys';
import { someText } from './someText';

const areAlike = (one: string, other: string): boolean =>
  nameKeys(one).some((key) => nameKeys(other).includes(key));

/** Any text, and lookalikes among usual letters. */
const someName = fc.oneof(
  someText,
  fc
    .array(fc.constantFrom(...LOOKALIKES.keys(), ...LOOKALIKES.values(), 'Σ', 'ς', 'İ', 'ı', 'ß', '\u0307'))
    .map((all) => all.join('')),
);

describe('two names', () => {
  it.each([
    ['Anna', 'ANNA'],
    ['Anna', 'Аnnа'],
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
    ['Άννα', 'άvva'.normalize('NFD')],
    ['ΑΝΝΑΣ', 'αννας'],
    ['Strauß', 'STRAUSS'],
    ['علی\u200cرضا', 'علیرضا'],
    ['Nina', 'Νina'],
    ['NINA', 'ΝΙΝΑ'],
    ['ΝΙΝΑ', 'νινα'],
    ['Eva', 'Eνa'],
    ['Zoe', 'Ζoe'],
    ['Yusuf', 'Үusuf'],
    ['yusuf', 'үusuf'],
    ['Paul', 'Pɑul'],
    ['Host', 'Hօst'],
    ['Host', 'Ꮋost'],
    ['host', 'ꮋost'],
    ['Host', 'հօst'],
    ['Anna', 'Aɴɴa'],
    ['Anna', 'Aηηa'],
    ['Lisa', 'ꓡіꓢа'],
    ['Strauß', 'Strauβ'],
    ['Strauss', 'Strauβ'],
    ['Bea', 'Βea'],
    ['Əli', 'Әli'],
    ['Jörg', 'Јӧrg'],
    ['Team 3', 'Team З'],
  ])('%j and %j are the same on the wall', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
  });

  it.each([
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
    expect(areAlike(one, other)).toBe(false);
  });

  it('are the same in upper and lower case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (name) => {
        expect(areAlike(name.toUpperCase(), name.toLowerCase())).toBe(true);
      }),
    );
  });
});

it('every lookalike reads as its letter in the middle of a word, whatever its case', () => {
  for (const [like, letter] of LOOKALIKES) {
    expect(areAlike(`Ma${like}x`, `ma${letter}X`), `${like} and ${letter}`).toBe(true);
  }
});

it('no lookalike reads as another', () => {
  for (const letter of LOOKALIKES.values()) expect(LOOKALIKES.has(letter), letter).toBe(false);
});

it('the keys of a key are that key', () => {
  fc.assert(
    fc.property(someName, (name) => {
      const keys = nameKeys(name);
      expect(nameKeys(name.normalize('NFD'))).toEqual(keys);
      expect(nameKeys(keys[0]!)[0]).toBe(keys[0]);
      expect(nameKeys(keys.at(-1)!)).toEqual([keys.at(-1)]);
    }),
    { numRuns: 5_000 },
  );
});
