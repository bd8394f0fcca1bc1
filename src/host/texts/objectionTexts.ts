import { type Catalogue, defineTexts } from './useLanguage';

export const useObjectionTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['objection']>>('../../locales/*/objection.json'),
  ({ host }) => host,
);
