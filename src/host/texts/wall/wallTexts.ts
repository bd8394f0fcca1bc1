import { defineTexts } from '../useLanguage';

const useTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
});

export const useSeasonSceneTexts = () => useTexts().season;
export const useSlideTexts = () => useTexts().slide;
export const useVenueMarkTexts = () => useTexts().venue;
export const useEffectsTexts = () => useTexts().effects;
