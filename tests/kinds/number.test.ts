import { describe, expect, test } from 'vitest';
import { faultsIn } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const number = (rest: object = {}) => ({ question: 'How many?', correctNumber: 3, ...rest });
const TOO_LONG = [1e308, -1e60, 1e15, 1234567890.123456, 1e-15, 5e-324];
const LONGEST = [999_999_999_999_999, -123_456_789.012345, 0.00000000000001, 0];

describe('a guess', () => {
  test('has at most 15 digits, so that every wall has room for it', () => {
    const game = new GamePlay({ questions: [number({ nearest: [3] })] }, ['Anna']).start();
    for (const guess of [...TOO_LONG, NaN, Infinity])
      expect(game.answer('Anna', 'q1', guess)).toBe('answer_invalid');
    for (const guess of LONGEST) expect(game.answer('Anna', 'q1', guess)).toBeUndefined();
  });

  test('of the tie-break has no more either', () => {
    const questions = [{ question: 'Q', answers: ['a', 'b'], correctAnswer: 0 }];
    const game = new GamePlay({ questions, tieBreak: number() }).start();
    game.answers('q1', { Anna: 0, Ben: 0 }).goTo('tieBreak').move('next');
    for (const guess of TOO_LONG) expect(game.answer('Anna', 'tieBreak', guess)).toBe('answer_invalid');
    expect(game.answer('Anna', 'tieBreak', 4)).toBeUndefined();
  });
});

test.each([
  [number({ correctNumber: 1e308 }), ['questions/0/correctNumber too_large']],
  [number({ correctNumber: -1e15 }), ['questions/0/correctNumber too_small']],
  [number({ tolerance: 1e300 }), ['questions/0/tolerance too_large']],
  [number({ correctNumber: 999_999_999_999_999, tolerance: 1 }), []],
  [number({ correctNumber: Math.PI }), []],
])('the quiz file %j has the faults %j', (question, faults) => {
  expect(faultsIn({ questions: [question] })).toEqual(faults);
});
