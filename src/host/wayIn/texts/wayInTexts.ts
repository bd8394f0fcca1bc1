import { type Catalogue, defineTexts } from '../../texts/useLanguage';
import type de from './de';

/** The texts of the way in for phones. */
export const useWayInTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));
