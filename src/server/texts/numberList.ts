import { localeOf, type Language } from '../../contract/languages';

/**
 * Writes numbers into one cell, each formatted for the language, so that they can be read back. The minus is that of
 * keyboards, since spreadsheets take the typographic one of Northern languages for text.
 */
export function numberList(numbers: readonly number[], language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { useGrouping: false, maximumFractionDigits: 20 });
  return numbers.map((each) => format.format(each).replace('\u2212', '-')).join('; ');
}
