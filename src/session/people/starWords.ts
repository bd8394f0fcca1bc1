/** A language's bad words, and words that are none. An entry is a word, the beginning of one with `*`, or several. */
export interface WordList {
  readonly starred: readonly string[];
  readonly decent: readonly string[];
}

/** Returns a text fit for everybody: of each bad word only the first letter is left, and every other becomes a star. */
export type StarWords = (text: string) => string;

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A word: letters, also circled ones, and what reads as one; `!` before a letter reads as an i. */
const WORD = /[\p{L}\p{N}\u24b6-\u24e9@$](?:[\p{L}\p{M}\p{N}\p{DI}\u24b6-\u24e9@$]|!(?=[\p{L}\p{N}]))*/gu;
/** What may stand between the words of one entry. */
const BETWEEN = /^[\s\-\u2010-\u2013'’]+$/u;
const DIGITS: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  $: 's',
  '@': 'a',
  '!': 'i',
};
/** Three or more of one letter: no word is spelled like that, but many are shouted like that. */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const MOST_KNOWN = 10_000;

/**
 * Returns a function that stars the bad words of all these lists, of which the first is in the language of the text:
 * its decent words win over every list, those of another over its own. Only whole words count, so that nobody is
 * starred for where they live or for a family name.
 */
export function starWordsIn(lists: readonly WordList[]): StarWords {
  const readers = lists.map(({ starred, decent }) => {
    const [bad, good] = [new Entries(starred, foldWord), new Entries(decent, (word) => word.toLowerCase())];
    return {
      badIn: (words: readonly Word[]) => bad.coveredIn(words, ({ readings }) => readings),
      decentIn: (words: readonly Word[]) => new Set(good.coveredIn(words, ({ spellings }) => spellings)),
    };
  });
  const starred = (text: string): string => {
    const words = wordsIn(text);
    const decent = readers.map(({ decentIn }) => decentIn(words));
    const bad = new Set(
      readers.flatMap(({ badIn }, list) =>
        badIn(words).filter((word) => !decent[list]!.has(word) && !decent[0]!.has(word)),
      ),
    );
    const parts = words.map((word) => word.before + (bad.has(word) ? star(word.text) : word.text));
    return parts.join('') + text.slice(words.at(-1)?.end ?? 0);
  };
  /** Caches results: the same names are shown again with every change of a list. */
  const known = new Map<string, string>();
  return (text) => {
    let shown = known.get(text);
    if (shown === undefined) {
      if (known.size >= MOST_KNOWN) known.clear();
      shown = starred(text);
      known.set(text, shown);
    }
    return shown;
  };
}

interface Word {
  text: string;
  /** What stands between it and the word before. */
  before: string;
  end: number;
  /** As written, but in lower case: in most languages', and in Turkish with its two i's. */
  spellings: string[];
  /** Folded, and with digits and signs read as letters; none for a number. */
  readings: string[];
}

function wordsIn(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const before = text.slice(end, index);
    end = index + word.length;
    const plain = word.normalize('NFKC');
    const spellings = [plain.toLowerCase(), plain.toLocaleLowerCase('tr')];
    return { text: word, before, end, spellings, readings: readingsOf(word) };
  });
}

/** The entries of a list, to be looked up by how they begin. */
class Entries {
  readonly #byStart = new Map<string, string[][]>();
  readonly #stemLengths = new Set<number>();

  constructor(entries: readonly string[], fold: (word: string) => string) {
    for (const entry of entries) {
      const words = entry
        .split(/[\s\-'’]+/)
        .map((word) => (word.endsWith('*') ? `${fold(word.slice(0, -1))}*` : fold(word)));
      const [first = '', ...rest] = words;
      if (first.endsWith('*')) this.#stemLengths.add(first.length - 1);
      this.#byStart.set(first, [...(this.#byStart.get(first) ?? []), rest]);
    }
  }

  /** Returns the words of a text that belong to an entry. Where several begin with one word, the longest counts. */
  coveredIn(words: readonly Word[], formsOf: (word: Word) => readonly string[]): Word[] {
    const covered: Word[] = [];
    for (let at = 0; at < words.length;) {
      const length = this.#lengthAt(words, at, formsOf);
      covered.push(...words.slice(at, at + length));
      at += Math.max(1, length);
    }
    return covered;
  }

  #lengthAt(words: readonly Word[], at: number, formsOf: (word: Word) => readonly string[]): number {
    const starts = formsOf(words[at]!).flatMap((form) => [form, ...this.#stemsOf(form)]);
    const rests = starts.flatMap((start) => this.#byStart.get(start) ?? []);
    const matching = rests.filter((rest) =>
      rest.every((part, index) => {
        const word = words[at + 1 + index];
        return word && BETWEEN.test(word.before) && formsOf(word).some((form) => isForm(form, part));
      }),
    );
    return Math.max(0, ...matching.map(({ length }) => length + 1));
  }

  #stemsOf(form: string): string[] {
    const lengths = [...this.#stemLengths].filter((length) => length <= form.length);
    return lengths.map((length) => `${form.slice(0, length)}*`);
  }
}

function isForm(word: string, part: string): boolean {
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}

/**
 * Returns a word with digits and signs read as letters: 1 as i or l, and ä's dots as an accent or not; what is drawn
 * out also as one letter and as two.
 */
function readingsOf(word: string): string[] {
  // Digits alone are a number.
  if (!/\p{L}/u.test(word)) return [];
  const plain = [word, withoutAccents(word)]
    .map(foldWord)
    .flatMap((each) => [each, each.replace(DRAWN_OUT, '$1'), each.replace(DRAWN_OUT, '$1$1')]);
  const readings = [...plain, ...plain.map((each) => each.replaceAll('1', 'l'))].map((each) =>
    each.replace(/[013457-8$@!]/g, (sign) => DIGITS[sign] ?? sign),
  );
  return [...new Set(readings)];
}

function star(word: string): string {
  const [first, ...others] = [...characters.segment(word)].map(({ segment }) => segment);
  return first + '*'.repeat(others.length);
}

/** Returns a word in lower case without accents; ä, ö, ü and ß become ae, oe, ue and ss, and ı an i. */
function foldWord(word: string): string {
  const letters = word.normalize('NFKC').toLowerCase().replaceAll('ı', 'i');
  return withoutAccents(letters.replace(/[äöüß]/g, (letter) => UMLAUTS[letter]!));
}

/** Returns a text without accents; here ä becomes a. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\p{M}\p{DI}]/gu, '');
}
