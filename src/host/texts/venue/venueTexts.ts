import { defineTexts } from '../useLanguage';

export const useVenueTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
  pt: () => import('./pt'),
});

export type VenueTexts = ReturnType<typeof useVenueTexts>;
