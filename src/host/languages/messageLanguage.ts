import type { Language } from './language';

/** The language of numbers, and of what the server says: the mixture's new texts are German. */
export function messageLanguage(language: Language): 'de' | 'en' {
  return language === 'english' ? 'en' : 'de';
}
