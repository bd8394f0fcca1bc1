import type { Language } from './languages';
import { MAX_TEXT_ANSWER_LENGTH } from './limits';
import { numberSigns } from './numberSigns';

/** In characters; no answer needs as many digits. */
export const MAX_NUMBER_LENGTH = 30;

/** A longer number cannot be shown in one line. */
export const MOST_DIGITS = 15;
export const GREATEST_NUMBER = 10 ** MOST_DIGITS - 1;

/** Whether a number can be given as an answer: written out, it has few enough digits. */
export function isShortNumber(value: number): boolean {
  const [digits = '', exponent = 0] = String(Math.abs(value)).split('e');
  return Number.isFinite(value) && digits.replace('.', '').length + Math.abs(Number(exponent)) <= MOST_DIGITS;
}

/** Returns typed or pasted text as a phone sends it: a single line of limited length. */
export function typedText(typed: string): string {
  return typed
    .replace(/[\r\n]/g, '')
    .slice(0, MAX_TEXT_ANSWER_LENGTH)
    .trim();
}

/**
 * Parses a typed number; undefined if invalid. Comma and point are both decimal signs, except for the
 * language's thousands separator if exactly three digits follow it.
 */
export function parseNumber(typed: string, language: Language): number | undefined {
  const text = typed.replace(/[\s'’]/g, '').replace(/^[−–]/, '-');
  const plain = decimalPoint(text, numberSigns(language).group);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Returns the text with a decimal point and without the language's thousands separators. */
function decimalPoint(text: string, thousands: string): string {
  for (const [group, mark] of [
    ['.', ','],
    [',', '.'],
  ] as const) {
    const parts = text.split(mark);
    const [whole = '', rest] = parts;
    const isGrouped = new RegExp(`^[+-]?[1-9]\\d{0,2}(\\${group}\\d{3})+$`).test(whole);
    const isClear = group === thousands || rest !== undefined || whole.split(group).length > 2;
    if (parts.length <= 2 && isGrouped && isClear)
      return [whole.split(group).join(''), ...parts.slice(1)].join('.');
  }
  return text.replace(',', '.');
}
