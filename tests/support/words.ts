import { LANGUAGES, SPOKEN_LANGUAGES } from '../../src/contract/languages';
import type { HostWords } from '../../src/contract/wording/rightAnswers';

/** The languages that have all their words. */
export const WHOLE_LANGUAGES = SPOKEN_LANGUAGES.filter(
  (language) => !LANGUAGES[language].partial && !LANGUAGES[language].over,
);

const FILES = import.meta.glob<{ default: unknown }>('../../src/locales/*/*.json');

/** Returns a room's texts in one language (or in `mixture`), as pages load them. */
export async function wordsOf<Room extends keyof Messages>(
  room: Room,
  language = 'en',
): Promise<Messages[Room]> {
  const { default: words } = await FILES[`../../src/locales/${language}/${room}.json`]!();
  return words as Messages[Room];
}

/** What lines of a right answer are made of, in English and with plain numbers. */
export const SOLUTION_WORDS: HostWords = {
  value: String,
  withUnit: ({ value, unit }) => `${value} ${unit}`,
  labelled: ({ label, value }) => `${label}: ${value}`,
};
