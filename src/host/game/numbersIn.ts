import { localeOf, type Language } from '../../contract/languages';

/** How numbers are written: what was gained with its sign, and right numbers with all digits. */
export function numbersIn(language: Language) {
  const locale = localeOf(language);
  return {
    gained: new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format,
    percent: new Intl.NumberFormat(locale, { style: 'percent' }).format,
    // Years stay without a separator.
    value: new Intl.NumberFormat(locale, { maximumFractionDigits: 10, useGrouping: 'min2' }).format,
  };
}
