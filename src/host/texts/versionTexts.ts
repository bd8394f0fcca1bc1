import { type Catalogue, defineTexts } from './useLanguage';

export const useVersionTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['versions']>>('../../locales/*/versions.json'),
);
