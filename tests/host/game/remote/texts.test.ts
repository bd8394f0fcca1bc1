import { describe, expect, test } from 'vitest';
import type { Question } from '../../../../src/contract/question';
import { pointsAmount } from '../../../../src/host/game/remote/pointsAmount';
import { solutionLines } from '../../../../src/host/game/remote/solutionLines';
import { choice, number, order, text } from '../games';

test.each([
  ['1', 1],
  [' 2,5 ', 2.5],
  ['10.5', 10.5],
  ['0', null],
  ['0,3', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['9999999', null],
])('%j points are %s', (typed, amount) => {
  expect(pointsAmount(typed)).toBe(amount);
});

describe('what is right', () => {
  const lines = (question: Question, solution: Parameters<typeof solutionLines>[0]) =>
    solutionLines(solution, question, String);

  test('is said by the answers themselves', () => {
    expect(lines(choice, { correct: [1] })).toEqual(['Aubergine']);
    expect(lines(text, { accepted: ['Rhein', 'Rhine'] })).toEqual(['Rhein', 'Rhine']);
    expect(lines(number, { value: 1232.5, unit: 'Kilometer' })).toEqual(['1232.5 Kilometer']);
  });

  test('has a place for each, where they are put in order', () => {
    expect(lines(order, { correct: [1, 3, 2, 0] })).toEqual([
      '1. Gänseblümchen',
      '2. Sonnenblume',
      '3. Apfelbaum',
      '4. Mammutbaum',
    ]);
  });
});
