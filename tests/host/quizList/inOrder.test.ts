import { expect, test } from 'vitest';
import type { QuizSummary } from '../../../src/contract/quizSummary';
import { inOrder, type Order } from '../../../src/host/quizList/ListOrder';

const quiz = (quizName: string, lastPlayed?: string): QuizSummary => ({
  quizId: quizName,
  quizName,
  quizDescription: 'Für den Pub',
  ...(lastPlayed && { lastPlayed }),
});
const ALL = [quiz('Week', '2026-11-02'), quiz('Café', '2026-10-01'), quiz('Ants')];
const names = (by: Order['by'], search = '') => inOrder(ALL, { by, search }).map(({ quizName }) => quizName);

test('quizzes are found by their words, without case and accents', () => {
  expect(names('changed', 'CAFE')).toEqual(['Café']);
  expect(names('changed', 'week pub')).toEqual(['Week']);
  expect(names('changed', 'wine')).toEqual([]);
});

test('quizzes are sorted by name, or by what was not played for longest', () => {
  expect(names('changed')).toEqual(['Week', 'Café', 'Ants']);
  expect(names('name')).toEqual(['Ants', 'Café', 'Week']);
  expect(names('lastPlayed')).toEqual(['Ants', 'Café', 'Week']);
});
