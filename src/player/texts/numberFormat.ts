import { localeOf, type Language } from '../../contract/languages';

/** Writes numbers as the language does; four digits stay together, since many of them are years. */
export function numberFormat(language: Language): (value: number, unit?: string) => string {
  const format = new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: 10,
    useGrouping: 'min2',
  });
  return (value, unit) => (unit ? `${format.format(value)} ${unit}` : format.format(value));
}
