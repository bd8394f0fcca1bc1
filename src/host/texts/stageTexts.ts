import { type Catalogue, defineTexts } from './useLanguage';

/** The texts of the stage and of the page behind it. */
export const useStageTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['stage']>>('../../locales/*/stage.json'),
);
