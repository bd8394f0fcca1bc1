import { defineTexts } from '../../texts/useLanguage';

/** What the print page says, on the screen and on paper. */
export const usePrintTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
  pt: () => import('./pt'),
});
export type PrintTexts = ReturnType<typeof usePrintTexts>;
