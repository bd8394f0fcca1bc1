import { useLayoutEffect, useSyncExternalStore } from 'react';
import { frameTexts, type FrameTexts } from './frameTexts';
import { readLanguage, showLanguage, subscribeToLanguage, type Language } from './language';

/** The host's language; a newly chosen one shows at once, from another tab too. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, readLanguage);
}

/** The texts of the start screen and the frame, in the host's language. */
export function useFrameTexts(): FrameTexts {
  return frameTexts[useLanguage()];
}

/** Keeps the page's `lang` current. */
export function useRootLanguage(): void {
  const language = useLanguage();
  useLayoutEffect(() => showLanguage(language), [language]);
}
