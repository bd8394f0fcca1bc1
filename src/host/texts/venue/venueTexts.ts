import { defineTexts } from '../useLanguage';

export const useVenueTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
});

export type VenueTexts = ReturnType<typeof useVenueTexts>;
