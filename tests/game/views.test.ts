import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';
import { answersOf } from '../support/answersOf';

const file = {
  rounds: [
    {
      title: 'One',
      questions: [
        choice('A', {
          explanation: 'So it is.',
          note: 'Slowly.',
          image: 'cat.png',
          imageAlt: 'A cat',
          audio: 'a.mp3',
          video: 'a.mp4',
        }),
        { question: 'B', answers: ['x', 'y', 'z'], correctAnswers: [0, 2] },
        { question: 'C', acceptedAnswers: ['Bach', 'J. S. Bach'] },
        { question: 'D', correctNumber: 8, unit: 'legs', nearest: [3, 2] },
        { question: 'E', correctOrder: ['one', 'two', 'three'], points: 2 },
      ],
    },
  ],
};
const rightOrder = (game: GamePlay) =>
  ['one', 'two', 'three'].map((text) => answersOf(game.phone.questions[0]!).indexOf(text));
/** Plays up to the reveal of one question that everybody has answered. */
function revealOf(text: string): GamePlay {
  const game = new GamePlay(file, ['Anna', 'Ben', 'Cleo']).start();
  while (!('question' in game.scene) || game.scene.question?.text !== text) game.move('next');
  const right = text === 'E' ? rightOrder(game) : [];
  const answers = {
    A: [1, 1, 2],
    B: [[0, 2], [0], [1, 2]],
    C: ['bach', 'Bach!', 'Haydn'],
    D: [8, 6, 10],
    E: [right, [right[1]!, right[0]!, right[2]!], right],
  };
  ['Anna', 'Ben', 'Cleo'].forEach((name, i) =>
    game.answer(name, game.phone.questions[0]!.questionId, answers[text as 'A'][i]!),
  );
  return game.goTo('reveal');
}
const round = { index: 0, of: 1, title: 'One', questionCount: 5, reveal: 'question' };

describe('a monitor', () => {
  test('sees the lobby, and the coming round without its questions', () => {
    const game = new GamePlay(file);
    const before = {
      revision: 2,
      step: 0,
      paused: false,
      locked: false,
      autopilot: false,
      ...{ pace: 1, scoresOneByOne: false },
    };
    expect(game.monitor).toEqual({ ...before, scene: { name: 'lobby' } });
    expect(game.start().monitor).toEqual({
      ...before,
      revision: 3,
      step: 1,
      scene: { name: 'round', round },
    });
  });

  test('sees a question with all its fields, and nothing that gives its answer away', () => {
    const game = new GamePlay(file).start().goTo('question');
    expect(game.scene).toEqual({
      ...{ name: 'question', round, remainingMs: 30_000, durationMs: 30_000, answered: 0, expected: 2 },
      waiting: true,
      question: {
        ...{ questionId: 'q1', number: 1, of: 5, kind: 'choice', text: 'A', points: 1 },
        ...{ answers: ['red', 'green', 'blue'], imageUrl: '/media/7', imageAlt: 'A cat' },
        ...{ audioUrl: '/media/5', videoUrl: '/media/5' },
      },
    });
  });

  test.each([
    ['A', { correct: [1], explanation: 'So it is.' }, { counts: [0, 2, 1] }],
    ['B', { correct: [0, 2] }, { counts: [2, 1, 2] }],
    [
      'C',
      { accepted: ['Bach', 'J. S. Bach'] },
      {
        groups: [
          { text: 'bach', count: 2, correct: true },
          { text: 'Haydn', count: 1, correct: false },
        ],
      },
    ],
    [
      'D',
      { value: 8, unit: 'legs' },
      {
        nearest: [
          { name: 'Anna', value: 8, points: 3 },
          { name: 'Ben', value: 6, points: 2 },
          { name: 'Cleo', value: 10, points: 2 },
        ],
      },
    ],
  ])('sees at the reveal of %s the right answer and the answers given', (text, solution, tally) => {
    expect(revealOf(text).scene).toMatchObject({ name: 'reveal', question: { text }, solution, tally });
  });

  test('sees at the reveal of an order how many put each answer in its right place', () => {
    const { scene } = revealOf('E');
    if (scene.name !== 'reveal' || scene.solution?.kind !== 'order' || scene.tally.kind !== 'order')
      throw Error(scene.name);
    const { correct } = scene.solution;
    expect(correct.map((place) => answersOf(scene.question)[place])).toEqual(['one', 'two', 'three']);
    const { counts } = scene.tally;
    expect(correct.map((place) => counts[place])).toEqual([2, 2, 3]);
  });

  test('sees the first ten of all, and the five nearest numbers', () => {
    const names = Array.from({ length: 12 }, (_, i) => `Player ${i}`);
    const game = new GamePlay({ questions: [{ question: 'N', correctNumber: 0 }] }, names).start();
    names.forEach((name, i) => game.answer(name, 'q1', 12 - i));
    const { scene } = game.goTo('reveal');
    expect(scene).toMatchObject({ tally: { nearest: [1, 2, 3, 4, 5].map((value) => ({ value })) } });
    const scores = game.goTo('podium').scene;
    expect(scores).toMatchObject({
      playerCount: 12,
      standings: Array(10).fill({ rank: 1, points: 0, gained: 0 }),
    });
    expect(game.goTo('podium').scene).toMatchObject({ name: 'podium', playerCount: 12, tied: true });
  });

  test('sees the ten most frequent answers', () => {
    const names = Array.from({ length: 12 }, (_, i) => `Player ${i}`);
    const game = new GamePlay({ questions: [{ question: 'T', acceptedAnswers: ['z'] }] }, names).start();
    names.forEach((name, i) => game.answer(name, 'q1', i === 11 ? 'k' : 'abcdefghijk'[i]!));
    const { scene } = game.goTo('reveal');
    if (scene.name !== 'reveal' || scene.tally.kind !== 'text') throw Error(scene.name);
    expect(scene.tally.groups.map(({ text, count }) => `${text}${count}`).join(' ')).toBe(
      'k2 a1 b1 c1 d1 e1 f1 g1 h1 i1',
    );
  });

  test('sees the unit of a number', () => {
    const game = new GamePlay({ questions: [{ question: 'N', correctNumber: 8, unit: 'legs' }] }).start();
    expect(game.scene).toMatchObject({ question: { kind: 'number', unit: 'legs' } });
  });

  test('sees what a right answer can earn, also where speed counts', () => {
    const game = new GamePlay({ questions: [choice('A', { points: 2 })], scoring: 'speed' }).start();
    expect(game.scene).toMatchObject({ question: { points: 2000 } });
  });
});

describe('a phone', () => {
  test('sees the scene without tally, standings and counts', () => {
    const game = revealOf('A');
    expect(Object.keys(game.phone.scene)).toEqual(['name', 'round', 'question', 'solution']);
    expect(game.goTo('question').phone.scene).not.toHaveProperty('answered');
    expect(game.phone.questions).toEqual([(game.scene as { question: object }).question]);
    game.command({ type: 'scores', shown: true });
    expect(game.phone.scene).toEqual({ name: 'scores' });
    expect(game.goTo('podium').phone.scene).toEqual({ name: 'podium', tied: true });
  });
});

describe('a host', () => {
  test('sees what comes next, and the right answer before anybody else', () => {
    const game = new GamePlay(file);
    expect(game.host).toMatchObject({ next: null, upcoming: 'A', marking: [] });
    expect(game.start().host).toMatchObject({ next: 'question', upcoming: 'A' });
    expect(game.goTo('question').host).toMatchObject({
      ...{
        next: 'closed',
        upcoming: 'B',
        note: 'Slowly.',
        solution: { correct: [1], explanation: 'So it is.' },
      },
      players: [
        { playerId: 'Anna', name: 'Anna', connected: true, answered: false, points: 0 },
        { name: 'Ben' },
      ],
    });
    game.answer('Ben', 'q1', 1);
    expect(game.host.players[1]).toMatchObject({ answered: true, points: 0 });
    expect(game.goTo('reveal').host.players[1]).toMatchObject({ answered: true, points: 1 });
  });

  test('sees who has answered any question of a round when it is closed', () => {
    const game = new GamePlay({ reveal: 'round', questions: [choice('A'), choice('B')] }).start();
    game.answer('Ben', 'q1', 1);
    expect(game.goTo('closed').host.players).toMatchObject([{ answered: false }, { answered: true }]);
  });
});

test('only monitors get the places on the podium after the tenth, up to the 200th, also with stars', () => {
  const names = Array.from({ length: 230 }, (_, place) => `Team ${place + 1}`).with(10, 'Arsch');
  const game = new GamePlay({ questions: [choice('A')] }, names).start();
  game.command({ type: 'end' });
  const { scene } = game.goTo('podium');
  if (scene.name !== 'podium') throw Error(scene.name);
  expect([scene.standings.length, scene.rest?.length, scene.playerCount]).toEqual([10, 190, 230]);
  expect(scene.rest?.slice(0, 2)).toEqual([
    { rank: 1, name: 'A****', points: 0 },
    { rank: 1, name: 'Team 12', points: 0 },
  ]);
  expect(game.phone.scene).toEqual({ name: 'podium', tied: true });
});
