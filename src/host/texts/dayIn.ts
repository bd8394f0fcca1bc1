import type { Language } from '../../contract/languages';
import { shortDay } from '../../contract/wording/days';

/** Formats an ISO 8601 day briefly, with the year unless it is the current one. */
export function dayIn(language: Language): (date: string) => string {
  const thisYear = shortDay(language);
  const otherYear = shortDay(language, 'numeric');
  return (date) => {
    const noon = new Date(`${date}T12:00`);
    if (Number.isNaN(noon.valueOf())) return date;
    return noon.getFullYear() === new Date().getFullYear() ? thisYear(noon) : otherYear(noon);
  };
}
