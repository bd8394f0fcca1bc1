import { type Catalogue, defineTexts } from '../../texts/useLanguage';
import type de from './de';

/** The texts of the season's dialog. */
export const useSeasonTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));

export type SeasonTexts = ReturnType<typeof useSeasonTexts>;
