import { expect, it } from 'vitest';
import { languageFor, textsFor } from '../../../src/player/join/texts';

it.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['DE-ch'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['gsw', 'de-CH', 'en'], 'de'],
  [['fr', 'en-US', 'de'], 'en'],
  [['den'], 'en'],
  [[], 'en'],
])('speaks to a phone set to %j in %s', (phoneLanguages, language) => {
  expect(languageFor(phoneLanguages)).toBe(language);
});

it.each([
  ['en', ['Just you so far', '1 other is here', '12 others are here', '1,999 others are here']],
  [
    'de',
    ['Du bist noch allein hier', 'Noch 1 Team ist hier', '12 andere sind hier', '1.999 andere sind hier'],
  ],
] as const)('counts the others in words in %s', (language, words) => {
  expect([0, 1, 12, 1999].map(textsFor(language).others)).toEqual(words);
});
