import { expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const quiz = { questions: [choice('A', { seconds: 20 })], scoring: 'speed' };
function atPace(factor: 1 | 1.5 | 2 | 0, file: object = quiz): GamePlay {
  const game = new GamePlay(file);
  expect(game.command({ type: 'pace', factor })).toBeUndefined();
  return game.start();
}

test.each([
  [1.5, 30_000, 833],
  [2, 40_000, 875],
  [0, null, 1000],
] as const)(
  'at the pace %d a question has %d ms, and an answer after 10 s %d points',
  (factor, durationMs, points) => {
    const game = atPace(factor);
    expect(game.monitor).toMatchObject({ pace: factor, scene: { remainingMs: durationMs, durationMs } });
    game.pass(10_000).answer('Anna', 'q1', 1);
    expect(game.goTo('reveal').own('Anna').results['q1']).toEqual({ correct: true, points });
  },
);

test('a question without a limit has none at any pace', () => {
  expect(atPace(2, { ...quiz, questions: [choice('A', { seconds: null })] }).scene).toMatchObject({
    durationMs: null,
  });
});

test('half of the points are left at the end of the time, at any pace', () => {
  const game = atPace(2).pass(39_999);
  game.answer('Anna', 'q1', 1);
  expect(game.goTo('reveal').own('Anna').results['q1']!.points).toBe(500);
});

test('a game that has started keeps its pace', () => {
  const game = atPace(1.5);
  expect(game.command({ type: 'pace', factor: 2 })).toBe('command_refused');
  expect(game.monitor.pace).toBe(1.5);
});
