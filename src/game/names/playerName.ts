import type { ErrorCode } from '../../contract/errors';
import { MAX_NAME_BYTES, MAX_NAME_CHARACTERS } from '../../contract/limits';

type NameError = Extract<ErrorCode, 'name_empty' | 'name_too_long' | 'name_invalid'>;
type CheckedName = { ok: true; name: string } | { ok: false; code: NameError };

/** Splits text into characters as people count them: a letter with its accents is one. */
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * In UTF-16 units, with room for spaces around a name and for decomposed letters. Longer text is refused
 * unread, as reading it would hold up others.
 */
const MOST_UNITS = 3 * MAX_NAME_BYTES;

/** Controls, lone surrogates, private use, line separators, unassigned characters except new emoji. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|\p{Cn}(?<!\p{Extended_Pictographic})/u;
/** Bidirectional overrides, zero-width spaces and tags, which hide or reorder the text around them. */
const FORMAT = /\p{Cf}/u;
/** Format characters that writing needs: joiners in emoji, Indic and Arabic words, and the tags of flags. */
const EMOJI_JOINED =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu;
const WORD_JOINED =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}\p{M}])[\u200c\u200d]/gu;
const FLAG_TAGS = /(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{2,6}\u{e007f}/gu;
/**
 * More accents above or below one letter than any language uses would cover the rows around it. Marks beside
 * their letter (Mc) do not: Burmese writes four and more marks in a row. No letter has eight of any kind.
 */
const COMBINING_FLOOD = /[\p{Mn}\p{Me}]{4}|\p{M}{8}/u;
/** A mark without a letter before it covers whatever comes before the name. */
const LEADING_MARK = /^\p{M}/u;
/**
 * Characters drawn as empty space or as placeholders: Hangul and Khmer fillers, the blank Braille cell, a
 * null note, blank hieroglyphs, object and replacement characters.
 */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0\ufffc\ufffd\u{1d159}\u{13441}\u{13442}]|\u17b4|\u17b5/u;
/**
 * Characters many times as wide or as high as a letter, none of them letters of a living script: long dashes,
 * whole Arabic phrases in one character, Javanese letter ornaments, cuneiform, and enclosing marks (except
 * keycaps).
 */
const MONSTROUS =
  /[\u2e3a\u2e3b\ufd40-\ufd4f\ufdcf\ufdfa\ufdfb\ufdfd-\ufdff\ua9c3-\ua9c5\p{Script=Cuneiform}]|(?!\u20e3)\p{Me}/u;
const WORD = /[\p{L}\p{M}\p{N}\p{DI}]+/gu;
const ALPHABETS = ['Latin', 'Greek', 'Cyrillic'];
const OF_AN_ALPHABET = new RegExp(`[${ALPHABETS.map((each) => `\\p{Script=${each}}`).join('')}]`, 'u');
/** Marks, digits, and the scripts of East Asia, which mix with Latin letters and never look like them. */
const BESIDE = `\\p{M}\\p{N}${['Common', 'Inherited', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo']
  .map((each) => `\\p{Script=${each}}`)
  .join('')}`;
const OF_ONE_ALPHABET = ALPHABETS.map((each) => new RegExp(`^[\\p{Script=${each}}${BESIDE}]+$`, 'u'));
/** No emoji joins more than four, or has two skin tones: a longer chain is drawn as many characters. */
const EMOJI_CHAIN =
  /(?:\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*\u200d){4}|\p{Emoji_Modifier}{2}/u;
/** Each runs in linear time: no part of one can match the same text in two ways. */
const HARMFUL = [LEADING_MARK, BLANK, EMOJI_CHAIN, MONSTROUS, FORBIDDEN, COMBINING_FLOOD];
/** No syllable has more letters, joined or stacked: a longer one is drawn as many characters. */
const MOST_LETTERS_JOINED = 5;
/** Invisible characters; not the tags, which distinguish flags. */
export const INVISIBLE = /(?![\u{e0020}-\u{e007f}])[\u2800\u{1d159}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Decides whether a typed text can appear on the wall as a player's name, and in which form: trimmed, in NFC,
 * with runs of white space as one space. It has 1 to 32 characters as people count them, in 160 bytes at
 * most; no word mixes two alphabets, and nothing hides, reverses or covers its neighbours. The cheapest rules
 * come first: anybody may send names, and nobody should have to wait for a bad one.
 */
export function checkPlayerName(typed: string): CheckedName {
  if (typed.length > MOST_UNITS) return refuse('name_too_long');
  const name = typed
    .trim()
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ');
  if (name === '') return refuse('name_empty');
  if (name.length > MOST_UNITS) return refuse('name_too_long');
  if (HARMFUL.some((harm) => harm.test(name)) || hasStrayFormat(name) || isInvisible(name) || isMixed(name)) {
    return refuse('name_invalid');
  }
  if (new TextEncoder().encode(name).length > MAX_NAME_BYTES) return refuse('name_too_long');
  const code = faultOfCharacters(name);
  return code ? refuse(code) : { ok: true, name };
}

function refuse(code: NameError): CheckedName {
  return { ok: false, code };
}

function isInvisible(name: string): boolean {
  return name.replace(INVISIBLE, '').trim() === '';
}

/** A word with letters of two alphabets can look like a word of one, and so like somebody else's name. */
function isMixed(name: string): boolean {
  const words = name.match(WORD) ?? [];
  return words.some((word) => OF_AN_ALPHABET.test(word) && !OF_ONE_ALPHABET.some((one) => one.test(word)));
}

function hasStrayFormat(name: string): boolean {
  let rest = name;
  for (const needed of [FLAG_TAGS, EMOJI_JOINED, WORD_JOINED]) {
    if (!FORMAT.test(rest)) return false;
    rest = rest.replace(needed, '');
  }
  return FORMAT.test(rest);
}

/** Reads at most one character more than a name may have, however long the text is. */
function faultOfCharacters(name: string): NameError | undefined {
  let count = 0;
  for (const { segment } of characters.segment(name)) {
    count += 1;
    if (count > MAX_NAME_CHARACTERS) return 'name_too_long';
    const isLong = segment.length > MOST_LETTERS_JOINED;
    if (isLong && (segment.match(/\p{L}/gu)?.length ?? 0) > MOST_LETTERS_JOINED) return 'name_invalid';
  }
  return undefined;
}
