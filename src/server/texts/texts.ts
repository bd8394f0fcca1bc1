import type { Language } from '../../contract/languages';
import de from './de';
import en from './en';
import es from './es';
import fr from './fr';
import it from './it';
import nl from './nl';
import pl from './pl';
import pt from './pt';

export type ServerTexts = typeof de;

/** The texts in every language. */
export const serverTexts: Record<Language, ServerTexts> = { de, en, es, fr, it, nl, pl, pt };

/** What the languages call something: our own files are read in all of them. */
export function inAllLanguages(nameOf: (texts: ServerTexts) => string): string[] {
  return Object.values(serverTexts).map(nameOf);
}

/** The same as part of a pattern for small letters. */
export function patternOf(...namesOf: ((texts: ServerTexts) => string)[]): string {
  const names = namesOf.flatMap(inAllLanguages).map((name) => name.toLowerCase());
  return [...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}
