import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fee', 'Gus', 'Hanna', 'Ida'];
const newGame = (file: object, names: readonly string[] = NAMES) => {
  const game = new GamePlay(file, names);
  for (const name of names) game.connect(name, true);
  return game.start();
};
const one = { questions: [choice('A')] };

describe('who is still missing', () => {
  test('is named once there are eight or fewer, until the answers are closed', () => {
    const game = newGame(one);
    expect(game.scene).toMatchObject({ answered: 0, expected: 9 });
    expect(game.scene).not.toHaveProperty('waitingFor');
    game.answer('Cleo', 'q1', 1);
    expect(game.scene).toMatchObject({ waitingFor: NAMES.filter((name) => name !== 'Cleo') });
    expect(game.phone.scene).not.toHaveProperty('waitingFor');
    for (const name of NAMES.slice(0, 8)) game.answer(name, 'q1', 1);
    expect(game.scene).toMatchObject({ waitingFor: ['Ida'] });
    game.move('close');
    expect(game.scene).not.toHaveProperty('waitingFor');
  });

  test('is nobody who is away, on paper or done, and nobody who was removed', () => {
    const game = newGame(one, ['Anna', 'Ben', 'Cleo', 'Dora']);
    game.join('Paul', { paper: true });
    game.connect('Anna', false);
    game.leave('Ben');
    game.answer('Cleo', 'q1', 1);
    expect(game.scene).toMatchObject({ waitingFor: ['Dora'] });
    game.answer('Dora', 'q1', 0);
    expect(game.scene).not.toHaveProperty('waitingFor');
  });

  test('has not handed in, once a sheet can be', () => {
    const game = newGame({ questions: [choice('A')], reveal: 'round' }, ['Anna', 'Ben']);
    game.answer('Anna', 'q1', 1);
    expect(game.scene).toMatchObject({ answered: 1, ready: 0, waitingFor: ['Anna', 'Ben'] });
    game.ready('Ben');
    expect(game.scene).toMatchObject({ ready: 1, waitingFor: ['Anna'] });
  });

  test('has staked nothing yet before a wager', () => {
    const game = new GamePlay({ questions: [choice('A'), { ...choice('B'), wager: true }] }, ['Anna', 'Ben']);
    for (const name of ['Anna', 'Ben']) game.connect(name, true);
    game.start().goTo('wager');
    expect(game.scene).toMatchObject({ staked: 0, waitingFor: ['Anna', 'Ben'] });
    game.stake('Anna', 'q2', 0);
    expect(game.scene).toMatchObject({ staked: 1, waitingFor: ['Ben'] });
  });

  test('has stars in place of bad words', () => {
    expect(newGame(one, ['Arschloch']).scene).toMatchObject({ waitingFor: ['A********'] });
  });
});
