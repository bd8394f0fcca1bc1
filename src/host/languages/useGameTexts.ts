import { gameTexts, type GameTexts } from './gameTexts';
import { useLanguage } from './useLanguage';

/** The texts of a running game's scenes, in the host's language. */
export function useGameTexts(): GameTexts {
  return gameTexts[useLanguage()];
}
