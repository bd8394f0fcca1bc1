import { ALL_LANGUAGES, localeOf, type Language } from '../../contract/languages';
import { fileFor } from '../../contract/wording/fileFor';

export type ServerTexts = Messages['server'];

const FILES = import.meta.glob<ServerTexts>('../../locales/*/server.json', {
  eager: true,
  import: 'default',
});

/** The server's texts in every language. */
export const serverTexts = Object.fromEntries(
  ALL_LANGUAGES.map((language) => [language, fileFor(FILES, language)]),
) as Record<Language, ServerTexts>;

/** Names a place within others, outermost first, such as "Round 1, Question 3". Empty ones are left out. */
export function placeIn(language: Language, ...places: readonly string[]): string {
  const [first = '', ...others] = places.filter(Boolean);
  return others.reduce((outer, inner) => serverTexts[language].within({ outer, inner }), first);
}

/** Returns what each language calls something: our own files are read in all languages. */
export function inAllLanguages(nameOf: (texts: ServerTexts) => string): string[] {
  return Object.values(serverTexts).map(nameOf);
}

/** Folds a name as names are compared: without case, and with the Turkish letters ı and İ as i. */
export function foldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/ı|i\u0307/g, 'i');
}

/** Whether any language calls something by this name. */
export function isNameOf(name: string, nameOf: (texts: ServerTexts) => string): boolean {
  const folded = foldName(name);
  return inAllLanguages(nameOf).some((each) => foldName(each) === folded);
}

const truths = new Map(
  [true, false].flatMap((truth) =>
    inAllLanguages(({ reports }) => reports[`${truth}`]).map((word) => [foldName(word), truth] as const),
  ),
);

/** Whether a word says in any language that something is true; undefined if it does not say so, nor the contrary. */
export function truthOf(word: string): boolean | undefined {
  return truths.get(foldName(word));
}

/** Returns the names in all languages as part of a pattern for folded text. */
export function patternOf(...namesOf: ((texts: ServerTexts) => string)[]): string {
  const names = namesOf.flatMap(inAllLanguages).map(foldName);
  return [...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}

/**
 * Writes numbers into one cell, each formatted for the language, so that they can be read back. The minus is that of
 * keyboards, since spreadsheets take the typographic one of Northern languages for text.
 */
export function numberList(numbers: readonly number[], language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { useGrouping: false, maximumFractionDigits: 20 });
  return numbers.map((each) => format.format(each).replace('\u2212', '-')).join('; ');
}
