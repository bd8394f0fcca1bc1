import type { LanguageRules } from '../../reading/languageRules';
import { foldLetters, isPlain, withoutUmlauts } from '../../reading/letters';

/**
 * German and English articles, for texts of which the language is not known. They are ignored in front of another
 * word; "Plan A" keeps its A.
 */
const ARTICLES: ReadonlySet<string> = new Set(
  'der die das den dem des ein eine einen einem einer eines the a an'.split(' '),
);
const PUNCTUATION = /[\p{P}\p{Sk}]/gu;
/** All spaces but the usual one. */
const OTHER_SPACES = /[^\S ]/;
const PUNCTUATION_BETWEEN = /[^\s\p{P}\p{Sk}][\p{P}\p{Sk}]+[^\s\p{P}\p{Sk}]/u;
/** What is typed for an apostrophe. */
const APOSTROPHES = '’‘ʼ´`';
/** The same, Hebrew and Arabic vowel signs, and marks that turn the direction of writing. */
const UNFOLDED = new RegExp(
  `[${APOSTROPHES}\\u0640\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]|` +
    '[\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u064b-\\u0652\\u0670]',
  'g',
);

/**
 * Removes from a text everything that makes no difference in an answer: case, accents, punctuation, articles,
 * double spaces. What remains of ä, ö and ü is compared later. Returns two forms where punctuation is between
 * letters, since "AC/DC" is written "AC DC" and "ACDC"; between digits it stays a gap, since 3.5 is not 35. A
 * text of nothing else is its own form. With the rules of a language, its articles go, also those that are joined to
 * a word, and where it has another way to write the letters, that follows. Texts with the same forms count alike.
 */
export function foldText(text: string, rules?: LanguageRules): string[] {
  return formKeys(formsOf(text, rules));
}

/** The same from the forms of a text. */
export function formKeys(forms: readonly Form[]): string[] {
  return forms.flatMap((form) => (form.use === 'alone' ? [] : [form.text]));
}

function lowerCase(text: string, rules: LanguageRules | undefined): string {
  if (isPlain(text)) return text.replaceAll('`', "'").toLowerCase();
  if (!rules) return text.replace(/[´`]/g, "'").normalize('NFKC').toLowerCase();
  const signs = text.replace(UNFOLDED, (sign) => (APOSTROPHES.includes(sign) ? "'" : ''));
  return signs.normalize('NFKC').toLowerCase();
}

function formsIn(letters: string, rules: LanguageRules | undefined): string[] {
  const articles = rules?.articles ?? ARTICLES;
  const spaced = letters.replace(PUNCTUATION, ' ');
  const form = withoutArticles(spaced, articles);
  const forms = form === '' ? [] : [form];
  if (spaced !== letters && PUNCTUATION_BETWEEN.test(letters)) {
    const joined = withoutArticles(letters.replace(PUNCTUATION, ''), articles);
    if (joined !== '' && joined !== form) forms.push(joined);
  }
  return forms.length ? forms : [letters.trim()];
}

function withoutArticles(text: string, articles: ReadonlySet<string>): string {
  const words = (OTHER_SPACES.test(text) ? text.replace(/\s/g, ' ') : text).trim().split(' ');
  const last = words.length - 1;
  return words.filter((word, i) => i === last || (word !== '' && !articles.has(word))).join(' ');
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
  ...'and or of to at on for from with de da di du la le les el та'.split(' '),
]);
/** Shorter texts are too easily mistaken for other words. */
const FEWEST_LETTERS = 3;
/** From this many letters on, a word may have one typo. */
const LONG_WORD = 6;
const UMLAUTS: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u' };

/**
 * What a form of a text is for, besides being the same as another: only `usual` forms also resemble others, and all but
 * those `alone` make one group of answers where they are the same.
 */
type FormUse = 'usual' | 'exact' | 'alone';

/** A currency in front of its amount, which may have a gap: €10, £ 3 50. */
const CURRENCY_FIRST = /(\p{Sc}) ?(\d+(?: \d+)?)/gu;

/** One form of a text. What its comparisons need is worked out when they first need it. */
export class Form {
  #typos: number | undefined;
  #spellings: string[] | undefined;
  #digits: string | undefined;
  #said: string[] | undefined;
  #parts: { joined: string; loneLetters: string; words: string[] } | undefined;

  constructor(
    readonly text: string,
    readonly use: FormUse = 'usual',
  ) {}

  /** How many typos are forgiven where it is the accepted answer. */
  get typos(): number {
    if (this.#typos === undefined) {
      // Longer texts forgive no more, and no letter has more than two characters.
      const { length } = [...this.text.replaceAll(' ', '').slice(0, 2 * TYPOS_FROM[0]![0])];
      this.#typos = TYPOS_FROM.find(([from]) => length >= from)?.[1] ?? 0;
    }
    return this.#typos;
  }

  /** How it can be spelled: with each ä as ae, and with each as a. */
  get spellings(): string[] {
    return (this.#spellings ??= spellings(this.text));
  }

  /** Its numbers, which must be exact. */
  get digits(): string {
    return (this.#digits ??= (this.text.match(/\p{N}+/gu) ?? []).join(' '));
  }

  /** Its words, with a number and its unit as two; a currency stands after its number. */
  get said(): string[] {
    this.#said ??= this.text.replace(CURRENCY_FIRST, '$2 $1').match(/\d+|[^\d ]+/g) ?? [];
    return this.#said;
  }

  /**
   * For the less strict comparison of doubtful answers, where ä, ae and a are all a: without spaces, its words of one
   * letter, and the words that matter.
   */
  get parts(): { joined: string; loneLetters: string; words: string[] } {
    if (!this.#parts) {
      const words = withoutUmlauts(this.text).split(' ');
      this.#parts = {
        joined: words.join(''),
        loneLetters: words.filter(isLetter).join(''),
        words: words.filter((word) => isLetter(word) || !COMMON.has(word)),
      };
    }
    return this.#parts;
  }
}

/** The forms of a text, ready to be compared. */
export function formsOf(text: string, rules?: LanguageRules): Form[] {
  const lower = lowerCase(text, rules);
  const forms = new Map<string, Form>();
  const add = (letters: string, use?: FormUse): void => {
    for (const form of formsIn(foldLetters(letters), rules))
      if (!forms.has(form)) forms.set(form, new Form(form, use));
  };
  const bare = rules?.withoutPrefixes(lower) ?? lower;
  add(bare);
  if (bare !== lower) add(lower, 'alone');
  const other = rules?.withOtherLetters(lower) ?? lower;
  if (other !== lower) add(rules!.withoutPrefixes(other), 'exact');
  return [...forms.values()];
}

function spellings(text: string): string[] {
  const plain = text.replace(/[äöü]/g, (umlaut) => UMLAUTS[umlaut]!);
  return plain === text ? [text] : [text.replace(/[äöü]/g, (umlaut) => `${UMLAUTS[umlaut]!}e`), plain];
}

/** `typo`: different, but close enough to be probably meant. `doubtful`: possibly meant. */
type Likeness = 'same' | 'typo' | 'doubtful' | 'different';

/** Compares an answer with accepted ones; what is most like it counts. Digits must match: Apollo 11 is not 13. */
export function compareForms(
  given: readonly Form[],
  accepted: readonly Form[],
  rules?: LanguageRules,
): Likeness {
  const isAny = (isLike: (typed: Form, right: Form) => boolean): boolean =>
    accepted.some((right) => given.some((typed) => isLike(typed, right)));
  if (isAny(isSame)) return 'same';
  if (rules && isAny((typed, right) => isSaidAlike(typed, right, rules))) return 'same';
  const isNear = (isLike: typeof isTypo) => (typed: Form, right: Form) =>
    typed.use === 'usual' &&
    right.use === 'usual' &&
    isLike(typed, right) &&
    !rules?.areNumbersApart(typed.said, right.said);
  if (isAny(isNear(isTypo))) return 'typo';
  return isAny(isNear(isDoubtful)) ? 'doubtful' : 'different';
}

function isSame(typed: Form, right: Form): boolean {
  return isSameText(typed.text, right.text);
}

/** ä matches both ae and a, on either side; but ae does not match a. */
function isSameText(one: string, other: string): boolean {
  if (one === other) return true;
  let i = 0;
  let j = 0;
  while (i < one.length && j < other.length) {
    const left = one[i]!;
    const right = other[j]!;
    const length = lengthAt(one, i);
    const otherLength = lengthAt(other, j);
    if (left === right ? length !== otherLength : UMLAUTS[left] !== right && UMLAUTS[right] !== left)
      return false;
    i += length;
    j += otherLength;
  }
  return i === one.length && j === other.length;
}

/** How many characters a letter has: two for ae, oe and ue. */
function lengthAt(text: string, at: number): number {
  if (text[at + 1] !== 'e') return 1;
  const letter = text[at];
  return letter === 'a' || letter === 'o' || letter === 'u' ? 2 : 1;
}

/** Whether the texts have the same words, as the language forms and writes them. */
function isSaidAlike(typed: Form, right: Form, rules: LanguageRules): boolean {
  // Two that are both written the other way are as alike as they were before.
  if (typed.use === 'alone' || right.use === 'alone' || (typed.use === 'exact' && right.use === 'exact'))
    return false;
  const [words, others] = [typed.said, right.said];
  return (
    words.length === others.length &&
    words.every((word, i) => {
      const other = others[i]!;
      return isSameText(word, other) || rules.isSameWord(word, other, others[i - 1]);
    })
  );
}

function isTypo(typed: Form, right: Form): boolean {
  const { typos } = right;
  if (typos === 0) return false;
  const isNear = typed.spellings.some((one) => right.spellings.some((other) => isWithin(typos, one, other)));
  return isNear && typed.digits === right.digits;
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
  return isOneLetterOff(typed, right) || isPart(typed.parts.words, right.parts.words);
}

/** A word of one letter counts like a number: plan B is not plan A. */
function isOneLetterOff({ parts: one }: Form, { parts: other }: Form): boolean {
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
