/** Two or more spellings that count as the same. */
type Alike = readonly string[];

/**
 * What a language takes for the same in typed answers, as its `answers.json` has it. Every language has all of these
 * lists, some of them empty.
 */
export interface AnswerWords {
  /** Words that make no difference before another word. */
  articles: readonly string[];
  /** Those that are joined to the word by an apostrophe, with it. */
  prefixes: readonly string[];
  /** The endings of definite forms: what is put at the end of a word, or two endings that stand for one another. */
  endings: readonly (string | Alike)[];
  /** The same for plurals, and for whole words with their abbreviations, such as Saint and St. */
  plurals: readonly (string | Alike)[];
  /** Pairs of ways to write a letter. */
  letters: readonly Alike[];
  /** The words for 0 to 12, also for the fourth of a name; several in a list of their own. */
  numbers: readonly (string | Alike)[];
  /** Units after a number, each in a list of all its names. */
  units: readonly Alike[];
}

/** The keys of an `answers.json`. */
export const ANSWER_LISTS = [
  'articles',
  'prefixes',
  'endings',
  'plurals',
  'letters',
  'numbers',
  'units',
] as const satisfies readonly (keyof AnswerWords)[];
/** The lists whose entries are texts alone; those whose entries are pairs alone, or at least pairs. */
const TEXTS: readonly string[] = ['articles', 'prefixes'];
const LISTS: readonly string[] = ['letters', 'units'];
const PAIRS: readonly string[] = ['endings', 'plurals', 'letters'];
const NUMBERS = 13;

/** Says what is wrong with the JSON of an `answers.json`, each fault after the key of its list and the place in it. */
export function answerWordFaults(json: unknown): string[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return ['not an object of lists'];
  const lists = json as Record<string, unknown>;
  const unknown = Object.keys(lists).filter((key) => !ANSWER_LISTS.some((known) => known === key));
  return [
    ...unknown.map((key) => `${key}: no such list, only ${ANSWER_LISTS.join(', ')}`),
    ...ANSWER_LISTS.flatMap((key) => listFaults(key, lists[key])),
  ];
}

function listFaults(key: string, list: unknown): string[] {
  if (!Array.isArray(list)) return [`${key}: not a list`];
  const faults = list.flatMap((entry: unknown, at) => {
    const fault = entryFault(key, entry);
    return fault ? [`${key}[${at}]: ${fault}`] : [];
  });
  const isCounted = key !== 'numbers' || list.length === NUMBERS;
  return isCounted ? faults : [...faults, `${key}: ${list.length} in place of ${NUMBERS}, from 0 to 12`];
}

function entryFault(key: string, entry: unknown): string | undefined {
  if (isText(entry)) {
    if (LISTS.includes(key)) return 'not a list of texts';
    return key === 'prefixes' && !/^\p{L}+['’]$/u.test(entry) ? 'not letters and an apostrophe' : undefined;
  }
  if (TEXTS.includes(key)) return 'not a text';
  if (!Array.isArray(entry)) return 'neither a text nor a list of texts';
  const isPair = PAIRS.includes(key);
  if (isPair ? entry.length !== 2 : entry.length < 2)
    return isPair ? 'not two texts' : 'fewer than two texts';
  // A word without an ending has an empty one.
  const texts = key === 'letters' || !isPair ? entry : entry.filter((each) => each !== '');
  if (!texts.length || !texts.every(isText)) return 'not a list of texts';
  return new Set(entry).size < entry.length ? 'the same text twice' : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value === value.trim();
}
