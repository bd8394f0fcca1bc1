import { localeOf, type Language } from '../languages';

/** Formats a storage period the way people say it: `12 Stunden`, `30 Tage` or `1 Jahr`. */
export function keptTime(hours: number, language: Language): string {
  const days = hours / 24;
  const [count, unit] =
    days % 365 === 0 ? [days / 365, 'year'] : days % 1 === 0 ? [days, 'day'] : [hours, 'hour'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}
