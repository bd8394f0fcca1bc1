import { NO_LIMIT } from './draft';

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/** A typed number, with a point or a comma; text that is none stays as it is, and nothing stays empty. */
export function numberOf(typed: string): number | string {
  const text = typed.trim().replace('−', '-');
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : text;
}

/** Typed numbers such as `3, 2, 1`, `3;2;1` or `1,5 1 0,5`. */
export function numbersOf(typed: string): (number | string)[] {
  const text = typed.trim();
  const separator = /[;\s]/.test(text) ? /[;,]?\s+|;/ : ',';
  return text
    .split(separator)
    .filter((part) => part !== '')
    .map(numberOf);
}

/** Typed seconds; null for no limit, empty where nothing is said. */
export function secondsOf(typed: string): number | string | null {
  const seconds = numberOf(typed);
  return seconds === Number(NO_LIMIT) ? null : seconds;
}
