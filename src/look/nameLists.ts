/** What stands between names, and in place of those that are too many to be read. */
const WORDS = {
  de: { against: 'gegen', more: (count: number) => `${count} weitere` },
  en: { against: 'against', more: (count: number) => `${count} more` },
};
/** More names than these are counted. */
const MOST_NAMES = 12;

/** Names in a row, as in "A, B and C"; `others`: how many there are beside them. */
export function nameList(language: 'de' | 'en', names: readonly string[], others = 0): string {
  const shown = names.slice(0, MOST_NAMES);
  const more = names.length - shown.length + others;
  // British English has no comma before the last one.
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  return list.format(more > 0 ? [...shown, WORDS[language].more(more)] : shown);
}

/** The same for those who play against each other: two stand as "A against B". */
export function opponentList(language: 'de' | 'en', names: readonly string[], others = 0): string {
  if (names.length !== 2 || others > 0) return nameList(language, names, others);
  return names.join(` ${WORDS[language].against} `);
}
