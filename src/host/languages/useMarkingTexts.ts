import { markingTexts, type MarkingTexts } from './markingTexts';
import { useLanguage } from './useLanguage';

/** The texts of the marking queue, in the host's language. */
export function useMarkingTexts(): MarkingTexts {
  return markingTexts[useLanguage()];
}
