import { controlTexts, type ControlTexts } from './controlTexts';
import { useLanguage } from './useLanguage';

/** The texts of the host's controls, in the host's language. */
export function useControlTexts(): ControlTexts {
  return controlTexts[useLanguage()];
}
