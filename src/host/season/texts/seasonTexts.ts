import { defineTexts } from '../../texts/useLanguage';

/** The texts of the season's dialog. */
export const useSeasonTexts = defineTexts({ de: () => import('./de'), en: () => import('./en') });

export type SeasonTexts = ReturnType<typeof useSeasonTexts>;
