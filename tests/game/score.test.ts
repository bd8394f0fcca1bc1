import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/contract/question';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';
import { answersOf } from '../support/answersOf';

const number = (rest: object) => ({ question: 'N', correctNumber: 100, ...rest });
const text = { question: 'T', acceptedAnswers: ['Beethoven', 'Ludwig van Beethoven'] };

const textGroups = [
  { text: 'beethoven', count: 2, correct: true },
  { text: 'van Beethoven', count: 1, correct: false },
  { text: 'Bethoven', count: 1, correct: true },
];
const nearestNumbers = [
  { name: 'Dora', value: 99, points: 3 },
  { name: 'Anna', value: 90, points: 2 },
  { name: 'Ben', value: 110, points: 2 },
  { name: 'Cleo', value: 130, points: 0 },
];

describe('an answer earns its points, and is shown with the right one', () => {
  test.each<[what: string, question: object, Record<string, Answer>, points: object, shown?: object]>([
    [
      'a choice, if it is the right one',
      choice('A', { points: 2.5, explanation: 'So it is.' }),
      { Anna: 1, Ben: 1, Cleo: 0 },
      { Anna: 2.5, Ben: 2.5, Cleo: 0 },
      { solution: { correct: [1], explanation: 'So it is.' }, tally: { counts: [1, 2, 0] } },
    ],
    [
      'a choice of several, if it has all right ones and no others',
      { question: 'M', answers: ['a', 'b', 'c'], correctAnswers: [0, 2] },
      { All: [2, 0], Some: [0], More: [0, 1, 2] },
      { All: 1, Some: 0, More: 0 },
      { solution: { correct: [0, 2] }, tally: { counts: [3, 1, 2] } },
    ],
    [
      'a text, if it is accepted, or nearly so',
      text,
      { Anna: 'beethoven', Ben: 'van Beethoven', Cleo: 'Bethoven', Dora: 'Beethoven!' },
      { Anna: 1, Ben: 0, Cleo: 1, Dora: 1 },
      { solution: { accepted: text.acceptedAnswers }, tally: { groups: textGroups } },
    ],
    [
      'a number, if it is exact',
      number({ unit: 'm' }),
      { Anna: 100, Ben: 100.1 },
      { Anna: 1, Ben: 0 },
      { solution: { value: 100, unit: 'm' } },
    ],
    [
      'a number within the tolerance',
      number({ tolerance: 0.1 }),
      { Anna: 100, Ben: 100.1, Cleo: 99.9, Dora: 100.2 },
      { Anna: 1, Ben: 1, Cleo: 1, Dora: 0 },
    ],
    [
      'a number among the nearest, where ties share a place, and the next one is skipped',
      number({ nearest: [3, 2, 1] }),
      { Anna: 90, Ben: 110, Cleo: 130, Dora: 99 },
      { Anna: 2, Ben: 2, Cleo: 0, Dora: 3 },
      { tally: { nearest: nearestNumbers } },
    ],
    [
      'a number that shares the first place',
      number({ nearest: [3, 2, 1] }),
      { Anna: 99.9, Ben: 100.1, Cleo: 130 },
      { Anna: 3, Ben: 3, Cleo: 1 },
    ],
  ])('%s', (_what, question, given, points, shown = {}) => {
    const game = new GamePlay({ questions: [question] }, Object.keys(given)).start().answers('q1', given);
    expect(game.goTo('reveal').scene).toMatchObject(shown);
    expect(game.points).toEqual(points);
  });

  test('an order, if the whole sequence is right; each answer in its right place is counted', () => {
    const question = { question: 'O', correctOrder: ['one', 'two', 'three'], points: 2 };
    const game = new GamePlay({ questions: [question] }, ['Anna', 'Ben']).start();
    const answers = answersOf(game.phone.questions[0]!);
    const right = question.correctOrder.map((each) => answers.indexOf(each));
    game.answers('q1', { Anna: right, Ben: [...right].reverse() });
    const { scene } = game.goTo('reveal');
    expect(game.points).toEqual({ Anna: 2, Ben: 0 });
    if (scene.name !== 'reveal' || scene.tally.kind !== 'order') throw Error(scene.name);
    const { counts } = scene.tally;
    expect(scene.solution).toMatchObject({ correct: right });
    expect(right.map((place) => counts[place])).toEqual([1, 2, 1]);
  });
});

describe('where speed counts', () => {
  const speedy = (afterMs: number, rest: object = {}): number => {
    const game = new GamePlay({
      questions: [choice('A', { seconds: 20, ...rest })],
      scoring: 'speed',
      readSeconds: 0,
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
    const game = new GamePlay({
      questions: [choice('A', { seconds: 20 })],
      scoring: 'speed',
      readSeconds: 0,
    }).start();
    game.answer('Anna', 'q1', 0);
    game.pass(5000).command({ type: 'pause' });
    game.pass(60_000).answer('Anna', 'q1', 1);
    expect(game.goTo('reveal').own('Anna').results['q1']).toEqual({ correct: true, points: 875 });
  });

  test('added time costs no more than half', () => {
    const game = new GamePlay({
      questions: [choice('A', { seconds: 20 })],
      scoring: 'speed',
      readSeconds: 0,
    }).start();
    game.addTime(60);
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

  test('show what was gained since those shown before', () => {
    const game = played().goTo('scores').goTo('question');
    game.answer('Dora', 'q2', 1);
    game.give('Ben', -0.5);
    expect(game.goTo('podium').table).toEqual([
      '1 Anna 1 +0',
      '1 Cleo 1 +0',
      '1 Dora 1 +1',
      '4 Ben 0.5 +-0.5',
    ]);
  });

  test('count an adjustment as gained once', () => {
    const game = played();
    game.give('Dora', 3);
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

test('scores stay those of the moment for which they were asked, whenever they are read', () => {
  const game = new GamePlay({ questions: [choice('A')] }).start();
  const { scores } = game;
  game.answers('q1', { Ben: 1 }).goTo('podium');
  expect(game.table).toEqual(['1 Ben 1 +1', '2 Anna 0 +0']);
  expect(scores.standings.map(({ name, points }) => `${name} ${points}`)).toEqual(['Anna 0', 'Ben 0']);
  expect(scores.shown).toBeNull();
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
