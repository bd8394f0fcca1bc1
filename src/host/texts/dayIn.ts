import type { Language } from '../../contract/languages';
import { dayFormat } from '../../contract/wording/days';

/** A day as ISO 8601 has it in few letters, with its year where that is not this one. */
export function dayIn(language: Language): (date: string) => string {
  // German days are short as numbers.
  const look = { day: 'numeric', month: language === 'de' ? 'numeric' : 'short' } as const;
  const thisYear = dayFormat(language, look);
  const otherYear = dayFormat(language, { ...look, year: 'numeric' });
  return (date) => {
    const noon = new Date(`${date}T12:00`);
    if (Number.isNaN(noon.valueOf())) return date;
    return noon.getFullYear() === new Date().getFullYear() ? thisYear(noon) : otherYear(noon);
  };
}
