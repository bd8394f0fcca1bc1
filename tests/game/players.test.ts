import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const newGame = () => new GamePlay({ questions: [choice('A'), choice('B')] }, ['Anna', 'Ben']);
const namesIn = (game: GamePlay) => game.host.players.map(({ name }) => name);

describe('a player', () => {
  test('who comes late plays without points for earlier questions', () => {
    const game = newGame().start();
    game.answer('Anna', 'q1', 1);
    game.goTo('question').join('Cleo');
    game.answer('Cleo', 'q2', 1);
    expect(game.goTo('podium').table).toEqual(['1 Anna 1 +1', '1 Cleo 1 +1', '3 Ben 0 +0']);
    expect(game.own('Cleo').results).toEqual({
      q1: { correct: false, points: 0 },
      q2: { correct: true, points: 1 },
    });
  });

  test('who comes back is the same player', () => {
    const game = newGame().start();
    game.answer('Anna', 'q1', 1);
    game.connect('Anna', false);
    expect(game.host.players[0]).toMatchObject({ connected: false, answered: true });
    game.join('Anna');
    expect(namesIn(game)).toEqual(['Anna', 'Ben']);
    expect(game.host.players[0]).toMatchObject({ connected: true, answered: true });
  });

  test('who is removed is gone with all points', () => {
    const game = newGame().start();
    game.answer('Ben', 'q1', 1);
    game.give('Ben', 5);
    game.command({ type: 'remove', playerId: 'Ben' });
    expect(game.goTo('reveal').scene).toMatchObject({ tally: { counts: [0, 0, 0] } });
    expect([game.table, game.host.adjustments]).toEqual([['1 Anna 0 +0'], []]);
    expect(game.answer('Ben', 'q1', 1)).toBe('not_joined');
  });

  test('is removed at once among the newest, however many there are, and their names are free', () => {
    const game = newGame().start();
    for (let i = 0; i < 1_998; i += 1) game.join(`x${i}`);
    game.answer('x1', 'q1', 1);
    game.command({ type: 'removeNewest', count: 1_997 });
    expect(namesIn(game)).toEqual(['Anna', 'Ben', 'x0']);
    game.command({ type: 'removeNewest', count: 5_000 });
    expect(namesIn(game)).toEqual([]);
  });

  test('who leaves takes everything along, but loses nothing by being away', () => {
    const round = { title: 'One', reveal: 'round', questions: [choice('A'), choice('B')] };
    const game = new GamePlay({ joker: true, rounds: [round] }).start();
    game.joker('Ben', 0);
    game.goTo('question').goTo('question');
    game.answer('Ben', 'q1', 1);
    game.ready('Ben');
    game.command({ type: 'score', playerId: 'Ben', questionId: 'q2', share: 1 });
    game.command({ type: 'scoreRound', playerId: 'Ben', roundIndex: 0, points: 3 });
    game.connect('Ben', false);
    expect(game.own('Ben')).toMatchObject({ answers: { q1: 1 }, joker: 0, ready: true });
    game.leave('Ben');
    expect(JSON.stringify(game.state)).not.toContain('Ben');
  });

  test('cannot join while the session is locked', () => {
    const game = newGame();
    game.command({ type: 'lock', locked: true });
    expect(game.state.locked).toBe(true);
    game.command({ type: 'lock', locked: false });
    expect(game.state.locked).toBe(false);
  });

  test('gets a new name from the host, where it could have joined under it', () => {
    const game = newGame();
    game.command({ type: 'rename', playerId: 'Anna', name: ' Anna  B ' });
    expect(namesIn(game)).toEqual(['Anna B', 'Ben']);
    game.command({ type: 'rename', playerId: 'Anna', name: 'ANNA B' });
    expect(namesIn(game)).toEqual(['ANNA B', 'Ben']);
    for (const name of ['ben', ' ', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(6)])
      expect(game.command({ type: 'rename', playerId: 'Anna', name })).toBe('command_refused');
    expect(game.command({ type: 'rename', playerId: 'Zoe', name: 'Zoe' })).toBe('command_refused');
  });

  test('that is unknown cannot be removed or connected, which changes nothing', () => {
    const game = newGame();
    const { state } = game;
    expect(game.command({ type: 'remove', playerId: 'Zoe' })).toBeUndefined();
    game.leave('Zoe');
    game.connect('Zoe', true);
    expect(game.state).toBe(state);
  });
});
