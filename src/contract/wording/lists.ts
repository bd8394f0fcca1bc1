import { localeOf, type Language } from '../languages';

/** Returns a function that joins texts as the language does, as in "A, B and C". */
export function listIn(language: Language): (items: readonly string[]) => string {
  // British English puts no comma before the last item.
  const list = new Intl.ListFormat(localeOf(language));
  return (items) => list.format(items);
}
