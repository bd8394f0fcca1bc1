/** What compiled messages call. */
export { plural, select } from '@messageformat/runtime';

const formats = new Map<string, Intl.NumberFormat>();

/** A number in a message, with two decimals at most. `offset` is what a plural takes off. */
export function number(locale: string, value: number, offset: number): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  formats.set(locale, format);
  return format.format(value - offset);
}
