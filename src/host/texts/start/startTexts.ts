import { defineTexts } from '../useLanguage';

const useTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
  mixture: async () => ({ default: (await import('./de')).startMixture }),
});

export const useUiTexts = () => useTexts().ui;
export const useFrameTexts = () => useTexts().frame;
export const useStartTexts = () => useTexts().start;
