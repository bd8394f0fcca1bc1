import { type Catalogue, defineTexts } from '../texts/useLanguage';

/** The texts of the connection check. */
export const useNetworkTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['network']>>('../../locales/*/network.json'),
);
