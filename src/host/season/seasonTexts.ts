import { dayFormat } from '../../contract/wording/days';
import { type Catalogue, defineTexts } from '../texts/useLanguage';

/** The texts of the season dialog; `dateOf` formats an ISO 8601 day. */
export const useSeasonTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['season']>>('../../locales/*/season.json'),
  (texts, language) => {
    const format = dayFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    return { ...texts, dateOf: (isoDay: string) => format(new Date(`${isoDay}T12:00Z`)) };
  },
);

export type SeasonTexts = ReturnType<typeof useSeasonTexts>;
