import { type Catalogue, defineTexts } from './useLanguage';

export const usePastTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['past']>>('../../locales/*/past.json'),
);
