import { mediaTexts, type MediaTexts } from './mediaTexts';
import { useLanguage } from './useLanguage';

/** The texts of pictures, sounds and films, in the host's language. */
export function useMediaTexts(): MediaTexts {
  return mediaTexts[useLanguage()];
}
