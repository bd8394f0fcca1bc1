/** The languages that the pages and the server speak, by their BCP 47 tags, each with its own name. */
export const LANGUAGES = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
} as const;
export type Language = keyof typeof LANGUAGES;
export const SPOKEN_LANGUAGES = Object.keys(LANGUAGES) as readonly Language[];

/** Whether a tag is one of these, without a region. */
export function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && Object.hasOwn(LANGUAGES, tag);
}

/** The first of the wished languages that we speak, else English. `wished` are BCP 47 tags, such as `de-CH`. */
export function languageFor(wished: readonly string[]): Language {
  return firstSpoken(wished) ?? 'en';
}

/** The same, undefined where we speak none of them. */
export function firstSpoken(wished: readonly string[]): Language | undefined {
  return wished.map((tag) => tag.toLowerCase().split(/[-_]/)[0]).find(isLanguage);
}

/**
 * The languages in which a text is said, the first that has it: in each language's own words, else in English. The
 * mixture is German, with what the specification quotes in English.
 */
export function fallbacksOf(language: string): string[] {
  if (language === 'mixture') return ['mixture', 'de', 'en'];
  return language === 'en' ? ['en'] : [language, 'en'];
}

/** A word in its forms for counts, by CLDR's names for them; `other` where a count has no form of its own. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Makes what picks the form of a word that goes with a count, by the language's own rules. */
export function pluralIn(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(localeOf(language));
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Writes numbers as a language does, with two decimals at most. */
export function numberIn(language: Language): (value: number) => string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 }).format;
}

/** The region whose numbers, dates and plurals a language's texts have: the nearest to most of its hosts. */
export function localeOf(language: string): string {
  const regions: Partial<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT', mixture: 'de' };
  return regions[language] ?? language;
}
