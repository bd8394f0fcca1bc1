import type { Language } from '../../contract/languages';

/** The languages besides English that `docs` has this page in. */
const TRANSLATED: readonly Language[] = ['de', 'es', 'fr'];

/** Returns the address of the page on what goes wrong, in this language if there is one, else in English. */
export function helpPageIn(language: Language): string {
  return `/help/${TRANSLATED.includes(language) ? `${language}/` : ''}troubleshooting.html`;
}
