import { localeOf, type Language } from '../contract/languages';

/** More names than these are counted. */
const MOST_NAMES = 12;

interface NameWords {
  /** Stands between two who play against each other. */
  against: string;
  /** In place of the names that are too many to be read. */
  moreNames: (given: { count: number }) => string;
}

/** How a language writes names in a row. */
export function nameList(language: Language, { against, moreNames }: NameWords) {
  // British English has no comma before the last one.
  const list = new Intl.ListFormat(localeOf(language));
  /** Names as in "A, B and C"; `others`: how many there are beside them. */
  const names = (all: readonly string[], others = 0): string => {
    const shown = all.slice(0, MOST_NAMES);
    const count = all.length - shown.length + others;
    return list.format(count > 0 ? [...shown, moreNames({ count })] : shown);
  };
  return {
    names,
    /** The same for those who play against each other: two stand as "A against B". */
    opponents: (all: readonly string[], others = 0): string =>
      all.length !== 2 || others > 0 ? names(all, others) : all.join(` ${against} `),
  };
}
