import { remoteTexts, type RemoteTexts } from './remoteTexts';
import { useLanguage } from './useLanguage';

/** The texts of the remote, in the host's language. */
export function useRemoteTexts(): RemoteTexts {
  return remoteTexts[useLanguage()];
}
