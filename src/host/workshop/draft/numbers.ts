import type { Language } from '../../../contract/languages';
import { numberSigns, type NumberSigns } from '../../../contract/numberSigns';

/** Used where neither question, round nor quiz sets a time. */
export const DEFAULT_SECONDS = '30';

/** The value in a field of seconds that means no limit. */
export const NO_LIMIT = '0';

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/** Parses a typed number with a point or a comma; returns other text trimmed. */
export function numberOf(typed: string): number | string {
  const text = typed.trim().replace('−', '-');
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : text;
}

/** Parses typed numbers such as `3, 2, 1`, `3;2;1` or `1,5 1 0,5`. */
export function readNumbers(typed: string): (number | string)[] {
  const text = typed.trim();
  const separator = /[;\s]/.test(text) ? /[;,]?\s+|;/ : ',';
  return text
    .split(separator)
    .filter((part) => part !== '')
    .map(numberOf);
}

/** Parses typed points or a typed distance; undefined where the text is neither. */
export function amountOf(typed: string): number | undefined {
  const amount = numberOf(typed);
  return isAmount(amount) ? amount : undefined;
}

export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value);
}

/** Parses typed seconds; null for no limit, empty text where nothing was typed. */
export function secondsOf(typed: string): number | string | null {
  const seconds = numberOf(typed);
  return seconds === Number(NO_LIMIT) ? null : seconds;
}

/** Numbers with thousands separators, by separator. A space counts only where the whole text is one. */
const GROUPED: Record<string, RegExp> = {
  '.': /^[+-]?\d{1,3}(\.\d{3})+(,\d*)?$/,
  ',': /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/,
  ' ': /^[+-]?\d{1,3}(\s\d{3})+(,\d*)?$/,
};

/** Writes one or several numbers of a draft with the language's decimal separator. */
export function shownNumbers(text: string, language: Language): string {
  return text.replaceAll('.', numberSigns(language).decimal);
}

/** Writes typed numbers as a draft has them: with a decimal point, ungrouped. Keeps other text. */
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
  // Several commas separate numbers.
  return /,.*,/.test(plain) ? plain.replaceAll(',', ';') : plain.replace(decimal, '.');
}
