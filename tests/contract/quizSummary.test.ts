import { describe, expect, test } from 'vitest';
import { parseQuizList } from '../../src/contract/quizSummary';

const pub = { quizId: 'pub', quizName: 'Pub Quiz', quizDescription: 'For all' };

describe('the quiz list', () => {
  test.each([
    ['an object with quizzes', { quizzes: [pub] }],
    ['a bare array', [pub]],
    ['unknown fields', { quizzes: [{ ...pub, questions: 12 }], total: 1 }],
  ])('is read from %s', (_what, input) => {
    expect(parseQuizList(input)).toEqual({ ok: true, value: [pub] });
  });

  test.each([[[]], [{ quizzes: [] }]])('%j reads as empty', (input) => {
    expect(parseQuizList(input)).toEqual({ ok: true, value: [] });
  });

  test('keeps numeric ids as numbers, so that they go back unchanged', () => {
    const parsed = parseQuizList([{ ...pub, quizId: 0 }]);
    expect(parsed).toEqual({ ok: true, value: [{ ...pub, quizId: 0 }] });
  });

  test.each([[null], [undefined]])('reads a description of %s as empty', (quizDescription) => {
    const parsed = parseQuizList([{ ...pub, quizDescription }]);
    expect(parsed).toEqual({ ok: true, value: [{ ...pub, quizDescription: '' }] });
  });

  test.each([
    ['<html>'],
    [undefined],
    [7],
    [{}],
    [{ quizzes: {} }],
    [[{ quizId: 'x' }]],
    [[{ ...pub, quizId: '' }]],
  ])('%j is refused with a reason', (input) => {
    expect(parseQuizList(input)).toEqual({ ok: false, reason: expect.stringMatching(/./) });
  });
});
