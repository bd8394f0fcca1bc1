import languages from './languages.json' with { type: 'json' };

export type Language = keyof typeof languages;

interface LanguageRow {
  /** The language's own name for itself. */
  name: string;
  /** How it offers itself on the start page: “In” this language. */
  offer: string;
  /** The locale for numbers, dates and plurals, if it differs from the language's tag. */
  locale?: string;
  /** Written from right to left. */
  dir?: 'rtl';
  /** What a region says differently: all other messages are those of this language. */
  over?: Language;
  /** The translation is incomplete: missing messages are shown in English. */
  partial?: boolean;
  /** The translation is only begun: no menu offers it, and no browser gets it unless an address asks for it. */
  begun?: boolean;
}

/** The languages of pages and server, by BCP 47 tag, in the order of lists. Each has a folder in `src/locales`. */
export const LANGUAGES = languages as Readonly<Record<Language, LanguageRow>>;
export const ALL_LANGUAGES = Object.keys(LANGUAGES) as readonly Language[];
/** Those that can be chosen. */
export const SPOKEN_LANGUAGES = ALL_LANGUAGES.filter((language) => !LANGUAGES[language].begun);

/** Returns the languages of a menu, where this one is chosen. */
export function languageChoices(chosen: Language): readonly Language[] {
  return SPOKEN_LANGUAGES.includes(chosen) ? SPOKEN_LANGUAGES : [...SPOKEN_LANGUAGES, chosen];
}

/** Whether a tag is one of these languages. */
export function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && Object.hasOwn(LANGUAGES, tag);
}

/** Returns the first supported language among the `wished` BCP 47 tags, such as `de-CH`, else English. */
export function languageFor(wished: readonly string[]): Language {
  return firstSpoken(wished) ?? 'en';
}

/** Like `languageFor`, but returns undefined if none is supported. */
export function firstSpoken(wished: readonly string[]): Language | undefined {
  return wished.map(spokenTag).find((language) => language !== undefined);
}

/** A region that has words of its own comes before its language. */
function spokenTag(tag: string): Language | undefined {
  const named = (wanted: string) => SPOKEN_LANGUAGES.find((each) => each.toLowerCase() === wanted);
  return named(tag.toLowerCase().replace('_', '-')) ?? named(languageOfTag(tag));
}

/** Returns the direction in which a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return LANGUAGES[language].dir ?? 'ltr';
}

/** Returns a tag's language. Norwegian browsers may send `no`, and Nynorsk writers can read Bokmål. */
export function languageOfTag(tag: string): string {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  return ['no', 'nn'].includes(language) ? 'nb' : language;
}

/**
 * Returns the languages to look for a text in, in this order: the language's own texts, those of the language that it
 * is a variant of, then English. The mixture is German, with what the specification quotes in English.
 */
export function fallbacksOf(language: string): string[] {
  if (language === 'en') return ['en'];
  const over = language === 'mixture' ? 'de' : isLanguage(language) && LANGUAGES[language].over;
  return over ? [language, over, 'en'] : [language, 'en'];
}

/** Returns a formatter that writes numbers as the language does, with at most two decimals. */
export function numberIn(language: Language): (value: number) => string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 }).format;
}

/** Returns the locale for a language's numbers, dates and plurals; the mixture uses that of German. */
export function localeOf(language: string): string {
  if (language === 'mixture') return 'de';
  return (isLanguage(language) ? LANGUAGES[language].locale : undefined) ?? language;
}
