import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlayerName, countCharacters, playerNameKey } from '../../src/contract/playerName';

const codeOf = (typed: string): string | undefined => {
  const checked = checkPlayerName(typed);
  return checked.ok ? undefined : checked.code;
};

describe('a player name', () => {
  it.each([
    ['spaces inside', 'Anna Lena'],
    ['umlauts and sharp s', 'Jörg Strauß'],
    ['an apostrophe and markup as plain text', `<b>O'Brien</b>`],
    ['Cyrillic', 'Наташа'],
    ['Arabic with a non-joiner', 'علی‌رضا'],
    ['Devanagari with a joiner', 'क्‍ष'],
    ['Hebrew with points', 'שָׁלוֹם'],
    ['Thai', 'สมชาย'],
    ['an emoji', 'Team 🍕'],
    ['an emoji with skin tone', '👍🏽'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a kiss with skin tones', '🧑🏻‍❤️‍💋‍🧑🏼'],
    ['a flag of letters', '🇩🇪 🇦🇹'],
    ['a flag of tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['the pirate flag', '🏴‍☠️'],
    ['a keycap', '1️⃣'],
  ])('may hold %s', (_what, name) => {
    expect(checkPlayerName(name)).toEqual({ ok: true, name });
  });

  it('is trimmed, composed and single-spaced', () => {
    expect(checkPlayerName('  Jo\u0308rg \u00a0\u2003 B. ')).toEqual({ ok: true, name: 'Jörg B.' });
  });

  it.each([
    ['', 'name_empty'],
    [' \t\n\u00a0\u3000', 'name_empty'],
    ['\u200b', 'name_invalid'],
    ['\u3164\u2800', 'name_invalid'],
    ['A\u0000B', 'name_invalid'],
    ['A\nB', 'name_invalid'],
    ['A\u2028B', 'name_invalid'],
    ['\u202eannA', 'name_invalid'],
    ['A\u2066B\u2069', 'name_invalid'],
    ['An\u200bna', 'name_invalid'],
    ['An\u00adna', 'name_invalid'],
    ['An\u200dna', 'name_invalid'],
    ['\ud83d', 'name_invalid'],
    ['\ue000', 'name_invalid'],
    ['\uffff', 'name_invalid'],
    ['A\u{e0041}', 'name_invalid'],
    ['Z\u0351\u0352\u0353\u0354\u0355', 'name_invalid'],
    [Array(9).fill('👩').join('\u200d'), 'name_invalid'],
    ['x'.repeat(25), 'name_too_long'],
    ['👨‍👩‍👧‍👦'.repeat(25), 'name_too_long'],
  ])('%j is refused with %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });

  it('counts 24 characters as a person does', () => {
    expect(codeOf('é'.normalize('NFD').repeat(24))).toBeUndefined();
    expect(codeOf('👨‍👩‍👧‍👦'.repeat(24))).toBeUndefined();
    expect(countCharacters('👨‍👩‍👧‍👦🇩🇪é')).toBe(3);
  });

  it('may hold an emoji that is newer than this computer', () => {
    expect(codeOf('\u{1faff}')).toBeUndefined();
  });

  it('is stable: what was accepted is accepted again, unchanged', () => {
    const someName = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(someName, (typed) => {
        const first = checkPlayerName(typed);
        if (!first.ok) return;
        expect(checkPlayerName(first.name)).toEqual(first);
        expect(countCharacters(first.name)).toBeLessThanOrEqual(24);
      }),
      { numRuns: 2000 },
    );
  });

  it('is decided for any text whatever', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const checked = checkPlayerName(typed);
        if (checked.ok) expect(playerNameKey(checked.name)).not.toBe('');
        else expect(checked.code).toMatch(/^name_/);
      }),
      { numRuns: 2000 },
    );
  });
});

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
  ])('%j and %j are the same on the wall', (one, other) => {
    expect(playerNameKey(one)).toBe(playerNameKey(other));
  });

  it.each([
    ['Anna', 'Anne'],
    ['Jorg', 'Jörg'],
    ['Anna B', 'AnnaB'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['👍🏽', '👍🏿'],
    ['Наташа', 'Маша'],
  ])('%j and %j are different', (one, other) => {
    expect(playerNameKey(one)).not.toBe(playerNameKey(other));
  });

  it('have the same key for upper and lower case of anything', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (name) => {
        expect(playerNameKey(name.toUpperCase())).toBe(playerNameKey(name.toLowerCase()));
      }),
    );
  });
});
