import { describe, expect, test } from 'vitest';
import type { Question } from '../../../../src/contract/question';
import { solutionLines } from '../../../../src/host/game/remote/NowView';
import { choice, number, order, text } from '../games';

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
