import { storedText } from '../browser/storedText';

export const LANGUAGES = ['mixture', 'german', 'english'] as const;
/** What the host chose; the mixture is the specification's own, of German and English. */
export type Language = (typeof LANGUAGES)[number];

/** What screen readers are told to pronounce; the mixture counts as English, as the page is delivered. */
const TAGS: Record<Language, string> = { mixture: 'en', german: 'de', english: 'en' };

const stored = storedText('quiz-night.language');

/** The stored language; the mixture where none, or none that we know, is stored. */
export function readLanguage(): Language {
  const text = stored.read();
  return LANGUAGES.find((language) => language === text) ?? 'mixture';
}

/** Stores the host's choice, and tells everyone who subscribed. */
export function saveLanguage(language: Language): void {
  stored.write(language);
}

/** Calls back whenever the language changes, here or in another tab. */
export const subscribeToLanguage = stored.subscribe;

/** Tells the browser which language the page is in. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = TAGS[language];
}
