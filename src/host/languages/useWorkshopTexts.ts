import { useLanguage } from './useLanguage';
import { workshopTexts, type WorkshopTexts } from './workshopTexts';

/** The texts of the workshop, in the host's language. */
export function useWorkshopTexts(): WorkshopTexts {
  return workshopTexts[useLanguage()];
}
