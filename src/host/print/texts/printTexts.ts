import { defineTexts } from '../../texts/useLanguage';

/** What the print page says, on the screen and on paper. */
export const usePrintTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
});
export type PrintTexts = ReturnType<typeof usePrintTexts>;
