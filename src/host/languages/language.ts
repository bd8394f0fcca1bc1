import type { Spoken } from '../../look/words';
import { storedText } from '../browser/storedText';

export const LANGUAGES = ['mixture', 'german', 'english'] as const;
/** What the host chose; the mixture is the specification's own: German, with the texts that it quotes in English. */
export type LanguageSetting = (typeof LANGUAGES)[number];

const stored = storedText('quiz-night.language');

/** The stored language; the mixture where none, or none that we know, is stored. */
export function readLanguage(): LanguageSetting {
  const text = stored.read();
  return LANGUAGES.find((language) => language === text) ?? 'mixture';
}

/** Stores the host's choice, and notifies subscribers. */
export function saveLanguage(language: LanguageSetting): void {
  stored.write(language);
}

/** Calls back whenever the language changes, here or in another tab. Returns an unsubscribe function. */
export const subscribeToLanguage = stored.subscribe;

/** The language of all texts but the quoted ones, of numbers, and of what the server says. */
export function spokenIn(language: LanguageSetting): Spoken {
  return language === 'english' ? 'en' : 'de';
}
