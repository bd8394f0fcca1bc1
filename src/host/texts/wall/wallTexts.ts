import { defineTexts } from '../useLanguage';

const useTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
  pt: () => import('./pt'),
});

export const useSeasonSceneTexts = () => useTexts().season;
export const useSlideTexts = () => useTexts().slide;
export const useVenueMarkTexts = () => useTexts().venue;
export const useEffectsTexts = () => useTexts().effects;
