import { SPOKEN_LANGUAGES, type Language } from '../../contract/languages';
import { fileFor } from '../../contract/wording/fileFor';

export type ServerTexts = Messages['server'];

const FILES = import.meta.glob<ServerTexts>('../../locales/*/server.json', {
  eager: true,
  import: 'default',
});

/** The texts in every language. */
export const serverTexts = Object.fromEntries(
  SPOKEN_LANGUAGES.map((language) => [language, fileFor(FILES, language)]),
) as Record<Language, ServerTexts>;

/** What the languages call something: our own files are read in all of them. */
export function inAllLanguages(nameOf: (texts: ServerTexts) => string): string[] {
  return Object.values(serverTexts).map(nameOf);
}

/** The same as part of a pattern for small letters. */
export function patternOf(...namesOf: ((texts: ServerTexts) => string)[]): string {
  const names = namesOf.flatMap(inAllLanguages).map((name) => name.toLowerCase());
  return [...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}
