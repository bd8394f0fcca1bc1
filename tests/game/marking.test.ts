import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const text = { question: 'Who?', acceptedAnswers: ['Beethoven'] };
const given = (question: object, answers: Record<string, string | number>) => {
  const game = new GamePlay({ questions: [question, choice('Last')] }, Object.keys(answers)).start();
  game.answers('q1', answers).move('close');
  return game;
};
const mark = (game: GamePlay, answer: string | number, correct: boolean) =>
  game.command({ type: 'mark', questionId: 'q1', answer, correct });
const unmark = (game: GamePlay, answer: string) => game.command({ type: 'unmark', questionId: 'q1', answer });
const pointsOf = (game: GamePlay) => game.host.players.map(({ points }) => points);

describe('marking', () => {
  test('shows each answer once, those that need attention first', () => {
    const game = given(text, { Anna: 'Mozart', Ben: 'mozart!', Cleo: 'Bethoven', Dora: 'the Beethoven' });
    expect(game.host.marking).toEqual([
      {
        questionId: 'q1',
        text: 'Who?',
        kind: 'text',
        round: 0,
        number: 1,
        version: expect.any(String) as string,
        waiting: 1,
        groups: [
          { text: 'Bethoven', count: 1, correct: true, suggested: true },
          { text: 'Mozart', count: 2, correct: false, suggested: false },
          { text: 'the Beethoven', count: 1, correct: true, suggested: false },
        ],
      },
    ]);
  });

  test('counts for everybody with that answer, and can be undone at any time', () => {
    const game = given(text, { Anna: 'Mozart', Ben: 'MOZART', Cleo: 'Bethoven' });
    game.goTo('podium');
    expect(pointsOf(game)).toEqual([0, 0, 1]);
    mark(game, 'Mozart', true);
    mark(game, 'Bethoven', false);
    expect(pointsOf(game)).toEqual([1, 1, 0]);
    expect(game.groupsOf('q1').some(({ suggested }) => suggested)).toBe(false);
    mark(game, 'Mozart', false);
    expect(pointsOf(game)).toEqual([0, 0, 0]);
  });

  test('tells all hosts that one was asked about a question', () => {
    const game = given({ question: 'Who?', acceptedAnswers: ['Bach'] }, { Anna: 'J. Bach' });
    expect(game.host).not.toHaveProperty('asked');
    expect(game.command({ type: 'asked', questionId: 'q9' })).toBe('command_refused');
    game.command({ type: 'asked', questionId: 'q1' });
    expect(game.host.asked).toBe('q1');
  });

  test('lists answers that only resemble the right one first, and counts them as wrong until the host decides', () => {
    const question = { question: 'Who?', acceptedAnswers: ['Romy Schneider'] };
    const game = given(question, { Anna: 'Mozart', Ben: 'Romi Schneider', Cleo: 'R. Schneider' });
    expect(game.groupsOf('q1')).toMatchObject([
      { text: 'R. Schneider', correct: false, suggested: false, doubtful: true },
      { text: 'Romi Schneider', correct: true, suggested: true },
      { text: 'Mozart', correct: false, suggested: false },
    ]);
    expect(game.host.marking).toMatchObject([{ waiting: 2, doubtful: 1 }]);
    game.goTo('reveal');
    expect(pointsOf(game)).toEqual([0, 1, 0]);
    mark(game, 'R. Schneider', true);
    expect(pointsOf(game)).toEqual([0, 1, 1]);
    expect(game.groupsOf('q1').some(({ doubtful }) => doubtful)).toBe(false);
  });

  test.each(['ac dc|acdc', 'ac dc/acdc', '["ac dc","acdc"]', 'ac dc, acdc'])(
    'judges "AC/DC" by itself, whoever sends %j before',
    (first) => {
      const question = { question: 'Who?', acceptedAnswers: ['AC/DC'] };
      const game = given(question, { Anna: first, Ben: 'AC/DC', Cleo: 'ac dc' }).goTo('reveal');
      expect(pointsOf(game)).toEqual([0, 1, 1]);
    },
  );

  test('makes another answer to a choice right, by its text or its index', () => {
    const game = given(choice('A'), { Anna: 0, Ben: 2 }).goTo('reveal');
    mark(game, 'red', true);
    mark(game, 2, true);
    expect(pointsOf(game)).toEqual([1, 1]);
  });

  test('excludes a number from the nearest, or moves it to the first place', () => {
    const question = { question: 'N', correctNumber: 10, nearest: [3, 1] };
    const game = given(question, { Anna: 11, Ben: 12, Cleo: 99 }).goTo('reveal');
    expect(pointsOf(game)).toEqual([3, 1, 0]);
    mark(game, 11, false);
    expect(pointsOf(game)).toEqual([0, 3, 1]);
    mark(game, '99', true);
    expect(pointsOf(game)).toEqual([0, 1, 3]);
  });

  test('is refused for an answer that nobody gave, or a question not asked yet', () => {
    const game = given(text, { Anna: 'Mozart' });
    expect(mark(game, 'Haydn', true)).toBe('command_refused');
    const command = { type: 'mark', questionId: 'q2', answer: 'red', correct: true } as const;
    expect(game.command(command)).toBe('command_refused');
  });

  test('shows what the host has judged, and what everybody knows', () => {
    const game = given(text, { Anna: 'Mozart', Ben: 'Bethoven' });
    mark(game, 'Bethoven', true);
    expect(game.groupsOf('q1')).toEqual([
      { text: 'Mozart', count: 1, correct: false, suggested: false },
      { text: 'Bethoven', count: 1, correct: true, suggested: false, marked: true },
    ]);
    expect(game.host.marking[0]!.revealed).toBeUndefined();
    game.goTo('reveal');
    expect(game.host.marking[0]!.revealed).toBe(true);
  });

  test('can be reversed, and the quiz decides again', () => {
    const game = given(text, { Anna: 'Mozart', Ben: 'Bethoven' }).goTo('reveal');
    mark(game, 'Mozart', true);
    mark(game, 'Bethoven', false);
    unmark(game, 'Mozart');
    unmark(game, 'Bethoven');
    expect(pointsOf(game)).toEqual([0, 1]);
    expect(game.groupsOf('q1')[0]).toMatchObject({ text: 'Bethoven', suggested: true });
    expect(unmark(game, 'Haydn')).toBe('command_refused');
  });
});

describe('an adjustment', () => {
  const adjust = (game: GamePlay, adjustmentId: string, points: number, playerId = 'Anna') =>
    game.command({ type: 'adjust', adjustmentId, playerId, points, reason: 'song' });

  test('counts at once, is replaced by its id, and taken back with 0', () => {
    const game = given(text, { Anna: 'Mozart' });
    adjust(game, 'a', 2);
    adjust(game, 'b', 1);
    expect(pointsOf(game)).toEqual([3]);
    adjust(game, 'a', -0.5);
    expect([pointsOf(game), game.host.adjustments.length]).toEqual([[0.5], 2]);
    adjust(game, 'a', 0);
    expect(pointsOf(game)).toEqual([1]);
    expect(game.host.adjustments).toEqual([
      { adjustmentId: 'b', playerId: 'Anna', points: 1, reason: 'song' },
    ]);
  });

  test('for an unknown player is refused', () => {
    expect(adjust(given(text, { Anna: 'Mozart' }), 'a', 1, 'Zoe')).toBe('command_refused');
  });
});

describe('half right', () => {
  const half = (game: GamePlay, answer: string | number) =>
    game.command({ type: 'mark', questionId: 'q1', answer, correct: true, share: 0.5 });

  test('earns half of the points, counts as correct, and can be changed and taken back', () => {
    const game = given({ ...text, points: 3 }, { Anna: 'Mozart', Ben: 'Bach' });
    game.goTo('reveal');
    half(game, 'mozart');
    expect(pointsOf(game)).toEqual([1.5, 0]);
    expect(game.own('Anna').results).toEqual({ q1: { correct: true, points: 1.5, share: 0.5 } });
    expect(game.groupsOf('q1')).toMatchObject([
      { text: 'Mozart', correct: true, share: 0.5, marked: true },
      { text: 'Bach', correct: false },
    ]);
    expect(game.scene).toMatchObject({
      tally: { groups: [{ text: 'Mozart', correct: true, share: 0.5 }, { text: 'Bach' }] },
    });
    mark(game, 'Mozart', true);
    expect(pointsOf(game)).toEqual([3, 0]);
    half(game, 'Mozart');
    unmark(game, 'Mozart');
    expect(pointsOf(game)).toEqual([0, 0]);
    expect(game.groupsOf('q1')[0]).not.toHaveProperty('share');
  });

  test('earns half of what its place does where the nearest numbers win', () => {
    const number = { question: 'N', correctNumber: 100, nearest: [3, 2, 1] };
    const game = given(number, { Anna: 100, Ben: 90, Cleo: 70 });
    game.goTo('reveal');
    half(game, 100);
    expect(pointsOf(game)).toEqual([1.5, 2, 1]);
  });
});
