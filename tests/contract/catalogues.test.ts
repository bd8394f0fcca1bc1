import { describe, expect, test } from 'vitest';
import { SPOKEN_LANGUAGES } from '../../src/contract/languages';
import { argumentsOf, readCatalogue, rooms } from '../../src/server/vite/messages/catalogues';
import { report } from '../../src/server/vite/messages/report';
import { isInCommon } from './sameTexts';

/** The texts of a message's cases, without arguments and numbers, which are the same in all languages. */
function wordsOf(message: string): string[] {
  const names = [...argumentsOf(message).keys()].join('|');
  return message
    .replace(new RegExp(`\\{(${names})(, number)?\\}|[\\d.,]+(?= |$)`, 'g'), '')
    .split(/\{\w+,? (?:plural|select),?|(?:one|few|many|other|true|=\d+) \{|[{}#]/)
    .map((part) => part.trim());
}
const hasWord = (text: string) => /\p{L}{4}/u.test(text);

test('no message is invalid or unknown, and none is missing in a complete language', () => {
  expect(report().faults).toEqual([]);
});

describe.each(SPOKEN_LANGUAGES)('in %s', (language) => {
  test.each(rooms())('no message of %s is empty or untranslated', (room) => {
    const english = readCatalogue('en', room);
    const own = readCatalogue(language, room);
    const others = ['en', 'de'].filter((each) => each !== language && language !== 'de');
    const theirs = others.map((other) => readCatalogue(other, room));
    const left = Object.entries(own).filter(([key, message]) => {
      if (english[key] !== '') expect(message, key).not.toBe('');
      const isTheirs = theirs.some((other) => other[key] === message);
      return (
        isTheirs &&
        !isInCommon(language, message) &&
        wordsOf(message).some((words) => hasWord(words) && !isInCommon(language, words))
      );
    });
    expect(left).toEqual([]);
  });
});
