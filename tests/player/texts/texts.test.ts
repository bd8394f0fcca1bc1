import { expect, test } from 'vitest';
import { loadPhoneTexts } from '../../../src/player/texts/loadTexts';

test.each([
  [
    'en',
    ['Just you so far', '1 other team is here', '12 other teams are here', '1,999 other teams are here'],
  ],
  [
    'de',
    [
      'Du bist noch allein hier',
      'Noch 1 Team ist hier',
      'Noch 12 Teams sind hier',
      'Noch 1.999 Teams sind hier',
    ],
  ],
] as const)('counts the others in words: %s', async (language, expected) => {
  const { join } = await loadPhoneTexts(language);
  expect([0, 1, 12, 1999].map((count) => join.others({ count }))).toEqual(expected);
});
