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
  mixture: async () => ({ default: (await import('./de')).startMixture }),
});

export const useUiTexts = () => useTexts().ui;
export const useFrameTexts = () => useTexts().frame;
export const useStartTexts = () => useTexts().start;
