/** The languages that the pages and the server speak, by their BCP 47 tags, each with its own name. */
export const LANGUAGES = { de: 'Deutsch', en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;
export const SPOKEN_LANGUAGES = Object.keys(LANGUAGES) as readonly Language[];

/** Whether a tag is one of these, without a region. */
export function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && Object.hasOwn(LANGUAGES, tag);
}

/** The first of the wished languages that we speak, else English. `wished` are BCP 47 tags, such as `de-CH`. */
export function languageFor(wished: readonly string[]): Language {
  return wished.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}
