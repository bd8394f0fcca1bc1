import { describe, expect, test } from 'vitest';
import type { Question, Solution } from '../../src/contract/question';
import { wordsOf } from '../../src/kinds/words';
import { choice, number, order, text } from '../host/game/games';

describe('what is right', () => {
  const lines = (question: Question, solution: Solution) =>
    wordsOf(solution).rightLines(solution, question, String);

  test('is said by the answers themselves', () => {
    expect(lines(choice, { kind: 'choice', correct: [1] })).toEqual(['B Aubergine']);
    expect(lines(text, { kind: 'text', accepted: ['Rhein', 'Rhine'] })).toEqual(['Rhein', 'Rhine']);
    expect(lines(number, { kind: 'number', value: 1232.5, unit: 'Kilometer' })).toEqual(['1232.5 Kilometer']);
  });

  test('has a place for each, where they are put in order', () => {
    expect(lines(order, { kind: 'order', correct: [1, 3, 2, 0] })).toEqual([
      '1. B Gänseblümchen',
      '2. D Sonnenblume',
      '3. C Apfelbaum',
      '4. A Mammutbaum',
    ]);
  });
});
