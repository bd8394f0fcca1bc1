import { distance } from 'fastest-levenshtein';
import { ARTICLES } from './foldText';

/** Words that many answers have. They make no difference, and alone they are no part of an answer. */
const COMMON = new Set([
  ...ARTICLES,
  ...'und oder von vom zu zum zur im in ins am an auf aus bei beim mit für'.split(' '),
  ...'and or of to at on for from with de da di du la le les el'.split(' '),
]);
/** So few letters are too easily another word's. */
const FEWEST_LETTERS = 3;
/** A word of so many letters is the same with one typo. */
const LONG_WORD = 6;

/**
 * Whether a typed answer that is neither the accepted one nor a typo of it may still be meant: it has part of the
 * words, or words more, or initials in place of words, or is one letter off. Numbers must be exact. Both texts are as
 * foldText makes them.
 */
export function isDoubtful(typed: string, right: string): boolean {
  if (digitsOf(typed) !== digitsOf(right)) return false;
  const [one, other] = [withoutUmlauts(typed), withoutUmlauts(right)];
  return isOneLetterOff(one, other) || isPart(wordsOf(one), wordsOf(other));
}

/** The numbers in a text. */
export function digitsOf(text: string): string {
  return (text.match(/\p{N}+/gu) ?? []).join(' ');
}

/** What is doubtful need not be compared as strictly as what is right: here "ae" is "a" too. */
function withoutUmlauts(text: string): string {
  return text.replace(/[äöü]|[aou]e/g, (letters) => 'aou'['äöü'.indexOf(letters)] ?? letters[0]!);
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word.length === 1 || !COMMON.has(word));
}

/** A word of one letter is like a number: plan B is not plan A. */
function isOneLetterOff(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.replaceAll(' ', '')) as [string, string];
  if (Math.min(left.length, right.length) < FEWEST_LETTERS || Math.abs(left.length - right.length) > 1)
    return false;
  const lettersAlone = (text: string): string => text.split(' ').filter(isLetter).join('');
  if (lettersAlone(one) !== lettersAlone(other)) return false;
  return distance(left, right) <= 1 || isSwapped(left, right);
}

/** Whether two neighbours have changed places, and nothing else is different. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}

/** Whether all words of one text are in the other one, in any order; some of them may be there by their initials. */
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

/** Whether the short words are initials of some of the others, in their order: J or JS for Johann Sebastian. */
function haveInitials(short: string[], words: string[]): boolean {
  const [given, initials] = [short.join(''), initialsOf(words)];
  return isWithin(given, initials) || (short.every(isLetter) && isWithin(initials, given));
}

function initialsOf(words: string[]): string {
  return words.map((word) => word[0]).join('');
}

/** Whether a text has all these letters, in their order. */
function isWithin(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at++;
  return at === letters.length;
}

function isLetter(word: string): boolean {
  return word.length === 1;
}
