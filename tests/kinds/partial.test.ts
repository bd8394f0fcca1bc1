import { describe, expect, test } from 'vitest';
import { GamePlay } from '../support/gamePlay';

const question = {
  question: 'M',
  answers: ['a', 'b', 'c', 'd'],
  correctAnswers: [0, 1, 2],
  partial: true,
  points: 3,
};

/** A game at the reveal of this question, which these players have answered. */
function revealed(given: Record<string, number[]>, more: object = {}, quiz: object = {}) {
  const questions = [{ ...question, ...more }];
  return new GamePlay({ ...quiz, questions }, Object.keys(given)).start().answers('q1', given).goTo('reveal');
}

describe('part points', () => {
  test('are the share of right ticks less wrong ones, and never less than nothing', () => {
    const game = revealed({ All: [0, 1, 2], Two: [0, 1], More: [0, 1, 2, 3], Even: [0, 3], Wrong: [3] });
    expect(game.points).toEqual({ All: 3, Two: 2, More: 2, Even: 0, Wrong: 0 });
  });

  test('come with their share, and only a whole answer is right', () => {
    const game = revealed({ All: [0, 1, 2], Two: [0, 1], Wrong: [3] });
    expect(game.own('All').results.q1).toEqual({ correct: true, points: 3 });
    expect(game.own('Two').results.q1).toEqual({ correct: false, points: 2, share: 2 / 3 });
    expect(game.own('Wrong').results.q1).toEqual({ correct: false, points: 0 });
    expect(game.scene).toMatchObject({ right: { count: 1, of: 3 }, onlyRight: 'All' });
  });

  test('are rounded as those of parts are, and to whole points where speed counts', () => {
    expect(revealed({ Two: [0, 1] }, { points: 1 }).points).toEqual({ Two: 0.666667 });
    expect(revealed({ Two: [0, 1] }, { points: 1 }, { scoring: 'speed', readSeconds: 0 }).points).toEqual({
      Two: 667,
    });
  });

  test('give way to the host’s mark and to the score of a sheet', () => {
    const game = revealed({ Two: [0, 1], Other: [3] });
    game.command({ type: 'mark', questionId: 'q1', answer: [0, 1], correct: true });
    game.command({ type: 'score', playerId: 'Other', questionId: 'q1', share: 0.5 });
    expect(game.points).toEqual({ Two: 3, Other: 1.5 });
  });

  test('are none without the field', () => {
    expect(revealed({ All: [0, 1, 2], Two: [0, 1] }, { partial: false }).points).toEqual({ All: 3, Two: 0 });
  });
});
