import { localeOf, type Language } from '../../contract/languages';
import { numberSigns } from '../../contract/numberSigns';

/** Writes numbers as the language does; four digits stay together, since many of them are years. */
export function numberFormat(language: Language): (value: number, unit?: string) => string {
  const format = new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: 10,
    useGrouping: 'min2',
  });
  return (value, unit) => (unit ? `${format.format(value)} ${unit}` : format.format(value));
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

/** The typed number with the other sign: keyboards of decimals have no minus everywhere. */
export function withOtherSign(typed: string): string {
  const text = typed.trim();
  return /^[-−–]/.test(text) ? text.slice(1) : `-${text.replace(/^\+/, '')}`;
}
