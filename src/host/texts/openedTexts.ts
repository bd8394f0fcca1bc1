import { type Catalogue, defineTexts } from './useLanguage';

export const useOpenedTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['opened']>>('../../locales/*/opened.json'),
);
