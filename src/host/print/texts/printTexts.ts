import { type Catalogue, defineTexts } from '../../texts/useLanguage';
import type de from './de';

/** What the print page says, on the screen and on paper. */
export const usePrintTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));
export type PrintTexts = ReturnType<typeof usePrintTexts>;
