import { storedText } from '../browser/storedText';

export const LANGUAGES = ['mixture', 'german', 'english'] as const;
/** What the host chose; the mixture is the specification's own, of German and English. */
export type Language = (typeof LANGUAGES)[number];

/** The page's `lang`; the mixture counts as English, as in index.html. */
const TAGS: Record<Language, string> = { mixture: 'en', german: 'de', english: 'en' };

const stored = storedText('quiz-night.language');

/** The stored language; the mixture where none, or none that we know, is stored. */
export function readLanguage(): Language {
  const text = stored.read();
  return LANGUAGES.find((language) => language === text) ?? 'mixture';
}

/** Stores the host's choice, and notifies subscribers. */
export function saveLanguage(language: Language): void {
  stored.write(language);
}

/** Calls back whenever the language changes, here or in another tab. Returns an unsubscribe function. */
export const subscribeToLanguage = stored.subscribe;

/** Sets the page's `lang`. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = TAGS[language];
}
