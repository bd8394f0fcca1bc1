import type { Language } from '../../../contract/languages';
import { numberSigns, type NumberSigns } from '../../../contract/numberSigns';

/** Holds where neither question, round nor quiz says how long a question is open. */
export const DEFAULT_SECONDS = '30';

/** Stands in a field of seconds for no limit. */
export const NO_LIMIT = '0';

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/** A typed number, with a point or a comma; text that is none stays as it is, and nothing stays empty. */
export function numberOf(typed: string): number | string {
  const text = typed.trim().replace('−', '-');
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : text;
}

/** Typed numbers such as `3, 2, 1`, `3;2;1` or `1,5 1 0,5`. */
export function readNumbers(typed: string): (number | string)[] {
  const text = typed.trim();
  const separator = /[;\s]/.test(text) ? /[;,]?\s+|;/ : ',';
  return text
    .split(separator)
    .filter((part) => part !== '')
    .map(numberOf);
}

/** What was typed as points or as a distance, or undefined. */
export function amountOf(typed: string): number | undefined {
  const amount = numberOf(typed);
  return isAmount(amount) ? amount : undefined;
}

export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value);
}

/** Typed seconds; null for no limit, empty where nothing is said. */
export function secondsOf(typed: string): number | string | null {
  const seconds = numberOf(typed);
  return seconds === Number(NO_LIMIT) ? null : seconds;
}

/** Numbers with signs between thousands, by that sign. A space is one only where the whole text is such a number. */
const GROUPED: Record<string, RegExp> = {
  '.': /^[+-]?\d{1,3}(\.\d{3})+(,\d*)?$/,
  ',': /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/,
  ' ': /^[+-]?\d{1,3}(\s\d{3})+(,\d*)?$/,
};

/** A number of a draft, or several, with the language's decimal sign. */
export function shownNumbers(text: string, language: Language): string {
  return text.replaceAll('.', numberSigns(language).decimal);
}

/**
 * What was typed, as a draft has it: with points alone, and without signs between thousands. What is no number stays as
 * it is.
 */
export function typedNumbers(text: string, language: Language): string {
  const { decimal, group } = numberSigns(language);
  const typed = text.replaceAll('−', '-');
  const isOne = !/\S/.test(group) && GROUPED[' ']!.test(typed.trim());
  return (isOne ? typed.replace(/\s/g, '') : typed)
    .replace(/,(?=\s)/g, ';')
    .split(/([;\s]+)/)
    .map((part) => typedNumber(part, { decimal, group }))
    .join('');
}

function typedNumber(part: string, { decimal, group }: NumberSigns): string {
  const plain = GROUPED[group]?.test(part) ? part.replaceAll(group, '') : part;
  // Several commas stand between numbers.
  return /,.*,/.test(plain) ? plain.replaceAll(',', ';') : plain.replace(decimal, '.');
}
