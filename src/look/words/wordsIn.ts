import { localeOf, pluralIn, type Language, type PluralForms } from '../../contract/languages';

/** More names than these are counted. */
const MOST_NAMES = 12;

/** What each language's words say of numbers and of names. */
export interface ForWordsIn {
  /** A point, as it is counted. */
  points: PluralForms;
  /** What stands between two who play against each other. */
  against: string;
  /** In place of the names that are too many to be read. */
  moreNames: (count: number) => string;
}

/** The words of a language that are made of numbers and names. */
export function wordsIn(language: Language, { points, against, moreNames }: ForWordsIn) {
  const plural = pluralIn(language);
  const { format } = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  // British English has no comma before the last one.
  const list = new Intl.ListFormat(localeOf(language));
  /** Names in a row, as in "A, B and C"; `others`: how many there are beside them. */
  const names = (all: readonly string[], others = 0): string => {
    const shown = all.slice(0, MOST_NAMES);
    const more = all.length - shown.length + others;
    return list.format(more > 0 ? [...shown, moreNames(more)] : shown);
  };
  return {
    /** As numbers are written, with two decimals at most. */
    number: format,
    points: (count: number) => `${format(count)} ${plural(count, points)}`,
    names,
    /** The same for those who play against each other: two stand as "A against B". */
    opponents: (all: readonly string[], others = 0): string =>
      all.length !== 2 || others > 0 ? names(all, others) : all.join(` ${against} `),
  };
}
