import { defineTexts } from '../../texts/useLanguage';

/** The texts of the season's dialog. */
export const useSeasonTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
  pt: () => import('./pt'),
});

export type SeasonTexts = ReturnType<typeof useSeasonTexts>;
