import { type Catalogue, defineTexts } from '../../../texts/useLanguage';
import type de from './de';

export const useVenueTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));

export type VenueTexts = ReturnType<typeof useVenueTexts>;
