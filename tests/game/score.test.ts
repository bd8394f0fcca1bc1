import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/contract/question';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';
import { answersOf } from '../support/answersOf';

type Answers = Record<string, Answer>;
/** The result of one question: each player's points by name. */
function pointsFor(question: object, answers: Answers, rules: object = {}): Record<string, number> {
  const game = new GamePlay({ questions: [question], ...rules }, Object.keys(answers)).start();
  game.answers('q1', answers).goTo('podium');
  return Object.fromEntries(game.scores.standings.map(({ name, points }) => [name, points]));
}
const number = (rest: object) => ({ question: 'N', correctNumber: 100, ...rest });

describe('an answer earns its points', () => {
  test('to a choice, if it is the right one', () => {
    expect(pointsFor(choice('A', { points: 2.5 }), { Anna: 1, Ben: 0 })).toEqual({ Anna: 2.5, Ben: 0 });
  });

  test('to a choice of several, if it has all right ones and no others', () => {
    const question = { question: 'M', answers: ['a', 'b', 'c'], correctAnswers: [0, 2] };
    const answers = { All: [2, 0], Some: [0], More: [0, 1, 2] };
    expect(pointsFor(question, answers)).toEqual({ All: 1, Some: 0, More: 0 });
  });

  test('to an order, if the whole sequence is right', () => {
    const question = { question: 'O', correctOrder: ['one', 'two', 'three'] };
    const game = new GamePlay({ questions: [question] }).start();
    const answers = answersOf(game.phone.questions[0]!);
    const right = question.correctOrder.map((text) => answers.indexOf(text));
    game.answers('q1', { Anna: right, Ben: [...right].reverse() });
    expect(game.goTo('podium').table).toEqual(['1 Anna 1 +1', '2 Ben 0 +0']);
  });

  test('to a text, if it is accepted, or nearly so', () => {
    const question = { question: 'T', acceptedAnswers: ['Beethoven', 'Ludwig van Beethoven'] };
    const answers = { Anna: 'beethoven', Ben: 'van Beethoven', Cleo: 'Bethoven', Dora: 'Ludwig' };
    expect(pointsFor(question, answers)).toEqual({ Anna: 1, Ben: 0, Cleo: 1, Dora: 0 });
  });

  test('to a number, if it is exact or within the tolerance', () => {
    const answers = { Anna: 100, Ben: 100.1, Cleo: 99.9, Dora: 100.2 };
    expect(pointsFor(number({}), answers)).toEqual({ Anna: 1, Ben: 0, Cleo: 0, Dora: 0 });
    const near = pointsFor(number({ tolerance: 0.1 }), answers);
    expect(near).toEqual({ Anna: 1, Ben: 1, Cleo: 1, Dora: 0 });
  });

  test('to a number, if it is among the nearest; ties share a place, and the next one is skipped', () => {
    const question = number({ nearest: [3, 2, 1] });
    expect(pointsFor(question, { Anna: 90, Ben: 110, Cleo: 130, Dora: 99 })).toEqual({
      ...{ Dora: 3, Anna: 2, Ben: 2, Cleo: 0 },
    });
    expect(pointsFor(question, { Anna: 99.9, Ben: 100.1, Cleo: 130 })).toEqual({ Anna: 3, Ben: 3, Cleo: 1 });
  });
});

describe('where speed counts', () => {
  const speedy = (afterMs: number, rest: object = {}): number => {
    const game = new GamePlay({
      questions: [choice('A', { seconds: 20, ...rest })],
      scoring: 'speed',
    }).start();
    game.pass(afterMs).answer('Anna', 'q1', 1);
    return game.goTo('reveal').own('Anna').results['q1']!.points;
  };

  test.each([
    [0, 1000],
    [499, 1000],
    [500, 988],
    [5_000, 875],
    [10_000, 750],
    [19_999, 500],
    [20_400, 500],
  ])('an answer after %d ms of 20 s earns %d points', (afterMs, points) => {
    expect(speedy(afterMs)).toBe(points);
  });

  test('the points of the question count a thousandfold, and in full without a time limit', () => {
    expect(speedy(10_000, { points: 3 })).toBe(2250);
    expect(speedy(60_000, { seconds: null })).toBe(1000);
  });

  test('a changed answer counts from its own time, and a pause does not count', () => {
    const game = new GamePlay({ questions: [choice('A', { seconds: 20 })], scoring: 'speed' }).start();
    game.answer('Anna', 'q1', 0);
    game.pass(5000).command({ type: 'pause' });
    game.pass(60_000).answer('Anna', 'q1', 1);
    expect(game.goTo('reveal').own('Anna').results['q1']).toEqual({ correct: true, points: 875 });
  });

  test('added time costs no more than half', () => {
    const game = new GamePlay({ questions: [choice('A', { seconds: 20 })], scoring: 'speed' }).start();
    game.command({ type: 'addTime', step: game.state.step, seconds: 60 });
    game.pass(70_000).answer('Anna', 'q1', 1);
    expect(game.goTo('reveal').own('Anna').results['q1']!.points).toBe(500);
  });
});

describe('standings', () => {
  const three = { rounds: [{ questions: [choice('A')] }, { questions: [choice('B')] }] };
  const played = () => {
    const game = new GamePlay(three, ['Anna', 'Ben', 'Cleo', 'Dora']).start();
    for (const name of ['Anna', 'Ben', 'Cleo']) game.answer(name, 'q1', 1);
    return game;
  };

  test('share a rank where points are equal, and skip the next', () => {
    const game = played();
    game.command({ type: 'adjust', adjustmentId: 'a', playerId: 'Cleo', points: 1, reason: 'song' });
    expect(game.goTo('scores').table).toEqual(['1 Cleo 2 +2', '2 Anna 1 +1', '2 Ben 1 +1', '4 Dora 0 +0']);
  });

  test('show what was gained since those shown before', () => {
    const game = played().goTo('scores').goTo('question');
    game.answer('Dora', 'q2', 1);
    game.command({ type: 'adjust', adjustmentId: 'a', playerId: 'Ben', points: -0.5, reason: 'late' });
    expect(game.goTo('podium').table).toEqual([
      '1 Anna 1 +0',
      '1 Cleo 1 +0',
      '1 Dora 1 +1',
      '4 Ben 0.5 +-0.5',
    ]);
  });

  test('count an adjustment as gained once', () => {
    const game = played();
    game.command({ type: 'adjust', adjustmentId: 'a', playerId: 'Dora', points: 3, reason: 'song' });
    expect(game.goTo('scores').table[0]).toBe('1 Dora 3 +3');
    expect(game.goTo('question').goTo('podium').table[0]).toBe('1 Dora 3 +0');
  });

  test('shown on demand count only what was revealed', () => {
    const game = played().goTo('closed');
    game.command({ type: 'scores', shown: true });
    expect(game.table[0]).toBe('1 Anna 0 +0');
    game.goTo('reveal').command({ type: 'scores', shown: true });
    expect(game.table[0]).toBe('1 Anna 1 +1');
    game.goTo('question').answer('Anna', 'q2', 1);
    expect(game.goTo('podium').table[0]).toBe('1 Anna 2 +1');
  });

  test('shown on demand in the middle of a round are the earlier ones, at its end', () => {
    const game = new GamePlay({ questions: [choice('A'), choice('B')] }).start();
    game.answer('Anna', 'q1', 1);
    game.goTo('reveal').command({ type: 'scores', shown: true });
    game.goTo('question').answer('Anna', 'q2', 1);
    expect(game.goTo('podium').table).toEqual(['1 Anna 2 +1', '2 Ben 0 +0']);
  });
});

test('an answer to an open question causes no new scoring', () => {
  const game = new GamePlay({ questions: [choice('A'), choice('B')] }).start();
  game.goTo('reveal').goTo('question');
  const { scores } = game;
  game.answer('Anna', 'q2', 1);
  expect(game.scores).toBe(scores);
});

describe('a phone', () => {
  test('knows its place once standings were shown, and keeps it until they are shown again', () => {
    const game = new GamePlay({
      rounds: [{ questions: [choice('A')] }, { questions: [choice('B')] }],
    }).start();
    game.answer('Ben', 'q1', 1);
    const place = (name: string) => [game.own(name).points, game.own(name).rank, game.own(name).of];
    expect([place('Ben'), game.goTo('reveal') && place('Ben')]).toEqual(Array(2).fill([null, null, null]));
    game.goTo('scores');
    expect([place('Anna'), place('Ben')]).toEqual([
      [0, 2, 2],
      [1, 1, 2],
    ]);
    game.goTo('question').answer('Anna', 'q2', 1);
    game.goTo('reveal');
    expect([place('Anna'), game.own('Anna').results['q2']]).toEqual([
      [0, 2, 2],
      { correct: true, points: 1 },
    ]);
    game.goTo('podium');
    expect(place('Anna')).toEqual([1, 1, 2]);
  });
});
