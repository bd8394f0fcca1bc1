/** The languages that the pages and the server speak, by their BCP 47 tags, each with its own name. */
export const LANGUAGES = { de: 'Deutsch', en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

/** The first of the wished languages that we speak, else English. `wished` are BCP 47 tags, such as `de-CH`. */
export function languageFor(wished: readonly string[]): Language {
  const languages = wished.map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    languages.find((each): each is Language => each !== undefined && Object.hasOwn(LANGUAGES, each)) ?? 'en'
  );
}
