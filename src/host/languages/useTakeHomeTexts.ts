import { takeHomeTexts, type TakeHomeTexts } from './takeHomeTexts';
import { useLanguage } from './useLanguage';

/** The texts about what a host takes home, in the host's language. */
export function useTakeHomeTexts(): TakeHomeTexts {
  return takeHomeTexts[useLanguage()];
}
