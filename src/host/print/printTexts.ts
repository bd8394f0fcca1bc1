import { type Catalogue, defineTexts } from '../texts/useLanguage';

/** What the print page says, on the screen and on paper. */
export const usePrintTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['print']>>('../../locales/*/print.json'),
);
export type PrintTexts = ReturnType<typeof usePrintTexts>;
