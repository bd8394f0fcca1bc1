import { type Catalogue, defineTexts } from '../../texts/useLanguage';

export const useVenueTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['venue']>>('../../../locales/*/venue.json'),
);

export type VenueTexts = ReturnType<typeof useVenueTexts>;
