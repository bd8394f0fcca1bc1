import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../src/server/vite/messages/catalogues';
import { WHOLE_LANGUAGES } from '../support/words';
import registers from './registers.json';

/** Whom the messages of a room address: a team by its phone, or one host. docs/languages.md says how. */
const ROOMS: Record<keyof typeof registers, string[]> = {
  team: ['phone', 'play', 'home', 'phoneCheck'],
  host: ['demo', 'evening', 'past', 'season', 'settings', 'venue', 'versions', 'workshop'],
};

const wordsOf = (message: string) => message.toLowerCase().match(/\p{L}+/gu) ?? [];

describe.each(Object.entries(registers))('to the %s', (reader, wrong) => {
  const languages = WHOLE_LANGUAGES.filter((language): language is keyof typeof wrong => language in wrong);

  test('every language that has two registers has its words', () => {
    expect(languages).toEqual(WHOLE_LANGUAGES.filter((language) => language !== 'en'));
  });

  test.each(languages)('no message has a word of the other register in %s', (language) => {
    const never = new Set(wrong[language]);
    const strays = ROOMS[reader as keyof typeof registers].flatMap((room) =>
      Object.entries(readCatalogue(language, room)).filter(([, message]) =>
        wordsOf(message.replace(/\{\w+/g, '{')).some((word) => never.has(word)),
      ),
    );
    expect(strays).toEqual([]);
  });
});
