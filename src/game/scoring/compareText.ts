import { distance } from 'fastest-levenshtein';
import { foldText } from './foldText';
import { digitsOf, isDoubtful } from './isDoubtful';

/** `typo`: not the same, but so near that it is probably meant. `doubtful`: perhaps it is meant. */
export type Likeness = 'same' | 'typo' | 'doubtful' | 'different';

/** From this many letters of the accepted answer on, spaces aside, this many typos are forgiven. */
const TYPOS_FROM: readonly (readonly [letters: number, typos: number])[] = [
  [10, 2],
  [6, 1],
];

/** How like a typed answer is to an accepted one. Digits must be exact: Apollo 11 is not Apollo 13. */
export function compareText(given: string, accepted: string): Likeness {
  return compareForms(foldText(given), foldText(accepted));
}

/** The same of texts that are folded already. */
export function compareForms(given: readonly string[], accepted: readonly string[]): Likeness {
  const pairs = accepted.flatMap((right) => given.map((typed) => [typed, right] as const));
  if (pairs.some(([typed, right]) => isSame(typed, right))) return 'same';
  if (pairs.some(([typed, right]) => isTypo(typed, right))) return 'typo';
  return pairs.some(([typed, right]) => isDoubtful(typed, right)) ? 'doubtful' : 'different';
}

/** ä is as good as ae and as a, on either side; but ae is not a. */
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

/** The difference in length is the least that the distance can be, and costs nothing to see. */
function isWithin(allowed: number, one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
}

/** A text with each ä as ae, and with each as a. */
function spellings(text: string): string[] {
  const spelled = [1, 0].map((which) => text.replace(/[äöü]/g, (umlaut) => UMLAUTS[umlaut]![which]!));
  return [...new Set(spelled)];
}
