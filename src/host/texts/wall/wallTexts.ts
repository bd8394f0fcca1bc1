import { defineTexts } from '../useLanguage';

const useTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
});

export const useSeasonTexts = () => useTexts().season;
export const useSlideTexts = () => useTexts().slide;
export const useVenueTexts = () => useTexts().venue;
export const useEffectsTexts = () => useTexts().effects;
