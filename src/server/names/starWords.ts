import { BAD_WORDS } from './badWords';
import { foldWord, withoutAccents } from './foldWord';

/** Letters, also in circles, with all that is read as one. A mark of exclamation before a letter is read as an i. */
const WORD = /[\p{L}\p{N}\u24b6-\u24e9@$](?:[\p{L}\p{M}\p{N}\p{DI}\u24b6-\u24e9@$]|!(?=[\p{L}\p{N}]))*/gu;
const DIGITS: Record<string, string> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' },
  ...{ $: 's', '@': 'a', '!': 'i' },
};
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The same names are shown again with every change of a list. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/**
 * A text as everybody may see it: of each word that a word list has, the first letter and a star for every other one.
 * Only whole words count, so that nobody is starred for where they live or what their parents are called.
 */
export function starWords(text: string): string {
  let shown = known.get(text);
  if (shown === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    shown = text.replace(WORD, (word) => (isBad(word) ? star(word) : word));
    known.set(text, shown);
  }
  return shown;
}

/** Digits alone are a number. */
function isBad(word: string): boolean {
  if (!/\p{L}/u.test(word)) return false;
  return readings(word).some((reading) => BAD_WORDS.has(reading));
}

/** With digits and signs read as letters: 1 as i or l, and the two dots of ä as an accent or not. */
function readings(word: string): string[] {
  const plain = [word, withoutAccents(word)].map(foldWord);
  return [...plain, ...plain.map((each) => each.replaceAll('1', 'l'))].map((each) =>
    each.replace(/[013457-8$@!]/g, (sign) => DIGITS[sign] ?? sign),
  );
}

function star(word: string): string {
  const [first, ...others] = [...characters.segment(word)].map(({ segment }) => segment);
  return first + '*'.repeat(others.length);
}
