import { lobbyHostTexts, type LobbyHostTexts } from './lobbyHostTexts';
import { useLanguage } from './useLanguage';

/** The texts of what hosts do with players, in the host's language. */
export function useLobbyHostTexts(): LobbyHostTexts {
  return lobbyHostTexts[useLanguage()];
}
