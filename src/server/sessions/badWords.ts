import naughtyWords from 'naughty-words';
import {
  isLanguage,
  languageFor,
  languageOfTag,
  SPOKEN_LANGUAGES,
  type Language,
} from '../../contract/languages';
import { type StarWords, starWordsIn, type WordList } from '../../session/people/starWords';

/** What each language adds to the package's list and takes from it. */
const FILES = import.meta.glob<WordList>('../../locales/*/badWords.json', { eager: true, import: 'default' });
const OWN = new Map(
  Object.entries(FILES).map(([path, list]) => [path.split('/').at(-2) ?? '', list] as const),
);
/** Where the package calls a language otherwise. It has no Ukrainian list, and Ukrainian pubs hear Russian. */
const PACKAGED: Partial<Record<Language, keyof typeof naughtyWords>> = { nb: 'no', uk: 'ru' };

/** Returns a language's list: of the package's only single words, since its longer entries are of little use. */
function listOf(language: Language): WordList {
  const packaged = naughtyWords[PACKAGED[language] ?? (language as keyof typeof naughtyWords)];
  const { starred = [], decent = [] } = OWN.get(language) ?? {};
  const unwanted = new Set(decent.map((word) => word.toLowerCase()));
  const words = packaged.filter((word) => /^\p{L}+$/u.test(word) && !unwanted.has(word.toLowerCase()));
  return { starred: [...words, ...starred], decent };
}

const LISTS = new Map(SPOKEN_LANGUAGES.map((language) => [language, listOf(language)]));
const known = new Map<string, StarWords>();

/** Returns a function that stars the bad words of these languages and of English; the first is that of the text. */
function starWordsOf(languages: readonly Language[]): StarWords {
  const all = [...new Set<Language>([...languages, 'en'])];
  const key = all.join();
  const found = known.get(key) ?? starWordsIn(all.map((language) => LISTS.get(language)!));
  known.set(key, found);
  return found;
}

/**
 * Returns what stars the bad words of a quiz's language, of the venue's and of English. A quiz that does not say its
 * language is in the venue's.
 * @param venueLanguage what the venue has set, asked for with every text; undefined: the language of this machine
 */
export function createStarWords(
  venueLanguage: () => string | undefined = () => undefined,
): (language: string | undefined) => StarWords {
  const ofMachine = languageFor([Intl.DateTimeFormat().resolvedOptions().locale]);
  const spoken = (tag = ''): Language | undefined => [languageOfTag(tag)].find(isLanguage);
  return (language) => (text) => {
    const there = spoken(venueLanguage()) ?? ofMachine;
    return starWordsOf([spoken(language) ?? there, there])(text);
  };
}
