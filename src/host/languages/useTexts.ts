import { catalogues } from './catalogues';
import type { HostTexts } from './german';
import { useLanguage } from './useLanguage';

/** All texts but the frame's, in the host's language. */
export function useTexts(): HostTexts {
  return catalogues[useLanguage()];
}
