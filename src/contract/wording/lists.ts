import { localeOf, type Language } from '../languages';

/** Returns a function that joins texts as the language does, as in "A, B and C". */
export function listIn(language: Language): (items: readonly string[]) => string {
  // British English puts no comma before the last item.
  const list = new Intl.ListFormat(localeOf(language));
  return (items) => list.format(items);
}

/** Returns a comparison that sorts texts as the language does: Swedish has å after z, German beside a. */
export function comparisonIn(language: Language): (one: string, other: string) => number {
  return new Intl.Collator(localeOf(language)).compare;
}
