import { distance } from 'fastest-levenshtein';

/** German and English articles. They are ignored in front of another word; "Plan A" keeps its A. */
const ARTICLES: ReadonlySet<string> = new Set(
  'der die das den dem des ein eine einen einem einer eines the a an'.split(' '),
);
/** Letters that no accent turns into others, in lower case. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ä',
  œ: 'ö',
  ø: 'ö',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Accents above and below Latin, Greek and Cyrillic letters, except the two dots of ä, ö and ü. */
const ACCENTS = /[\u0300-\u0307\u0309-\u036f]|(?<![aou])\u0308/g;
const PUNCTUATION = /[\p{P}\p{Sk}]/gu;
const PUNCTUATION_IN_NUMBER = /(?<=\d)[\p{P}\p{Sk}](?=\d)/gu;

/**
 * Removes from a text everything that makes no difference in an answer: case, accents, punctuation, articles,
 * double spaces. What remains of ä, ö and ü is compared later. Returns two forms where punctuation is between
 * letters, since "AC/DC" is written "AC DC" and "ACDC"; between digits it stays a gap, since 3.5 is not 35. A
 * text of nothing else is its own form.
 */
export function foldText(text: string): string[] {
  const letters = text
    .replace(/[´`]/g, "'")
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(PUNCTUATION_IN_NUMBER, ' ');
  const forms = [letters.replace(PUNCTUATION, ' '), letters.replace(PUNCTUATION, '')].map(withoutArticles);
  const said = forms.filter((form) => form !== '');
  return said.length ? [...new Set(said)] : [letters.trim()];
}

function withoutArticles(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.filter((word, i) => !ARTICLES.has(word) || i === words.length - 1).join(' ');
}

/** `typo`: different, but close enough to be probably meant. `doubtful`: possibly meant. */
type Likeness = 'same' | 'typo' | 'doubtful' | 'different';

/** The number of typos forgiven, by the least number of letters in the accepted answer, without spaces. */
const TYPOS_FROM: readonly (readonly [letters: number, typos: number])[] = [
  [10, 2],
  [6, 1],
];
/** Words that many answers contain. They are ignored, and do not count as part of an answer. */
const COMMON = new Set([
  ...ARTICLES,
  ...'und oder von vom zu zum zur im in ins am an auf aus bei beim mit für'.split(' '),
  ...'and or of to at on for from with de da di du la le les el'.split(' '),
]);
/** Shorter texts are too easily mistaken for other words. */
const FEWEST_LETTERS = 3;
/** From this many letters on, a word may have one typo. */
const LONG_WORD = 6;

/** Compares an answer with an accepted one, as forms of foldText. Digits must match: Apollo 11 is not 13. */
export function compareForms(given: readonly string[], accepted: readonly string[]): Likeness {
  const pairs = accepted.flatMap((right) => given.map((typed) => [typed, right] as const));
  if (pairs.some(([typed, right]) => isSame(typed, right))) return 'same';
  if (pairs.some(([typed, right]) => isTypo(typed, right))) return 'typo';
  return pairs.some(([typed, right]) => isDoubtful(typed, right)) ? 'doubtful' : 'different';
}

/** ä matches both ae and a, on either side; but ae does not match a. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [lettersOf(one), lettersOf(other)];
  return left.length === right.length && left.every((letter, i) => isSameLetter(letter, right[i]!));
}

const UMLAUTS: Record<string, readonly string[]> = { ä: ['a', 'ae'], ö: ['o', 'oe'], ü: ['u', 'ue'] };

function lettersOf(text: string): string[] {
  return text.match(/[aou]e|./gsu) ?? [];
}

function isSameLetter(one: string, other: string): boolean {
  return one === other || !!UMLAUTS[one]?.includes(other) || !!UMLAUTS[other]?.includes(one);
}

function isTypo(typed: string, right: string): boolean {
  const letters = [...right.replaceAll(' ', '')].length;
  const allowed = TYPOS_FROM.find(([from]) => letters >= from)?.[1] ?? 0;
  if (allowed === 0 || digitsOf(typed) !== digitsOf(right)) return false;
  return spellings(typed).some((one) => spellings(right).some((other) => isWithin(allowed, one, other)));
}

/** Compares lengths first: their difference is the least possible distance, and costs nothing. */
function isWithin(allowed: number, one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
}

/** A text with each ä as ae, and with each as a. */
function spellings(text: string): string[] {
  const spelled = [1, 0].map((which) => text.replace(/[äöü]/g, (umlaut) => UMLAUTS[umlaut]![which]!));
  return [...new Set(spelled)];
}

/**
 * Whether a typed answer that is neither the accepted one nor a typo of it may still be meant: it has some of
 * the words, additional words, initials in place of words, or one letter different. Numbers must be exact.
 * Both texts are forms of foldText.
 */
function isDoubtful(typed: string, right: string): boolean {
  if (digitsOf(typed) !== digitsOf(right)) return false;
  const [one, other] = [withoutUmlauts(typed), withoutUmlauts(right)];
  return isOneLetterOff(one, other) || isPart(wordsOf(one), wordsOf(other));
}

/** The numbers in a text. */
function digitsOf(text: string): string {
  return (text.match(/\p{N}+/gu) ?? []).join(' ');
}

/** A doubtful answer is compared less strictly than a right one: here "ae" matches "a" too. */
function withoutUmlauts(text: string): string {
  return text.replace(/[äöü]|[aou]e/g, (letters) => 'aou'['äöü'.indexOf(letters)] ?? letters[0]!);
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word.length === 1 || !COMMON.has(word));
}

/** A word of one letter counts like a number: plan B is not plan A. */
function isOneLetterOff(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.replaceAll(' ', '')) as [string, string];
  if (Math.min(left.length, right.length) < FEWEST_LETTERS || Math.abs(left.length - right.length) > 1)
    return false;
  const lettersAlone = (text: string): string => text.split(' ').filter(isLetter).join('');
  if (lettersAlone(one) !== lettersAlone(other)) return false;
  return distance(left, right) <= 1 || isSwapped(left, right);
}

/** Whether the texts differ only in two swapped neighbours. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}

/** Whether one text contains all words of the other, in any order, perhaps some only as initials. */
function isPart(typed: string[], right: string[]): boolean {
  const left = [...right];
  let isShared = false;
  const unmatched = typed.filter((word) => {
    const place = left.findIndex((other) => isSameWord(word, other));
    if (place < 0) return true;
    left.splice(place, 1);
    isShared ||= !isLetter(word);
    return false;
  });
  if (!isShared) return isAcronym(unmatched, left) || isAcronym(left, unmatched);
  if (unmatched.length === 0 || left.length === 0) return true;
  return haveInitials(unmatched, left) || haveInitials(left, unmatched);
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const isLong = Math.min(one.length, other.length) >= LONG_WORD;
  return isLong && Math.abs(one.length - other.length) <= 1 && distance(one, other) <= 1;
}

/** Whether the short words are the initials of all the others: JFK, or J F K. */
function isAcronym(short: string[], words: string[]): boolean {
  const isShort = short.length === 1 || short.every(isLetter);
  return isShort && words.length > 1 && short.join('') === initialsOf(words);
}

/** Whether the short words are initials of some of the others, in order: J or JS for Johann Sebastian. */
function haveInitials(short: string[], words: string[]): boolean {
  const [given, initials] = [short.join(''), initialsOf(words)];
  return hasLetters(given, initials) || (short.every(isLetter) && hasLetters(initials, given));
}

function initialsOf(words: string[]): string {
  return words.map((word) => word[0]).join('');
}

/** Whether a text contains all these letters, in order. */
function hasLetters(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at++;
  return at === letters.length;
}

function isLetter(word: string): boolean {
  return word.length === 1;
}
