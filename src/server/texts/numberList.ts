import { localeOf, type Language } from '../../contract/languages';

/** Numbers in one cell, as the language writes each and as they are read again. */
export function numberList(numbers: readonly number[], language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { useGrouping: false, maximumFractionDigits: 20 });
  return numbers.map((each) => format.format(each)).join('; ');
}
