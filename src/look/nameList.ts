import type { Language } from '../contract/languages';
import { listIn } from '../contract/wording/lists';

/** If there are more names than this, they are counted. */
const MOST_NAMES = 12;

interface NameWords {
  /** Two opponents. */
  against: (given: { first: string; second: string }) => string;
  /** Replaces the names if there are too many to read. */
  moreNames: (given: { count: number }) => string;
}

/** Returns how a language lists names. */
export function nameList(language: Language, { against, moreNames }: NameWords) {
  const list = listIn(language);
  /** Lists names as in "A, B and C"; `others`: how many more there are. */
  const names = (all: readonly string[], others = 0): string => {
    const shown = all.slice(0, MOST_NAMES);
    const count = all.length - shown.length + others;
    return list(count > 0 ? [...shown, moreNames({ count })] : shown);
  };
  return {
    list,
    names,
    /** The same for opponents: two are written as "A against B". */
    opponents: (all: readonly string[], others = 0): string =>
      all.length !== 2 || others > 0 ? names(all, others) : against({ first: all[0]!, second: all[1]! }),
  };
}
