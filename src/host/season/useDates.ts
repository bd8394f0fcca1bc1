import { useCallback } from 'react';
import { localeOf } from '../../contract/languages';
import { useSpoken } from '../texts/useLanguage';

/** How days are written in the host's language. */
export function useDates(): { dateOf: (isoDay: string) => string } {
  const lang = useSpoken();
  const dateOf = useCallback(
    (isoDay: string) => {
      const look = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
      return new Intl.DateTimeFormat(localeOf(lang), look).format(new Date(`${isoDay}T12:00Z`));
    },
    [lang],
  );
  return { dateOf };
}
