import { type Catalogue, defineTexts } from '../useLanguage';
import type de from './de';

const useTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));

export const useSeasonSceneTexts = () => useTexts().season;
export const useSlideTexts = () => useTexts().slide;
export const useVenueMarkTexts = () => useTexts().venue;
export const useEffectsTexts = () => useTexts().effects;
