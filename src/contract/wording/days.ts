import { localeOf, type Language } from '../languages';

/** The first of a month, where it is an ordinal unlike in the language's `Intl` format: `1er mai`. */
const FIRST: Partial<Record<Language, string>> = { fr: '1er', it: '1º' };

/** Returns a formatted day as the language writes it. */
export function dayAsWritten(language: Language, day: string): string {
  const first = FIRST[language];
  return first ? day.replace(/(^|\D)1(?=\s\p{L})/u, (_all, before: string) => before + first) : day;
}

/** Returns a formatter that writes days as the language does. */
export function dayFormat(
  language: Language,
  look: Intl.DateTimeFormatOptions,
): (day: Date | number) => string {
  const { format } = new Intl.DateTimeFormat(localeOf(language), look);
  return (day) => dayAsWritten(language, format(day));
}

/** Languages that write a short month as a number; others use its first letters. */
const NUMBERED_MONTHS: readonly Language[] = ['de'];

/** Returns a formatter for short days such as `1 May`, with the year on request. */
export function shortDay(language: Language, year?: 'numeric'): (day: Date | number) => string {
  const month = NUMBERED_MONTHS.includes(language) ? 'numeric' : 'short';
  return dayFormat(language, { day: 'numeric', month, year });
}
