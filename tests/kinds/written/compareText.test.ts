import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { compareForms, formsOf, isWithin } from '../../../src/kinds/written/compareText';
import { fc } from '../../support/property';

const compareText = (given: string, accepted: string) => compareForms(formsOf(given), formsOf(accepted));

test.each([
  ['ÉDITH PIAF', 'Edith Piaf'],
  ['Bjork', 'Björk'],
  ['Citroen', 'Citroën'],
  ['Rock ’n’ Roll', "Rock 'n' Roll"],
  ['AC DC', 'AC/DC'],
  ['ACDC', 'AC/DC'],
  ['USA', 'U.S.A.'],
  ['Beatles', 'The Beatles'],
  ['the beatles', 'Beatles'],
  ['Lord of Rings', 'The Lord of the Rings'],
  ['an apple', 'Apple'],
  ['New   York', ' New York '],
  ['Strasse', 'Straße'],
  ['Maerz', 'März'],
  ['Marz', 'März'],
  ['Maedchentraume', 'Mädchenträume'],
  ['Angstrom', 'Ångström'],
  ['Moeller', 'Møller'],
  ['Aesop', 'Æsop'],
  ['Łodz', 'Łódź'],
  ['Istanbul', 'İstanbul'],
  ['100', '100 %'],
  ['3,5', '3.5'],
  ['Ｂａｃｈ', 'Bach'],
  ['Σωκρατης', 'Σωκράτης'],
  ['Die', 'Die'],
  ['The The', 'The The'],
  ['!!!', '!!!'],
  ['東京', '東京'],
])('%j is the same as %j', (given, accepted) => {
  expect(compareText(given, accepted)).toBe('same');
});

test.each([
  ['Mozrt', 'Mozart'],
  ['Beethofen', 'Beethoven'],
  ['Shakspear', 'Shakespeare'],
  ['Apolo 11', 'Apollo 11'],
  ['Oesterrreich', 'Österreich'],
  ['New Yorck', 'New York'],
])('%j may be a typo of %j', (given, accepted) => {
  expect(compareText(given, accepted)).toBe('typo');
});

test.each([
  // Some of the words, on either side, and in another order.
  ['Schneider', 'Romy Schneider'],
  ['Bach', 'Johann Sebastian Bach'],
  ['Der Stephansdom zu Wien', 'Stephansdom'],
  ['Dom in Köln', 'Dom zu Köln'],
  ['Kafka, Franz', 'Franz Kafka'],
  ['Shneider', 'Romy Schneider'],
  ['Düsseldorf', 'Duesseldorf am Rhein'],
  ['Plan', 'Plan A'],
  ['2001', '2001 Odyssee im Weltraum'],
  // Initials.
  ['F. Kafka', 'Franz Kafka'],
  ['Franz Kafka', 'F. Kafka'],
  ['JS Bach', 'Johann Sebastian Bach'],
  ['J. Bach', 'Johann Sebastian Bach'],
  ['Joanne Rowling', 'J. K. Rowling'],
  ['J.F.K.', 'John F. Kennedy'],
  ['USA', 'United States of America'],
  ['Vereinte Nationen', 'VN'],
  // One letter different, or two swapped.
  ['Back', 'Bach'],
  ['Bahc', 'Bach'],
  ['Blu', 'Blue'],
  ['Mozrat', 'Mozart'],
])('%j for %j is doubtful', (given, accepted) => {
  expect(compareText(given, accepted)).toBe('doubtful');
});

test.each([
  ['Romy', 'Franz Kafka'],
  ['G. Kafka', 'Franz Kafka'],
  ['Eva Green', 'Emma Green'],
  ['von', 'Herbert von Karajan'],
  ['und', 'Max und Moritz'],
  ['der', 'Herr der Ringe'],
  ['of', 'United States of America'],
  ['F', 'Franz Kafka'],
  ['F.', 'F. Kafka'],
  ['K', 'Kafka'],
  ['FK', 'Kafka'],
  ['Rot', 'Ja'],
  ['Ai', 'Ei'],
  ['1985', '1984'],
  ['Formel 2', 'Formel 1'],
  ['Formel', 'Formel 1'],
  ['Kanal 13', 'Kanal 31'],
  ['Motsart', 'Mozart'],
  ['Austria', 'Australia'],
  ['Apollo 13', 'Apollo 11'],
  ['Apollo 1', 'Apollo 11'],
  ['35', '3.5'],
  ['Plan B', 'Plan A'],
  ['', 'Bach'],
  ['?', '!!!'],
  ['東京都', '東京'],
])('%j is not %j', (given, accepted) => {
  expect(compareText(given, accepted)).toBe('different');
});

test('every text is the same as itself, in capitals, and with an article before it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
      expect(compareText(text, text)).toBe('same');
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zäöüß]{4,12}( [a-zäöüß]{4,12})?$/), (text) => {
      expect(compareText(text.toUpperCase(), text)).toBe('same');
      expect(compareText(`die ${text}`, text)).toBe('same');
    }),
  );
});

test('whether two texts are the same does not depend on which is typed', () => {
  const text = fc.array(fc.constantFrom('ä', 'ae', 'a', 'ü', 'u', 'e', 'x', '-', ' ', '1', 'the '), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [left, right] = [one.join(''), other.join('')];
      expect(compareText(left, right) === 'same').toBe(compareText(right, left) === 'same');
    }),
  );
});

/** Short texts of few letters, many of which are near each other. */
const nearby = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', ' '), maxLength: 9 });

test('so many typos or fewer is the edit distance, however the texts differ', () => {
  fc.assert(
    fc.property(nearby, nearby, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      expect(isWithin(most, one, other)).toBe(distance(one, other) <= most);
    }),
    { numRuns: 5_000 },
  );
});
