import { crowdTexts, type CrowdTexts } from './crowdTexts';
import { useLanguage } from './useLanguage';

/** The texts about the players in the room, in the host's language. */
export function useCrowdTexts(): CrowdTexts {
  return crowdTexts[useLanguage()];
}
