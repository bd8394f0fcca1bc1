import { expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const several = { question: 'Which?', answers: ['red', 'green', 'blue'], correctAnswers: [0, 2], points: 2 };
const asking = (file: object = {}) => new GamePlay({ questions: [several, choice('B')], ...file }).start();

test('an unfinished answer does not count as answered', () => {
  const game = asking();
  game.answer('Anna', 'q1', [0], false);
  expect(game.counted).toMatchObject({ answered: 0, expected: 2 });
  expect(game.host.players).toMatchObject([{ answered: false }, { answered: false }]);
  game.answer('Anna', 'q1', [0, 2]);
  expect(game.counted).toMatchObject({ answered: 1 });
  expect(game.host.players[0]).toMatchObject({ answered: true });
});

test('a question does not close early while anybody is still editing an answer', () => {
  const game = asking();
  game.answer('Anna', 'q1', [0, 2]);
  game.answer('Ben', 'q1', [0], false);
  expect(game.pass(3_000).scene.name).toBe('question');
  game.answer('Ben', 'q1', [0, 2], true);
  expect(game.pass(2_999).scene.name).toBe('question');
  expect(game.pass(1).scene.name).toBe('closed');
});

test('returning to an answer in the last three seconds stops them', () => {
  const game = asking();
  for (const name of ['Anna', 'Ben']) game.answer(name, 'q1', [0]);
  game.pass(1_000).answer('Ben', 'q1', [0, 1], false);
  expect(game.scene).toMatchObject({ remainingMs: 29_000 });
});

test('an unfinished answer counts as answered when its question closes, and is marked', () => {
  const game = asking();
  game.answer('Anna', 'q1', [0, 2], false);
  game.move('close');
  expect(game.scene).toMatchObject({ name: 'closed', answered: 1 });
  expect(game.move('next')).toBeUndefined();
  expect(game.own('Anna').results).toEqual({ q1: { correct: true, points: 2 } });
});

test('declaring an answer done keeps its time and its writer', () => {
  const game = asking({ scoring: 'speed' });
  const submit = { type: 'answer' as const, playerId: 'Anna', questionId: 'q1', answer: [0, 2] };
  game.pass(3_000).happen({ ...submit, by: 'one', done: false });
  game.pass(9_000).happen({ ...submit, by: 'other' });
  expect(game.own('Anna')).toMatchObject({ lastBy: { q1: 'one' } });
  game.goTo('reveal');
  expect(game.own('Anna').results).toMatchObject({ q1: { points: 1_900 } });
});

test('parts that all stay unchanged declare the answer done', () => {
  const parts = ['Song', 'Band'].map((label) => ({ label, acceptedAnswers: [label] }));
  const game = new GamePlay({ questions: [{ question: 'What plays?', parts }] }).start();
  game.answer('Anna', 'q1', ['x', null], false);
  game.answer('Anna', 'q1', [null, null]);
  expect(game.counted).toMatchObject({ answered: 1 });
  expect(game.own('Anna').answers).toEqual({ q1: ['x', ''] });
  expect(game.answer('Ben', 'q1', [null, null])).toBeUndefined();
  expect(game.counted).toMatchObject({ answered: 1 });
});

test('handing in a sheet completes every answer in it', () => {
  const game = new GamePlay({ reveal: 'round', questions: [choice('A'), several] }).start().goTo('question');
  game.answer('Anna', 'q2', [0], false);
  expect(game.counted).toMatchObject({ answered: 0 });
  game.ready('Anna');
  expect(game.counted).toMatchObject({ answered: 1, ready: 1 });
});

test('a phone is told which of its answers are unfinished, until they are revealed', () => {
  const game = asking();
  game.answer('Anna', 'q1', [0], false);
  expect(game.own('Anna').unfinished).toEqual(['q1']);
  expect(game.own('Ben')).not.toHaveProperty('unfinished');
  expect(game.restart().own('Anna').unfinished).toEqual(['q1']);
  expect(game.goTo('reveal').own('Anna')).not.toHaveProperty('unfinished');
});
