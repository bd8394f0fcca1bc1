import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/contract/question';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';
import { answerOf } from '../../src/game/rules/answers';

const KINDS = {
  choice: choice('A'),
  multiple: { question: 'B', answers: ['red', 'green', 'blue'], correctAnswers: [0, 2] },
  text: { question: 'C', acceptedAnswers: ['Bach'] },
  number: { question: 'D', correctNumber: 8 },
  order: { question: 'E', correctOrder: ['one', 'two', 'three'] },
};
/** Counts the entries of objects and lists that are new, and not shared with the former value. */
function entriesCopied(before: unknown, after: unknown): number {
  if (before === after || typeof after !== 'object' || after === null) return 0;
  const former = Object(before) as Record<string, unknown>;
  const entries = Object.entries(after);
  return entries.reduce((sum, [key, value]) => sum + entriesCopied(former[key], value), entries.length);
}

const asking = (kind: keyof typeof KINDS) => new GamePlay({ questions: [KINDS[kind]] }).start();

describe('an answer', () => {
  test.each<[keyof typeof KINDS, Answer, Answer]>([
    ['choice', 2, 2],
    ['multiple', [2, 0], [0, 2]],
    ['text', ' J. S.\u0000  Bach ', 'J. S. Bach'],
    ['text', 'a\u202eb', 'a b'],
    ['text', `x${'\u0351'.repeat(20)}`, `x${'\u0351'.repeat(4)}`],
    ['number', -0, 0],
    ['number', 8.25, 8.25],
    ['order', [2, 0, 1], [2, 0, 1]],
  ])('to a question of the kind %s: %j is stored as %j', (kind, answer, stored) => {
    const game = asking(kind);
    expect(game.answer('Anna', 'q1', answer)).toBeUndefined();
    expect(answerOf(game.state, 'Anna', 'q1')).toEqual(stored);
    expect(game.own('Anna').answers).toEqual({ q1: stored });
  });

  test.each<[keyof typeof KINDS, Answer[]]>([
    ['choice', [3, -1, 0.5, 'red', [0]]],
    ['multiple', [0, [], [3], [0, 0], 'red']],
    ['text', [7, [0], ['x', 'y'], [null, null], '\u202e', '\u200b']],
    ['number', ['8', [8], NaN, Infinity]],
    ['order', [0, [0, 1], [0, 1, 1], [0, 1, 3], 'one']],
  ])('that does not fit a question of the kind %s is refused: %j', (kind, answers) => {
    const game = asking(kind);
    const { state } = game;
    for (const answer of answers) expect(game.answer('Anna', 'q1', answer)).toBe('answer_invalid');
    expect(game.state).toBe(state);
  });

  test('costs the same however many answers there are', () => {
    const ids = Array.from({ length: 1_000 }, (_, i) => `player ${i}`);
    const game = new GamePlay({ questions: [KINDS.choice] }, ids).start();
    for (const id of ids.slice(1)) game.answer(id, 'q1', 1);
    const before = game.state.answers;
    game.answer(ids[0]!, 'q1', 1);
    expect(answerOf(game.state, ids[0]!, 'q1')).toBe(1);
    expect(entriesCopied(before, game.state.answers)).toBeLessThan(150);
  });

  test('sent again changes nothing', () => {
    const game = asking('text');
    game.answer('Anna', 'q1', 'Bach');
    const { answers, revision } = game.pass(1000).state;
    expect(game.answer('Anna', 'q1', ' Bach')).toBeUndefined();
    expect(game.state).toMatchObject({ answers, revision });
  });

  test('that comes up to 500 ms late counts, whoever closed', () => {
    const atDeadline = asking('choice').pass(30_500);
    expect(atDeadline.answer('Anna', 'q1', 1)).toBeUndefined();
    expect(atDeadline.pass(1).answer('Ben', 'q1', 1)).toBe('answers_closed');
    const byHost = asking('choice').pass(1000);
    byHost.move('close');
    expect(byHost.pass(500).answer('Anna', 'q1', 1)).toBeUndefined();
    expect(byHost.scene).toMatchObject({ name: 'closed', answered: 1 });
  });

  test('that comes late to a closed sheet does not count where the solution was shown before', () => {
    const game = new GamePlay({ reveal: 'round', questions: [KINDS.choice, KINDS.choice] }).start();
    game.goTo('reveal').move('back');
    game.move('back');
    expect(game.scene.name).toBe('question');
    game.move('close');
    game.move('close');
    expect(game.scene.name).toBe('closed');
    expect(game.answer('Anna', 'q1', 1)).toBe('answers_closed');
    expect(game.answer('Anna', 'q2', 1)).toBeUndefined();
  });

  test('counts by its arrival, even before the deadline was noticed', () => {
    const game = asking('choice');
    game.now += 30_400;
    expect(game.answer('Anna', 'q1', 1)).toBeUndefined();
    expect(game.scene.name).toBe('closed');
    const late = asking('choice');
    late.now += 30_600;
    expect(late.answer('Anna', 'q1', 1)).toBe('answers_closed');
    expect(late.scene.name).toBe('question');
  });

  test('that comes after a restart is too late, however soon', () => {
    const game = asking('choice');
    game.move('close');
    expect(game.restart().answer('Anna', 'q1', 1)).toBe('answers_closed');
  });

  test('is refused from an unknown player, and to an unknown question', () => {
    const game = asking('choice');
    expect(game.answer('Zoe', 'q1', 1)).toBe('not_joined');
    for (const questionId of ['q2', 'constructor', '__proto__', ''])
      expect(game.answer('Anna', questionId, 1)).toBe('answer_invalid');
  });

  test('of a player named like a built-in property of objects is a single answer', () => {
    const game = new GamePlay({ questions: [KINDS.choice] }, ['__proto__', 'constructor']).start();
    expect(game.scene).toMatchObject({ answered: 0, expected: 2 });
    game.answer('__proto__', 'q1', 1);
    expect(game.scene).toMatchObject({ answered: 1, expected: 2 });
    expect(game.own('__proto__').answers).toEqual({ q1: 1 });
  });
});

const several = { ...KINDS.multiple, points: 2 };
const askingSeveral = (file: object = {}) =>
  new GamePlay({ questions: [several, choice('B')], ...file }).start();

test('an unfinished answer does not count as answered', () => {
  const game = askingSeveral();
  game.answer('Anna', 'q1', [0], false);
  expect(game.scene).toMatchObject({ answered: 0, expected: 2 });
  expect(game.host.players).toMatchObject([{ answered: false }, { answered: false }]);
  game.answer('Anna', 'q1', [0, 2]);
  expect(game.scene).toMatchObject({ answered: 1 });
  expect(game.host.players[0]).toMatchObject({ answered: true });
});

test('a question does not close early while anybody is still editing an answer', () => {
  const game = askingSeveral();
  game.answer('Anna', 'q1', [0, 2]);
  game.answer('Ben', 'q1', [0], false);
  expect(game.pass(3_000).scene.name).toBe('question');
  game.answer('Ben', 'q1', [0, 2], true);
  expect(game.pass(2_999).scene.name).toBe('question');
  expect(game.pass(1).scene.name).toBe('closed');
});

test('returning to an answer in the last three seconds stops them', () => {
  const game = askingSeveral();
  for (const name of ['Anna', 'Ben']) game.answer(name, 'q1', [0]);
  game.pass(1_000).answer('Ben', 'q1', [0, 1], false);
  expect(game.scene).toMatchObject({ remainingMs: 29_000 });
});

test('everybody is told when the question closes because all have answered, and when it no longer does', () => {
  const game = new GamePlay({ seconds: null, questions: [KINDS.text] }).start();
  for (const name of ['Anna', 'Ben']) game.answer(name, 'q1', 'Bach');
  expect(game.pass(1_000).phone.scene).toMatchObject({ remainingMs: null, closingMs: 2_000 });
  game.answer('Ben', 'q1', 'Bac', false);
  expect(game.phone.scene).not.toHaveProperty('closingMs');
});

test('the same answer again, as an unfinished one, does not stop the last three seconds', () => {
  const game = askingSeveral();
  for (const name of ['Anna', 'Ben']) game.answer(name, 'q1', [0]);
  game.pass(1_000).answer('Ben', 'q1', [0], false);
  expect(game.scene).toMatchObject({ answered: 2, remainingMs: 2_000 });
});

test('a finished answer that is changed and changed back keeps its time and its writer', () => {
  const game = askingSeveral({ scoring: 'speed', readSeconds: 0 });
  const submit = { type: 'answer' as const, playerId: 'Anna', questionId: 'q1' };
  game.pass(3_000).happen({ ...submit, answer: [0, 2], by: 'one' });
  game.pass(5_000).happen({ ...submit, answer: [0], by: 'other', done: false });
  game.restart().command({ type: 'resume' });
  game.happen({ ...submit, answer: [0, 2], by: 'other', done: false });
  expect(game.own('Anna')).toMatchObject({ lastBy: { q1: 'one' }, unfinished: ['q1'] });
  game.goTo('reveal');
  expect(game.own('Anna').results).toMatchObject({ q1: { points: 1_900 } });
});

describe('an answer that is withdrawn', () => {
  test.each<[keyof typeof KINDS, Answer]>([
    ['choice', 1],
    ['multiple', [0]],
    ['text', 'Bach'],
    ['number', 8],
    ['order', [0, 1, 2]],
  ])('to a question of the kind %s counts no longer', (kind, answer) => {
    const game = asking(kind);
    for (const name of ['Anna', 'Ben']) game.answer(name, 'q1', answer);
    expect(game.withdraw('Anna', 'q1')).toBeUndefined();
    expect(game.own('Anna').answers).toEqual({});
    expect(game.scene).toMatchObject({ answered: 1, expected: 2, remainingMs: 30_000 });
    game.goTo('reveal');
    expect(game.own('Anna').results).toEqual({ q1: { correct: false, points: 0 } });
  });

  test('can be given again, and counts by its new time', () => {
    const game = new GamePlay({ scoring: 'speed', readSeconds: 0, questions: [KINDS.choice] }).start();
    game.answer('Anna', 'q1', 1);
    game.pass(15_000).withdraw('Anna', 'q1');
    game.answer('Anna', 'q1', 1);
    game.goTo('reveal');
    expect(game.own('Anna').results).toEqual({ q1: { correct: true, points: 750 } });
  });

  test('changes nothing if there is none', () => {
    const game = asking('choice');
    const { state } = game;
    expect(game.withdraw('Anna', 'q1')).toBeUndefined();
    expect(game.state).toBe(state);
  });

  test('is refused like an answer: late, to an unknown question, or from a stranger', () => {
    const game = asking('choice');
    game.answer('Anna', 'q1', 1);
    expect(game.withdraw('Zoe', 'q1')).toBe('not_joined');
    expect(game.withdraw('Anna', '__proto__')).toBe('answer_invalid');
    game.move('close');
    expect(game.pass(501).withdraw('Anna', 'q1')).toBe('answers_closed');
    expect(game.own('Anna').answers).toEqual({ q1: 1 });
  });
});

test('an unfinished answer counts as answered when its question closes, and is marked', () => {
  const game = askingSeveral();
  game.answer('Anna', 'q1', [0, 2], false);
  game.move('close');
  expect(game.scene).toMatchObject({ name: 'closed', answered: 1 });
  expect(game.move('next')).toBeUndefined();
  expect(game.own('Anna').results).toEqual({ q1: { correct: true, points: 2 } });
});

test('declaring an answer done keeps its time and its writer', () => {
  const game = askingSeveral({ scoring: 'speed', readSeconds: 0 });
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
  expect(game.scene).toMatchObject({ answered: 1 });
  expect(game.own('Anna').answers).toEqual({ q1: ['x', ''] });
  expect(game.answer('Ben', 'q1', [null, null])).toBeUndefined();
  expect(game.scene).toMatchObject({ answered: 1 });
});

test('handing in a sheet completes every answer in it', () => {
  const game = new GamePlay({ reveal: 'round', questions: [choice('A'), several] }).start().goTo('question');
  game.answer('Anna', 'q2', [0], false);
  expect(game.scene).toMatchObject({ answered: 0 });
  game.ready('Anna');
  expect(game.scene).toMatchObject({ answered: 1, ready: 1 });
});

test('a phone is told which of its answers are unfinished, until they are revealed', () => {
  const game = askingSeveral();
  game.answer('Anna', 'q1', [0], false);
  expect(game.own('Anna').unfinished).toEqual(['q1']);
  expect(game.own('Ben')).not.toHaveProperty('unfinished');
  expect(game.restart().own('Anna').unfinished).toEqual(['q1']);
  expect(game.goTo('reveal').own('Anna')).not.toHaveProperty('unfinished');
});
