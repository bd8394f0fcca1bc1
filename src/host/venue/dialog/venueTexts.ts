import { isLanguage, LANGUAGES } from '../../../contract/languages';
import { type Catalogue, defineTexts } from '../../texts/useLanguage';

export const useVenueTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['venue']>>('../../../locales/*/venue.json'),
);

export type VenueTexts = ReturnType<typeof useVenueTexts>;

/** Returns the name of a look, which is the same in all languages; of our own without one. */
export function nameOfLook(look: string | undefined): string {
  return look ? look.charAt(0).toUpperCase() + look.slice(1) : 'Quiz Night';
}

/** Returns a language's own name for itself; `usual` if the venue has chosen none. */
export function nameOfLanguage(tag: string | undefined, usual: string): string {
  return isLanguage(tag) ? LANGUAGES[tag].name : tag || usual;
}
