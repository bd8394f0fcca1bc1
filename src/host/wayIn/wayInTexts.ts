import { type Catalogue, defineTexts } from '../texts/useLanguage';

/** The texts of the connection check. */
export const useWayInTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['wayIn']>>('../../locales/*/wayIn.json'),
);
