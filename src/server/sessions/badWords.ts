import naughtyWords from 'naughty-words';
import { languageOfTag } from '../../contract/languages';
import { type StarWords, starWordsIn, type WordList } from '../../session/people/starWords';

/** What each language adds to the package's list and takes from it. A region has the list of its language. */
const FILES = import.meta.glob<WordList>('../../locales/*/badWords.json', { eager: true, import: 'default' });
/** Where the package calls a language otherwise. It has no Ukrainian list, and Ukrainian pubs hear Russian. */
const PACKAGED: Readonly<Record<string, keyof typeof naughtyWords>> = { nb: 'no', uk: 'ru' };

const LISTS = new Map(
  Object.entries(FILES).map(([path, list]) => {
    const language = path.split('/').at(-2) ?? '';
    return [language, withPackaged(language, list)] as const;
  }),
);

/** Adds the package's single words to a language's list: its longer entries are of little use. */
function withPackaged(language: string, { starred, decent }: WordList): WordList {
  const packaged = naughtyWords[PACKAGED[language] ?? (language as keyof typeof naughtyWords)];
  const unwanted = new Set(decent.map((word) => word.toLowerCase()));
  const words = packaged.filter((word) => /^\p{L}+$/u.test(word) && !unwanted.has(word.toLowerCase()));
  return { starred: [...words, ...starred], decent };
}

/** Where neither quiz nor venue says a language: that of hosts who have chosen none. */
const UNSAID = 'de';

const known = new Map<string, StarWords>();

/** Returns a function that stars the bad words of these languages and of English; the first is that of the text. */
function starWordsOf(languages: readonly string[]): StarWords {
  const all = [...new Set([...languages, 'en'])];
  const key = all.join();
  const found = known.get(key) ?? starWordsIn(all.flatMap((language) => LISTS.get(language) ?? []));
  known.set(key, found);
  return found;
}

/**
 * Returns what stars the bad words of a quiz's language, of the venue's and of English.
 * @param venueLanguage what the venue has set, asked for with every text; undefined: the language of this machine
 */
export function createStarWords(
  venueLanguage: () => string | undefined = () => undefined,
): (language: string | undefined) => StarWords {
  const listed = (tag = ''): string | undefined => [languageOfTag(tag)].find((each) => LISTS.has(each));
  const ofMachine = listed(Intl.DateTimeFormat().resolvedOptions().locale) ?? 'en';
  const starWordsFor = (language: string | undefined, venue: string | undefined): StarWords => {
    const chosen = listed(venue);
    return starWordsOf([listed(language) ?? chosen ?? UNSAID, chosen ?? ofMachine]);
  };
  return (language) => {
    let venue = venueLanguage();
    let starWords = starWordsFor(language, venue);
    return (text) => {
      const now = venueLanguage();
      // Every name in each message to hosts is starred, so the lists are only looked for after a change.
      if (now !== venue) [venue, starWords] = [now, starWordsFor(language, now)];
      return starWords(text);
    };
  };
}
