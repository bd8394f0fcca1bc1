import { useCallback } from 'react';
import { dayFormat } from '../../contract/wording/days';
import { useSpoken } from '../texts/useLanguage';

/** Returns a function that formats days in the host's language. */
export function useDates(): { dateOf: (isoDay: string) => string } {
  const lang = useSpoken();
  const dateOf = useCallback(
    (isoDay: string) => {
      const look = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
      return dayFormat(lang, look)(new Date(`${isoDay}T12:00Z`));
    },
    [lang],
  );
  return { dateOf };
}
