import { type Catalogue, defineTexts } from './useLanguage';

const useTexts = defineTexts(import.meta.glob<Catalogue<Messages['wall']>>('../../locales/*/wall.json'));

export const useQuestionSceneTexts = () => useTexts().question;
export const useSeasonSceneTexts = () => useTexts().season;
export const useSlideTexts = () => useTexts().slide;
export const useVenueMarkTexts = () => useTexts().venue;
export const useEffectsTexts = () => useTexts().effects;
