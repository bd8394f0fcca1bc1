import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const quiz = {
  joker: true,
  rounds: [{ questions: [choice('A')] }, { questions: [choice('B'), choice('C', { points: 2 })] }],
};
const play = (file: object = quiz) => new GamePlay(file, ['Anna', 'Ben']).start();
const allRight = (game: GamePlay) => {
  for (const { questionId } of game.phone.questions)
    for (const name of ['Anna', 'Ben']) game.answer(name, questionId, 1);
};

describe('the joker', () => {
  test('is played during the title of its round, can be taken back, and is shown to its player', () => {
    const game = play();
    expect([game.scene, game.phone.scene, game.own('Anna')]).toMatchObject([
      { name: 'round', round: { index: 0, title: null }, joker: true },
      { name: 'round', joker: true },
      { joker: null },
    ]);
    expect([game.joker('Anna', 0), game.own('Anna').joker]).toEqual([undefined, 0]);
    expect([game.joker('Anna', null), game.own('Anna').joker]).toEqual([undefined, null]);
    const { state } = game;
    expect([game.joker('Anna', null), game.state]).toEqual([undefined, state]);
  });

  test('appears in the standings once its round has begun', () => {
    const game = play();
    game.joker('Ben', 0);
    game.command({ type: 'scores', shown: true });
    expect(JSON.stringify(game.scene)).not.toContain('joker');
    game.goTo('question');
    allRight(game);
    expect(game.goTo('podium').scene).toMatchObject({
      standings: [
        { name: 'Ben', points: 2, joker: 0 },
        { name: 'Anna', joker: undefined },
      ],
    });
  });

  test('is spent when the first question of its round was asked', () => {
    const game = play();
    game.joker('Anna', 0);
    game.goTo('question').move('back');
    expect([game.joker('Anna', null), game.joker('Ben', 0)]).toEqual(['joker_refused', 'joker_refused']);
    game.goTo('scores').goTo('round');
    expect([game.joker('Anna', 1), game.joker('Ben', 1)]).toEqual(['joker_refused', undefined]);
  });

  test.each([
    ['for another round', (game: GamePlay) => game.joker('Anna', 1)],
    ['in a question', (game: GamePlay) => game.goTo('question').joker('Anna', 0)],
    [
      'in a break',
      (game: GamePlay) => {
        game.command({ type: 'startBreak', minutes: 0 });
        return game.joker('Anna', 0);
      },
    ],
    ['in a quiz without one', () => play({ ...quiz, joker: false }).joker('Anna', 0)],
  ])('is refused %s', (_where, played) => {
    expect(played(play())).toBe('joker_refused');
  });

  test('is for players only, and a quiz without one does not mention it', () => {
    expect(play().joker('Zoe', 0)).toBe('not_joined');
    const game = play({ rounds: [{ title: 'One', questions: [choice('A')] }] });
    expect(game.scene).not.toHaveProperty('joker');
    expect(game.own('Anna')).not.toHaveProperty('joker');
  });
});
