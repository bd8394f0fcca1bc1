import { defineTexts } from '../useLanguage';

export const useEveningTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
});

export type EveningTexts = ReturnType<typeof useEveningTexts>;
