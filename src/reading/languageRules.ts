import type { AnswerWords } from './answerWords';
import { foldLetters, withoutUmlauts } from './letters';

/** Shorter words are too easily another word with an ending. */
const FEWEST_LETTERS = 3;
/** Kings, popes, wars and films go no further, and larger ones are words, such as "mix". */
const ROMAN = /^(?=.)(x{0,3})(ix|iv|v?i{0,3})$/;
const ROMAN_DIGITS: Record<string, number> = { i: 1, v: 5, x: 10 };

/** Two endings, where a word with the one is the same as with the other. */
interface EndingPair {
  shorter: string;
  longer: string;
  /** A consonant before it may be doubled, as in the Danish "katten". */
  doubles: boolean;
  /** It has an ä, ö or ü, which people also write as ae, oe or ue. */
  hasUmlaut: boolean;
}

/** How a language forms and writes the words of answers. All its methods expect lower case; words are also folded. */
export class LanguageRules {
  /** Folded words that are ignored in front of another. */
  readonly articles: ReadonlySet<string>;
  readonly #prefixes: RegExp | undefined;
  readonly #letters: RegExp | undefined;
  readonly #lettersFor: ReadonlyMap<string, string>;
  readonly #numbers = new Map<string, string>();
  readonly #units = new Map<string, number>();
  readonly #endings: readonly EndingPair[];

  constructor({ articles, prefixes, endings, plurals, letters, numbers, units }: AnswerWords) {
    this.articles = new Set(articles.map(foldWord));
    const joined = prefixes.map((prefix) => foldWord(prefix)).sort(longestFirst);
    // Of one letter, also where a space was typed in place of the apostrophe.
    const single = joined.filter((prefix) => prefix.length === 1);
    const forms = [`(?:${joined.join('|')})' ?`, ...(single.length ? [`[${single.join('')}] `] : [])];
    this.#prefixes = joined.length
      ? new RegExp(`(?<![\\p{L}\\p{N}'])(?:${forms.join('|')})(?=[\\p{L}\\p{N}])`, 'gu')
      : undefined;
    const pairs = letters.map((pair) => pair.map((each) => each.normalize('NFKC').toLowerCase()));
    // Many are the same without their accents anyway.
    const others = pairs.filter(([from, to]) => bareLetters(from!) !== bareLetters(to!));
    this.#lettersFor = new Map(others.map(([from, to]) => [from!, to!]));
    const written = [...this.#lettersFor.keys()].sort(longestFirst).map(escaped);
    this.#letters = written.length ? new RegExp(written.join('|'), 'gu') : undefined;
    numbers.forEach((words, value) => {
      for (const word of [words].flat()) this.#numbers.set(foldWord(word), String(value));
    });
    units.forEach((names, unit) => {
      for (const name of names) this.#units.set(foldWord(name), unit);
    });
    this.#endings = [
      ...endings.map((each) => endingPair(each, true)),
      ...plurals.map((each) => endingPair(each, false)),
    ];
  }

  /** Returns a text without articles that are joined to a word. */
  withoutPrefixes(lower: string): string {
    return this.#prefixes ? lower.replace(this.#prefixes, '') : lower;
  }

  /** Returns a text with all letters that have two ways to be written in the second of them. */
  withOtherLetters(lower: string): string {
    return this.#letters ? lower.replace(this.#letters, (letters) => this.#lettersFor.get(letters)!) : lower;
  }

  /** Whether two words say the same. `before`: the word before the second. */
  isSameWord(one: string, other: string, before: string | undefined): boolean {
    const number = this.#numberOf(one);
    if (number !== undefined && number === this.#numberOf(other)) return true;
    if (before !== undefined && this.#numberOf(before) !== undefined) {
      const unit = this.#units.get(one);
      if (unit !== undefined && unit === this.#units.get(other)) return true;
    }
    return this.#areForms(one, other);
  }

  /** Whether both texts have numbers, in digits, words or Roman, and not the same: Henry V is not Henry VI. */
  areNumbersApart(words: readonly string[], others: readonly string[]): boolean {
    const [first, second] = [words, others].map(([word]) => romanNumber(word ?? ''));
    if (first !== undefined && second !== undefined && first !== second) return true;
    const [numbers, theirs] = [words, others].map((each) => this.#numbersIn(each)) as [string, string];
    return numbers !== '' && theirs !== '' && numbers !== theirs;
  }

  /** The first word is no Roman number where the other text has none there: it may be a name, such as Xi. */
  #numbersIn(words: readonly string[]): string {
    return words
      .flatMap((word, i) => (i === 0 && ROMAN.test(word) ? [] : (this.#numberOf(word) ?? [])))
      .join(' ');
  }

  #numberOf(word: string): string | undefined {
    // Dates have 03 for 3; but 007 is not 7.
    return /^\d+$/.test(word)
      ? word.replace(/^0(?=\d$)/, '')
      : (this.#numbers.get(word) ?? romanNumber(word));
  }

  /** Whether two words are one with different endings of the language. */
  #areForms(one: string, other: string): boolean {
    const [left, right] = [one, other].map(withoutDots) as [string, string];
    if (left[0] !== right[0]) return false;
    const [bare, theirs] = [one, other].map(withoutUmlauts) as [string, string];
    const common = commonLength(left, right);
    const bareCommon = commonLength(bare, theirs);
    return this.#endings.some((pair) =>
      pair.hasUmlaut ? areFormsOf(pair, bare, theirs, bareCommon) : areFormsOf(pair, left, right, common),
    );
  }
}

/** How many letters two words have in common at their beginning. */
function commonLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function areFormsOf(pair: EndingPair, one: string, other: string, common: number): boolean {
  return hasEnding(one, other, pair, common) || hasEnding(other, one, pair, common);
}

/** Short words only count where the language's file has them whole. */
function hasEnding(
  one: string,
  other: string,
  { shorter, longer, doubles }: EndingPair,
  common: number,
): boolean {
  if (one.length - shorter.length > common) return false;
  if (!other.endsWith(longer) || !one.endsWith(shorter)) return false;
  const stem = one.slice(0, one.length - shorter.length);
  const theirs = other.slice(0, other.length - longer.length);
  const isWhole = stem === '' && shorter.length > 1;
  if ((one.length < FEWEST_LETTERS && !isWhole) || /\p{N}$/u.test(stem)) return false;
  return stem === theirs || (doubles && shorter === '' && stem + stem.at(-1)! === theirs);
}

function endingPair(entry: string | readonly string[], doubles: boolean): EndingPair {
  const pair = (typeof entry === 'string' ? ['', entry] : entry).map(foldWord);
  const hasUmlaut = pair.some((ending) => /[äöü]/.test(ending));
  const [shorter, longer] = pair.map(hasUmlaut ? withoutUmlauts : withoutDots).sort(shortestFirst);
  return { shorter: shorter!, longer: longer!, doubles, hasUmlaut };
}

/** Returns a text with ä as a; but ae stays, which is no umlaut in most languages. */
function withoutDots(text: string): string {
  return text.replace(/[äöü]/g, (letter) => 'aou'['äöü'.indexOf(letter)]!);
}

function foldWord(word: string): string {
  return foldLetters(word.normalize('NFKC').toLowerCase()).replace(/\p{P}/gu, '');
}

function romanNumber(word: string): string | undefined {
  if (!ROMAN.test(word)) return undefined;
  const digits = [...word].map((letter) => ROMAN_DIGITS[letter]!);
  return String(digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0));
}

function bareLetters(letters: string): string {
  return withoutUmlauts(foldLetters(letters));
}

/** Returns a text as a pattern of itself. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}

function shortestFirst(one: string, other: string): number {
  return one.length - other.length;
}
