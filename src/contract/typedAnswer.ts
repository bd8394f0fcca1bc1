import type { Language } from './languages';
import { numberSigns } from './numberSigns';
import { MAX_TEXT_ANSWER_LENGTH } from './question';

/** In characters: more digits than any answer needs. */
export const MAX_NUMBER_LENGTH = 30;

/** What a phone's field for a text sends of what is typed or pasted into it: one line, of a limited length. */
export function typedText(typed: string): string {
  return typed
    .replace(/[\r\n]/g, '')
    .slice(0, MAX_TEXT_ANSWER_LENGTH)
    .trim();
}

/**
 * The number that was typed, or undefined. Comma and point both begin the decimals, but for the language's sign
 * between thousands where exactly three digits follow it.
 */
export function parseNumber(typed: string, language: Language): number | undefined {
  const text = typed.replace(/[\s'’]/g, '').replace(/^[−–]/, '-');
  const plain = decimalPoint(text, numberSigns(language).group);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** The text with a point before its decimals and nothing between its thousands, which the language parts by a sign. */
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
