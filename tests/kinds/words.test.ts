import { expect, test } from 'vitest';
import type { Question, Solution } from '../../src/contract/question';
import { rightLines } from '../../src/contract/wording/rightAnswers';
import { choice, number, order, text } from '../host/game/games';
import { SOLUTION_WORDS } from '../support/words';

const lines = (question: Question, solution: Solution) => rightLines(solution, question, SOLUTION_WORDS);

test('the right answer is given by the answers themselves', () => {
  expect(lines(choice, { kind: 'choice', correct: [1] })).toEqual(['B Aubergine']);
  // A sheet has only the letters.
  const onSheet = { ...choice, answers: undefined } as never;
  expect(lines(onSheet, { kind: 'choice', correct: [2, 0] })).toEqual(['C', 'A']);
  expect(lines(text, { kind: 'text', accepted: ['Rhein', 'Rhine'] })).toEqual(['Rhein', 'Rhine']);
  expect(lines(number, { kind: 'number', value: 1232.5, unit: 'Kilometer' })).toEqual(['1232.5 Kilometer']);
});

test('the right answer names what goes with each left side, with its letter', () => {
  const basics = { questionId: 'q', number: 1, of: 1, text: 'T', points: 2 };
  const match = { ...basics, kind: 'match' as const, left: ['Italy', 'Norway'], answers: ['Oslo', 'Rome'] };
  const pairs: [string, string][] = [
    ['Italy', 'Rome'],
    ['Norway', 'Oslo'],
  ];
  expect(lines(match, { kind: 'match', pairs })).toEqual(['Italy: B Rome', 'Norway: A Oslo']);
});

test('the right answer has a place for each answer to put in order', () => {
  expect(lines(order, { kind: 'order', correct: [1, 3, 2, 0] })).toEqual([
    '1. B Gänseblümchen',
    '2. D Sonnenblume',
    '3. C Apfelbaum',
    '4. A Mammutbaum',
  ]);
});
