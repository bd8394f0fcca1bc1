import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const points = { Anna: 3, Ben: 2, Cleo: 1 };
/** A game before its first standings, which are uncovered one by one. */
function revealed(names = NAMES): GamePlay {
  const rounds = ['A', 'B', 'C'].map((text) => ({ questions: [choice(text)] }));
  const game = new GamePlay({ rounds }, names).start();
  game.command({ type: 'scoresOneByOne', on: true });
  for (const [playerId, given] of Object.entries(points)) game.give(playerId, given);
  return game.goTo('reveal');
}
/** The names on display, and the number of covered ones. */
const shown = ({ scene }: GamePlay) =>
  scene.name === 'scores' ? [scene.standings.map(({ name }) => name).join(), scene.hidden ?? 0] : scene.name;

describe('standings one by one', () => {
  test('start covered, and Next uncovers them from the last place', () => {
    const game = revealed().goTo('scores');
    expect(game.monitor).toMatchObject({ scoresOneByOne: true, scene: { playerCount: 3 } });
    expect(game.host.next).toBe('scores');
    const seen = [shown(game), ...NAMES.map(() => (game.move('next'), shown(game)))];
    expect(seen).toEqual([
      ['', 3],
      ['Cleo', 2],
      ['Ben,Cleo', 1],
      ['Anna,Ben,Cleo', 0],
    ]);
    expect([game.host.next, game.move('next'), game.scene.name]).toEqual(['question', undefined, 'question']);
  });

  test('reach phones once nothing is covered', () => {
    const game = revealed().goTo('scores');
    game.move('next');
    game.move('next');
    expect(game.own('Cleo')).toMatchObject({ points: null, rank: null, of: null });
    expect(game.phone.scene).toEqual({ name: 'scores' });
    game.move('next');
    expect(game.own('Cleo')).toMatchObject({ points: 1, rank: 3, of: 3 });
  });

  test('are covered again by Back, which leaves them where all are covered', () => {
    const game = revealed().goTo('scores');
    game.move('next');
    game.move('back');
    expect(shown(game)).toEqual(['', 3]);
    game.move('back');
    expect([shown(game), game.own('Cleo').rank]).toEqual(['reveal', null]);
    game.move('next');
    expect(shown(game)).toEqual(['', 3]);
  });

  test('on demand start covered as well, and disappear once uncovered', () => {
    const game = revealed();
    game.command({ type: 'scores', shown: true });
    expect(shown(game)).toEqual(['', 3]);
    for (let left = 3; left > 0; left--) game.move('next');
    expect([shown(game), game.host.next]).toEqual([['Anna,Ben,Cleo', 0], 'reveal']);
    game.move('next');
    expect(shown(game)).toBe('reveal');
    game.command({ type: 'scores', shown: true });
    game.command({ type: 'scores', shown: false });
    expect(shown(game)).toBe('reveal');
  });

  test('that were shown once are not covered again when the host goes back to them', () => {
    const game = revealed().goTo('scores');
    game.command({ type: 'scores', shown: true });
    game.move('next');
    game.move('back');
    expect(shown(game)).toEqual(['Anna,Ben,Cleo', 0]);
    game.move('back');
    game.move('next');
    expect(shown(game)).toEqual(['Anna,Ben,Cleo', 0]);
  });

  test('are the first ten of many, and the podium is never covered', () => {
    const game = revealed([...NAMES, ...Array.from({ length: 9 }, (_, i) => `Player ${i}`)]).goTo('scores');
    expect(game.scene).toMatchObject({ standings: [], hidden: 10, playerCount: 12 });
    game.move('next');
    expect(game.scene).toMatchObject({ standings: [{ name: 'Player 6' }], hidden: 9 });
    expect(game.goTo('podium').scene).toMatchObject({ standings: Array(10).fill({}) });
  });

  test('are shown completely as soon as they are switched off', () => {
    const game = revealed().goTo('scores');
    const { step } = game.state;
    game.command({ type: 'scoresOneByOne', on: false });
    expect([shown(game), game.state.step]).toEqual([['Anna,Ben,Cleo', 0], step + 1]);
    expect(game.goTo('question').goTo('scores').scene).not.toHaveProperty('hidden');
  });

  test('stay as they are in a break and after a restart', () => {
    const game = revealed().goTo('scores');
    game.move('next');
    game.command({ type: 'startBreak', minutes: 5 });
    game.restart().command({ type: 'resume' });
    game.move('next');
    expect(shown(game)).toEqual(['Cleo', 2]);
  });
});

describe('covered places', () => {
  test('are not uncovered by a second host who wanted to see the standings', () => {
    const game = revealed();
    const { step } = game.state;
    const show = () => game.command({ type: 'scores', shown: true, step });
    expect([show(), show(), shown(game)]).toEqual([undefined, 'command_stale', ['', 3]]);
  });

  test('are all covered again where somebody else moves to an uncovered one', () => {
    const game = revealed().goTo('scores');
    game.move('next');
    game.give('Ben', 2.5);
    expect(shown(game)).toEqual(['Cleo', 2]);
    game.give('Ben', 0.5);
    expect(shown(game)).toEqual(['', 3]);
  });

  test('stay covered when one more player joins', () => {
    const game = revealed().goTo('scores');
    game.join('Dora');
    expect(shown(game)).toEqual(['', 4]);
  });
});
