import { expect, test } from 'vitest';
import { countOf, readChoices, roundsWithout } from '../../../src/host/print/choices';

const USUAL = {
  ...{ sheet: 'answers', paper: 'A4', picturesPerPage: 4, cardsPerPage: 4, roundPages: true },
  ...{ tables: 8, teams: 12, without: { quizId: '', rounds: [] } },
};

test('of what cannot be read the usual is chosen, and the rest stays', () => {
  for (const text of [null, '', '{', '7', '[]', '{}']) expect(readChoices(text)).toEqual(USUAL);
  const stored = { sheet: 'cards', paper: 'A0', tables: 0, teams: 40, picturesPerPage: 3, without: 'none' };
  expect(readChoices(JSON.stringify(stored))).toEqual({ ...USUAL, sheet: 'cards', teams: 40 });
});

test('rounds are left out of the quiz alone that they were left out of', () => {
  const choices = readChoices(JSON.stringify({ without: { quizId: 'pub', rounds: [1] } }));
  expect([...roundsWithout(choices, 'pub')]).toEqual([1]);
  expect([...roundsWithout(choices, 'other')]).toEqual([]);
});

test.each(['', '0', '-1', '1.5', '201', 'x', '1e9'])('%j tables are none', (typed) => {
  expect(countOf(typed)).toBeUndefined();
  expect([countOf('1'), countOf('200')]).toEqual([1, 200]);
});
