import { defineTexts } from '../../texts/useLanguage';

/** The texts of the way in for phones. */
export const useWayInTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
  pt: () => import('./pt'),
});

export type WayInTexts = ReturnType<typeof useWayInTexts>;
