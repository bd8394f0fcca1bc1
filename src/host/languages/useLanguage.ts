import { useLayoutEffect, useSyncExternalStore } from 'react';
import { catalogues } from './catalogues';
import type { HostTexts } from './german';
import { readLanguage, showLanguage, subscribeToLanguage, type Language } from './language';

/** The host's language; a newly chosen one shows at once, from another tab too. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, readLanguage);
}

/** Every text, in the host's language. */
export function useTexts(): HostTexts {
  return catalogues[useLanguage()];
}

/** Keeps the page's `lang` current. */
export function useRootLanguage(): void {
  const language = useLanguage();
  useLayoutEffect(() => showLanguage(language), [language]);
}
