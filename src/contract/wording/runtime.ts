/** The functions that compiled messages call. */
export { plural, select } from '@messageformat/runtime';

const formats = new Map<string, Intl.NumberFormat>();

/** Writes a number in a message, with at most two decimals. `offset` is what a plural subtracts. */
export function number(locale: string, value: number, offset: number): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  formats.set(locale, format);
  return format.format(value - offset);
}
