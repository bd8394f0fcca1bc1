import { savingTexts, type SavingTexts } from './savingTexts';
import { useLanguage } from './useLanguage';

/** The texts about saving a quiz, in the host's language. */
export function useSavingTexts(): SavingTexts {
  return savingTexts[useLanguage()];
}
