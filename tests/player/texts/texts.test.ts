import { expect, test } from 'vitest';
import de from '../../../src/player/texts/de';
import en from '../../../src/player/texts/en';
import { loadPhoneTexts } from '../../../src/player/texts/loadTexts';

test('loads the texts of a language', async () => {
  expect(await loadPhoneTexts('de')).toBe(de);
  expect(await loadPhoneTexts('en')).toBe(en);
});

test('counts the others in words', () => {
  expect([0, 1, 12, 1999].map(en.join.others)).toEqual([
    'Just you so far',
    '1 other team is here',
    '12 other teams are here',
    '1,999 other teams are here',
  ]);
  expect([0, 1, 12, 1999].map(de.join.others)).toEqual([
    'Du bist noch allein hier',
    'Noch 1 Team ist hier',
    'Noch 12 Teams sind hier',
    'Noch 1.999 Teams sind hier',
  ]);
});
