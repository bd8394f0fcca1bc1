import { describe, expect, test, vi } from 'vitest';
import { isSameName, nameKey } from '../../src/game/names/nameKeys';
import { checkPlayerName } from '../../src/game/names/playerName';
import { fc } from '../support/property';

/** Letters that matter here, in any mixture, and any text at all. */
const TELLING = [...'aA1Iiİıſßσςé ñ́̇͏‌‍‮​⁦﻿ㅤ⠀🏴👩🏽❤️⃣дДΆкक़्ာשָּ', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇩🇪', '\ud83d', '\u0000'];
const someText = fc.oneof(
  fc.array(fc.constantFrom(...TELLING), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const countCharacters = (text: string): number => [...graphemes.segment(text)].length;

const codeOf = (typed: string): string | undefined => {
  const checked = checkPlayerName(typed);
  return checked.ok ? undefined : checked.code;
};

describe('a player name', () => {
  test.each([
    ['letters', 'W', 32],
    ['letters with marks', 'e\u0323\u0302', 32],
    ['emoji', '🍕', 32],
    ['syllables of five letters', 'र्त्स्न्य', 5],
    ['families', '👨‍👩‍👧‍👦', 6],
    ['flags of letters', '🇩🇪', 20],
    ['flags of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 5],
    ['kisses with skin tones', '🧑🏻‍❤️‍💋‍🧑🏼', 4],
  ])('may contain %s up to 32 characters and 160 bytes: %j, %i times', (_what, character, most) => {
    expect(codeOf(character.repeat(most))).toBeUndefined();
    expect(codeOf(character.repeat(most + 1))).toBe('name_too_long');
  });

  test.each(['a', 'e\u0323\u0302', '🇩🇪', '👨‍👩‍👧‍👦', '\u1100', 'क्', '\u0301'])(
    'of so many %j that it is far too long is refused unread',
    (part) => {
      const normalize = vi.spyOn(String.prototype, 'normalize');
      const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
      expect(codeOf(part.repeat(500).slice(0, 481))).toBe('name_too_long');
      expect([normalize, segment].map((each) => each.mock.calls)).toEqual([[], []]);
    },
  );

  test('that is invalid is refused before its characters are counted', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    for (const bad of ['\ue000', '\u202e', '\u3164', '\u0301'.repeat(4)])
      expect(codeOf('x'.repeat(100) + bad + 'x'.repeat(100))).toBe('name_invalid');
    expect(segment).not.toHaveBeenCalled();
  });

  test.each([
    ['Hangul', '\u1100'.repeat(6)],
    ['Devanagari', 'क्'.repeat(6)],
    ['Thai', 'ก' + 'ำ'.repeat(5)],
    ['half-width Katakana', 'ｶ' + 'ﾞ'.repeat(5)],
    ['a skin tone', '👍🏽🏽'],
    ['skin tones alone', '🏻🏼'],
  ])('contains no character that is drawn as many: %s', (_what, character) => {
    expect(countCharacters(character)).toBe(1);
    expect(codeOf(character)).toBe('name_invalid');
  });

  test.each([
    ['spaces inside', 'Anna Lena'],
    ['umlauts and sharp s', 'Jörg Strauß'],
    ['an apostrophe and markup as plain text', `<b>O'Brien</b>`],
    ['Cyrillic', 'Наташа'],
    ['Greek', 'Νίκος Ζωή'],
    ['Armenian', 'Հասմիկ'],
    ['Cherokee', 'ᏍᏏᏉᏯ'],
    ['Georgian', 'ნინო'],
    ['Mongolian Cyrillic', 'Өсөхбаяр Үүрийнтуяа'],
    ['Arabic with a non-joiner', 'علی‌رضا'],
    ['Devanagari with a joiner', 'क्‍ष'],
    ['Hebrew with points', 'שָׁלוֹם'],
    ['Thai', 'สมชาย'],
    ['Thai with a vowel and a tone above', 'ที่รัก'],
    ['Hindi with stacked marks', 'ज़ूँ प्रिया'],
    ['Tamil', 'ஸ்ரீதேவி'],
    ['Burmese with four marks in a row', 'လျှောက်'],
    ['Khmer', 'ស្រីមុំ'],
    ['Tibetan', 'བསྒྲུབས'],
    ['Javanese', 'ꦱꦸꦲꦂꦠ'],
    ['Balinese', 'ᬦ᭄ᬬᭀᬫᬦ᭄'],
    ['a wide Burmese letter', 'ဪ'],
    ['a Burmese vowel above', 'ကီ'],
    ['a wide Tamil vowel', 'ஔவை கௌரி'],
    ['Arabic with a ligature of God', 'عبد ﷲ'],
    ['a hieroglyph', '𓂀'],
    ['Arabic with a doubled, vowelled letter', 'مُحَمَّد'],
    ['Vietnamese with two marks', 'Nguyễn Thị Tuyết'],
    ['Hawaiian with an okina', 'Kaʻiulani'],
    ['a modifier apostrophe', 'Mʼbeki'],
    ['Korean', '김민준'],
    ['Japanese with a chosen form', '葛\u{e0100}城'],
    ['full-width letters', 'ＡＤＡ'],
    ['a Turkish dotless i', 'Işıl'],
    ['a heart drawn as text', '❤︎'],
    ['an alphabet in each word', 'Team Омега Ωμέγα'],
    ['an alphabet on each side of a hyphen', 'π-Rater'],
    ['Latin letters among Japanese ones', 'Tシャツ愛'],
    ['an emoji', 'Team 🍕'],
    ['an emoji with skin tone', '👍🏽'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a kiss with skin tones', '🧑🏻‍❤️‍💋‍🧑🏼'],
    ['a flag of letters', '🇩🇪 🇦🇹'],
    ['a flag of tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['the pirate flag', '🏴‍☠️'],
    ['a keycap', '1️⃣'],
  ])('may contain %s', (_what, name) => {
    expect(checkPlayerName(name)).toEqual({ ok: true, name });
  });

  test('is trimmed, composed and single-spaced', () => {
    expect(checkPlayerName('  Jo\u0308rg \u00a0\u2003 B. ')).toEqual({ ok: true, name: 'Jörg B.' });
  });

  test.each([
    ['', 'name_empty'],
    [' \t\n\u00a0\u3000', 'name_empty'],
    ['\u200b', 'name_invalid'],
    ['\u3164\u2800', 'name_invalid'],
    ['Anna\u3164\u3164B', 'name_invalid'],
    ['Anna\u2800', 'name_invalid'],
    ['\u0301Anna', 'name_invalid'],
    [' \u0301Anna', 'name_invalid'],
    ['က' + 'ာ'.repeat(8), 'name_invalid'],
    ['א\u200fב', 'name_invalid'],
    ['\u061cab', 'name_invalid'],
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
    ['x'.repeat(33), 'name_too_long'],
    ['👨‍👩‍👧‍👦'.repeat(33), 'name_too_long'],
  ])('%j is refused with %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });

  test.each([
    ['an object replacement', '\ufffc'],
    ['a character replacement', '\ufffd'],
    ['a blank hieroglyph', '\u{13441}'],
    ['a two-em dash', '\u2e3a'],
    ['a three-em dash', '\u2e3b'],
    ['a blessing in one sign', '\ufdfd'],
    ['praise in one sign', '\ufdfa'],
    ['a wide cuneiform sign', '\u{1242b}'],
    ['a high cuneiform sign', '\u{12031}'],
    ['a Javanese letter ornament', '\ua9c5'],
    ['a ring of dots around a letter', 'A\u0489'],
    ['a ring of bars around a letter', 'A\ua672'],
  ])('may not contain %s', (_what, sign) => {
    expect(codeOf(sign)).toBe('name_invalid');
    expect(codeOf(`Anna${sign}B`)).toBe('name_invalid');
  });

  test.each(['Аnnа', 'Νina', 'Eνa', 'Јӧrg', 'Hօst', 'Ꮋost', 'Quizαholics', 'Наtаша'])(
    'may not mix alphabets in a word: %s',
    (name) => expect(codeOf(`Team ${name} 3`)).toBe('name_invalid'),
  );

  test('may contain an emoji newer than this computer', () => {
    expect(codeOf('\u{1faff}')).toBeUndefined();
  });

  test('is the same whether typed composed or not', () => {
    for (const name of ['Nguyễn', 'Jörg', 'ज़ूँ', '김민준', 'שָׁלוֹם'])
      expect(checkPlayerName(name.normalize('NFD'))).toEqual(checkPlayerName(name.normalize('NFC')));
  });

  test('is stable: what was accepted is accepted again, unchanged, under the same key', () => {
    fc.assert(
      fc.property(someText, (typed) => {
        const first = checkPlayerName(typed);
        if (!first.ok) return;
        expect(checkPlayerName(first.name)).toEqual(first);
        expect(nameKey(typed)).toBe(nameKey(first.name));
      }),
      { numRuns: 1_000 },
    );
  });

  test('is short, visible and without characters that affect its neighbours, whatever was typed', () => {
    fc.assert(
      fc.property(someText, (typed) => {
        const checked = checkPlayerName(typed);
        if (!checked.ok) return void expect(checked.code).toMatch(/^name_/);
        expect(countCharacters(checked.name)).toBeLessThanOrEqual(32);
        expect(checked.name).not.toMatch(
          /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff]/u,
        );
        expect(checked.name).not.toMatch(/^\s|\s$|\s\s|[\p{Mn}\p{Me}]{4}/u);
        expect(nameKey(checked.name)).not.toBe('');
      }),
      { numRuns: 1_000 },
    );
  });
});

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
    ['❤️', '❤'],
    ['İrem', 'irem'],
    ['Işıl', 'isil'.replace('s', 'ş')],
    ["O'Brien", 'O’Brien'],
    ["M'beki", 'Mʼbeki'],
    ['Anna-Lena', 'Anna‐Lena'],
    ['Anna–Lena', 'Anna-Lena'],
    ['ΑΝΝΑΣ', 'αννας'],
    ['Άννα', 'άννα'.normalize('NFD')],
    ['Strauß', 'STRAUSS'],
    ['علی\u200cرضا', 'علیرضا'],
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
    ['Team 1', 'Team I'],
    ['B0b', 'Bob'],
    ['Иван', 'Йван'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['👍🏽', '👍🏿'],
  ])('%j and %j are different', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  test('are the same in upper and lower case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 32 }), (name) => {
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
