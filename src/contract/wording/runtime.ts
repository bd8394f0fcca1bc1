/** The functions that compiled messages call. */
export { plural, select } from '@messageformat/runtime';

const formats = new Map<string, Intl.NumberFormat>();

/** Writes a number in a message, with at most two decimals. `offset` is what a plural subtracts. */
export function number(locale: string, value: number, offset: number): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  formats.set(locale, format);
  return format.format(value - offset);
}

/** Returns a language's plural category of a number, or its ordinal category. */
export function pluralRules(locale: string): (value: number, isOrdinal?: boolean) => string {
  const rules = new Map<boolean, Intl.PluralRules>();
  return (value, isOrdinal = false) => {
    const known = rules.get(isOrdinal);
    if (known) return known.select(value);
    const made = new Intl.PluralRules(locale, { type: isOrdinal ? 'ordinal' : 'cardinal' });
    rules.set(isOrdinal, made);
    return made.select(value);
  };
}
