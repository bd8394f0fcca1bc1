import { correctionTexts, type CorrectionTexts } from './correctionTexts';
import { useLanguage } from './useLanguage';

/** The texts of corrections of points, in the host's language. */
export function useCorrectionTexts(): CorrectionTexts {
  return correctionTexts[useLanguage()];
}
