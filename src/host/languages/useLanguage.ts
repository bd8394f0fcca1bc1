import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Spoken } from '../../look/words';
import { readLanguage, spokenIn, subscribeToLanguage, type LanguageSetting } from './language';

/** The host's language; a newly chosen one shows at once, from another tab too. */
export function useLanguage(): LanguageSetting {
  return useSyncExternalStore(subscribeToLanguage, readLanguage);
}

/** The language of numbers, and of what the server says. */
export function useSpoken(): Spoken {
  return spokenIn(useLanguage());
}

/** Keeps the page's `lang` current; the mixture counts as English, as in index.html. */
export function useRootLanguage(): void {
  const language = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language === 'german' ? 'de' : 'en';
  }, [language]);
}
