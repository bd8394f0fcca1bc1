import { localeOf, type Language } from '../../contract/languages';

/** Returns a formatter for the language's numbers; four digits are not grouped, since many are years. */
export function numberFormat(language: Language): (value: number) => string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 10, useGrouping: 'min2' }).format;
}
