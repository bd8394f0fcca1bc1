import { expect, test } from 'vitest';
import { copiesOf, countOf, readChoices, roundsWithout } from '../../../src/host/print/choices';

const USUAL = {
  sheet: 'answers',
  paper: 'A4',
  picturesPerPage: 4,
  cardsPerPage: 4,
  layout: 'slips',
  copies: 1,
  numbered: false,
  tables: 8,
  teams: null,
  without: { quizId: '', rounds: [] },
};

test('invalid options fall back to their defaults, and the rest stay', () => {
  for (const text of [null, '', '{', '7', '[]', '{}']) expect(readChoices(text)).toEqual(USUAL);
  const stored = { sheet: 'cards', paper: 'A0', tables: 0, teams: 40, picturesPerPage: 3, without: 'none' };
  expect(readChoices(JSON.stringify(stored))).toEqual({ ...USUAL, sheet: 'cards', teams: 40 });
});

test('rounds are left out only of the quiz for which this was chosen', () => {
  const choices = readChoices(JSON.stringify({ without: { quizId: 'pub', rounds: [1] } }));
  expect([...roundsWithout(choices, 'pub')]).toEqual([1]);
  expect([...roundsWithout(choices, 'other')]).toEqual([]);
});

test('copies may carry the numbers of their tables', () => {
  const choices = { ...readChoices(null), copies: 2 };
  expect(copiesOf(choices)).toEqual([{}, {}]);
  expect(copiesOf({ ...choices, numbered: true })).toEqual([{ table: 1 }, { table: 2 }]);
});

test.each(['', '0', '-1', '1.5', '201', 'x', '1e9'])('%j is no number of tables', (typed) => {
  expect(countOf(typed)).toBeUndefined();
  expect([countOf('1'), countOf('200')]).toEqual([1, 200]);
});
