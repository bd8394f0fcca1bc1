import { type Catalogue, defineTexts } from '../texts/useLanguage';

/** The texts of the season dialog. */
export const useSeasonTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['season']>>('../../locales/*/season.json'),
);

export type SeasonTexts = ReturnType<typeof useSeasonTexts>;
