import { describe, expect, test } from 'vitest';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const one = { questions: [choice('A')] };
/** A game of two rounds at the standings between them, with these points. */
function standings(points: Record<string, number>): GamePlay {
  const game = new GamePlay({ rounds: [one, one] }, Object.keys(points)).start();
  for (const [name, given] of Object.entries(points)) game.give(name, given);
  return game.goTo('scores');
}
const five = { Anna: 9, Ben: 7, Cleo: 7, Dora: 2, Eve: 1 };
/** What a phone is told beside its place. */
const beside = (game: GamePlay, name: string) => {
  const { gained, above, below } = game.own(name);
  return { gained, above, below };
};
const named = (name: string, points: number) => ({ name, points });

describe('a phone in the standings', () => {
  test('is told what the round has brought, and who is listed above and below', () => {
    const game = standings(five);
    expect(beside(game, 'Ben')).toEqual({ gained: 7, above: named('Anna', 9), below: named('Cleo', 7) });
    expect(beside(game, 'Anna')).toEqual({ gained: 9, above: undefined, below: named('Ben', 7) });
    expect(beside(game, 'Eve')).toEqual({ gained: 1, above: named('Dora', 2), below: undefined });
  });

  test('is told nothing of it before, and after they are left', () => {
    const game = new GamePlay({ rounds: [one, one] }).start();
    const nothing = { gained: undefined, above: undefined, below: undefined };
    expect(beside(game, 'Anna')).toEqual(nothing);
    game.goTo('scores').goTo('question');
    expect(beside(game, 'Anna')).toEqual(nothing);
  });

  test('is told nothing of it while places are covered', () => {
    const game = new GamePlay({ rounds: [one, one] }, Object.keys(five)).start();
    game.command({ type: 'scoresOneByOne', on: true });
    game.goTo('scores');
    expect(beside(game, 'Eve')).toEqual({ gained: undefined, above: undefined, below: undefined });
    game.command({ type: 'scores', shown: true });
    expect(beside(game, 'Eve').above).toBeDefined();
  });

  test('has names with stars as the wall has them, and none of a team that was removed', () => {
    const game = standings({ Anna: 3, Arsch: 2, Ben: 1 });
    expect(beside(game, 'Ben').above).toEqual(named('A****', 2));
    game.command({ type: 'remove', playerId: 'Arsch' });
    expect(beside(game, 'Ben').above).toEqual(named('Anna', 3));
  });
});

test('on the podium no neighbour is told whose place is still covered', () => {
  const game = standings(five);
  while (game.scene.name !== 'podium') game.move('next');
  expect(beside(game, 'Dora')).toMatchObject({ above: undefined, below: named('Eve', 1) });
  expect(beside(game, 'Ben')).toEqual({ gained: undefined, above: undefined, below: undefined });
  game.move('next');
  expect(beside(game, 'Dora').above).toEqual(named('Cleo', 7));
  expect(beside(game, 'Ben')).toMatchObject({ above: undefined, below: named('Cleo', 7) });
  game.move('next');
  expect(beside(game, 'Ben').above).toEqual(named('Anna', 9));
});
