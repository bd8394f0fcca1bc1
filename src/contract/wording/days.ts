import { localeOf, type Language } from '../languages';
import { ordinalDay } from './fr';
import { firstDay } from './it';

/** Corrections where a language writes days differently from its `Intl` format. */
const AS_WRITTEN: Partial<Record<Language, (day: string) => string>> = { fr: ordinalDay, it: firstDay };

/** Returns a formatter that writes days as the language does. */
export function dayFormat(
  language: Language,
  look: Intl.DateTimeFormatOptions,
): (day: Date | number) => string {
  const { format } = new Intl.DateTimeFormat(localeOf(language), look);
  const asWritten = AS_WRITTEN[language];
  return asWritten ? (day) => asWritten(format(day)) : format;
}

/** Languages that write a short month as a number; others use its first letters. */
const NUMBERED_MONTHS: readonly Language[] = ['de'];

/** Returns a formatter for short days such as `1 May`, with the year on request. */
export function shortDay(language: Language, year?: 'numeric'): (day: Date | number) => string {
  const month = NUMBERED_MONTHS.includes(language) ? 'numeric' : 'short';
  return dayFormat(language, { day: 'numeric', month, year });
}
