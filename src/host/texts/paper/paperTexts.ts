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

export const useAddPaperTexts = () => useTexts().add;
export const usePhoneTexts = () => useTexts().phones;
export const useScorerTexts = () => useTexts().scorer;
export const useGridTexts = () => useTexts().grid;

export type GridTexts = ReturnType<typeof useGridTexts>;
