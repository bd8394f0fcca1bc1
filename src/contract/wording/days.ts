import { localeOf, type Language } from '../languages';
import { ordinalDay } from './fr';

/** What a language writes otherwise than its formats do. */
const AS_WRITTEN: Partial<Record<Language, (day: string) => string>> = { fr: ordinalDay };

/** Writes days as a language does. */
export function dayFormat(
  language: Language,
  look: Intl.DateTimeFormatOptions,
): (day: Date | number) => string {
  const { format } = new Intl.DateTimeFormat(localeOf(language), look);
  const asWritten = AS_WRITTEN[language];
  return asWritten ? (day) => asWritten(format(day)) : format;
}
