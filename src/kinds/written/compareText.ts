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

/** One form of a text, with all that its comparisons need, so that nothing is worked out twice. */
export interface Form {
  /** As foldText returns it. */
  text: string;
  /** Its letters, with ae, oe and ue as one each. */
  letters: string[];
  /** How it can be spelled: with each ä as ae, and with each as a. */
  spellings: string[];
  /** Its numbers, which must be exact. */
  digits: string;
  /** For the less strict comparison of doubtful answers, where ä, ae and a are all a: without spaces, … */
  joined: string;
  /** … its words of one letter, … */
  loneLetters: string;
  /** … and the words that matter. */
  words: string[];
  /** How many typos are forgiven where it is the accepted answer. */
  typos: number;
}

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
const UMLAUTS: Record<string, readonly string[]> = { ä: ['a', 'ae'], ö: ['o', 'oe'], ü: ['u', 'ue'] };

/** The forms of a text, ready to be compared. */
export function formsOf(text: string): Form[] {
  return foldText(text).map(formOf);
}

function formOf(text: string): Form {
  const length = [...text.replaceAll(' ', '')].length;
  const plain = withoutUmlauts(text);
  const words = plain.split(' ');
  return {
    text,
    letters: text.match(/[aou]e|./gsu) ?? [],
    spellings: spellings(text),
    digits: (text.match(/\p{N}+/gu) ?? []).join(' '),
    joined: words.join(''),
    loneLetters: words.filter(isLetter).join(''),
    words: words.filter((word) => isLetter(word) || !COMMON.has(word)),
    typos: TYPOS_FROM.find(([from]) => length >= from)?.[1] ?? 0,
  };
}

function spellings(text: string): string[] {
  const spelled = [1, 0].map((which) => text.replace(/[äöü]/g, (umlaut) => UMLAUTS[umlaut]![which]!));
  return [...new Set(spelled)];
}

function withoutUmlauts(text: string): string {
  return text.replace(/[äöü]|[aou]e/g, (letters) => 'aou'['äöü'.indexOf(letters)] ?? letters[0]!);
}

/** `typo`: different, but close enough to be probably meant. `doubtful`: possibly meant. */
type Likeness = 'same' | 'typo' | 'doubtful' | 'different';

/** Compares an answer with accepted ones; what is most like it counts. Digits must match: Apollo 11 is not 13. */
export function compareForms(given: readonly Form[], accepted: readonly Form[]): Likeness {
  const isAny = (isLike: (typed: Form, right: Form) => boolean): boolean =>
    accepted.some((right) => given.some((typed) => isLike(typed, right)));
  if (isAny(isSame)) return 'same';
  if (isAny(isTypo)) return 'typo';
  return isAny(isDoubtful) ? 'doubtful' : 'different';
}

/** ä matches both ae and a, on either side; but ae does not match a. */
function isSame({ letters }: Form, right: Form): boolean {
  const other = right.letters;
  return letters.length === other.length && letters.every((letter, i) => isSameLetter(letter, other[i]!));
}

function isSameLetter(one: string, other: string): boolean {
  return one === other || !!UMLAUTS[one]?.includes(other) || !!UMLAUTS[other]?.includes(one);
}

function isTypo(typed: Form, right: Form): boolean {
  const { typos } = right;
  if (typos === 0 || typed.digits !== right.digits) return false;
  return typed.spellings.some((one) => right.spellings.some((other) => isWithin(typos, one, other)));
}

/**
 * Whether at most so many letters were added, left out or replaced. Stops at the first letter too many, so that
 * it costs no more than reading both texts a few times, however long and however similar they are.
 */
export function isWithin(most: number, one: string, other: string, oneFrom = 0, otherFrom = 0): boolean {
  if (Math.abs(one.length - oneFrom - (other.length - otherFrom)) > most) return false;
  let [i, j] = [oneFrom, otherFrom];
  while (i < one.length && one[i] === other[j]) {
    i++;
    j++;
  }
  if (i === one.length || j === other.length) return true;
  if (most === 0) return false;
  return (
    isWithin(most - 1, one, other, i + 1, j + 1) ||
    isWithin(most - 1, one, other, i + 1, j) ||
    isWithin(most - 1, one, other, i, j + 1)
  );
}

/**
 * Whether a typed answer that is neither the accepted one nor a typo of it may still be meant: it has some of
 * the words, additional words, initials in place of words, or one letter different. Numbers must be exact.
 */
function isDoubtful(typed: Form, right: Form): boolean {
  if (typed.digits !== right.digits) return false;
  return isOneLetterOff(typed, right) || isPart(typed.words, right.words);
}

/** A word of one letter counts like a number: plan B is not plan A. */
function isOneLetterOff(one: Form, other: Form): boolean {
  const [left, right] = [one.joined, other.joined];
  if (Math.min(left.length, right.length) < FEWEST_LETTERS || Math.abs(left.length - right.length) > 1)
    return false;
  if (one.loneLetters !== other.loneLetters) return false;
  return isWithin(1, left, right) || isSwapped(left, right);
}

/** Whether the texts differ only in two swapped neighbours. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const isMutual = one[at] === other[at + 1] && one[at + 1] === other[at];
  return isMutual && one.slice(at + 2) === other.slice(at + 2);
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
  return Math.min(one.length, other.length) >= LONG_WORD && isWithin(1, one, other);
}

/** Whether the short words are the initials of all the others: JFK, or J F K. */
function isAcronym(short: string[], words: string[]): boolean {
  const isShort = short.length === 1 || short.every(isLetter);
  return isShort && words.length > 1 && short.join('') === initialsOf(words);
}

/** Whether the short words are initials of some of the others, in order: J or JS for Johann Sebastian. */
function haveInitials(short: string[], words: string[]): boolean {
  const isGiven = lengthOf(short) <= words.length && hasLetters(short.join(''), initialsOf(words));
  return isGiven || (short.every(isLetter) && hasLetters(initialsOf(words), short.join('')));
}

function lengthOf(words: string[]): number {
  return words.reduce((sum, { length }) => sum + length, 0);
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
