import { describe, expect, test } from 'vitest';
import { GamePlay } from '../support/gamePlay';
import { another, answered, atPodium, quiz, results } from './atPodium';

describe('a player who leaves after a podium', () => {
  test('keeps what the evening earned, and gets it back on the same phone under any name', () => {
    const game = atPodium();
    game.happen({ type: 'left', playerId: 'Ben', phones: ['one', 'other'] });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
    another(game, false);
    game.happen({ type: 'joined', playerId: 'b2', name: 'Benno', phones: ['other'] });
    expect(game.state.departed).toEqual([]);
    expect(results(game)).toEqual(['Benno 3', 'Anna 2']);
  });

  test('loses nothing to a stranger with the same name, whatever becomes of the stranger', () => {
    const game = atPodium();
    game.happen({ type: 'left', playerId: 'Ben', phones: ['one'] });
    game.happen({ type: 'joined', playerId: 'b2', name: 'BEN', phones: ['strange'] });
    expect(game.table).toEqual(['1 Ben 3 +3', '2 Anna 2 +2', '3 BEN 0 +0']);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
    game.command({ type: 'remove', playerId: 'b2' });
    expect(game.table).toEqual(['1 Ben 3 +3', '2 Anna 2 +2']);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('is kept apart from a stranger of the same name who plays the next quiz and leaves too', () => {
    const game = atPodium();
    game.happen({ type: 'left', playerId: 'Ben', phones: ['one'] });
    another(game, false);
    game.happen({ type: 'joined', playerId: 'b2', name: 'BEN', phones: ['strange'] });
    game.start().goTo('question').answer('b2', 'q1', 1);
    game.goTo('podium').happen({ type: 'left', playerId: 'b2', phones: ['strange'] });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2', 'BEN 2']);
  });

  test('gets it back after a restart, and after a host has removed a crowd', () => {
    const game = atPodium();
    another(game, false);
    game.happen({ type: 'connection', playerId: 'Ben', connected: false });
    game.command({ type: 'removeNewest', count: 1 });
    game.happen({ type: 'left', playerId: 'Ben', phones: ['one'] });
    game.restart().happen({ type: 'joined', playerId: 'b2', name: 'Ben', phones: ['one'] });
    expect(game.state.departed).toEqual([]);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('also gets back what was carried over, when returning in the next lobby', () => {
    const game = atPodium();
    game.happen({ type: 'left', playerId: 'Ben', phones: ['one'] });
    another(game, true);
    game.happen({ type: 'joined', playerId: 'b2', name: 'Ben', phones: ['one'] });
    expect(game.table).toEqual(['1 Ben 3 +0', '2 Anna 2 +0']);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('gives up the quiz they leave, and keeps the one before', () => {
    const game = atPodium();
    another(game, false);
    game.start().goTo('question').answer('Ben', 'q1', 1);
    game.goTo('reveal');
    game.happen({ type: 'left', playerId: 'Ben' });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('keeps it too after going home and being removed with a crowd', () => {
    const game = atPodium();
    another(game, false);
    game.happen({ type: 'joined', playerId: 'c', name: 'Crowd' });
    for (const playerId of ['Ben', 'c']) game.happen({ type: 'connection', playerId, connected: false });
    game.command({ type: 'removeAway' });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
    game.command({ type: 'removeNewest', count: 1 });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('counts as never there after joining late and leaving before the next quiz', () => {
    const game = atPodium();
    another(game, false);
    game.happen({ type: 'joined', playerId: 'c', name: 'Guest' });
    game.happen({ type: 'left', playerId: 'c' });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('stays in the standings of that quiz, and is absent from the next one', () => {
    const game = atPodium();
    game.happen({ type: 'left', playerId: 'Ben', phones: ['one'] });
    expect(game.restart().table).toEqual(['1 Ben 3 +3', '2 Anna 2 +2']);
    expect(game.host.players.map(({ name }) => name)).toEqual(['Anna']);
    another(game, true);
    expect(game.table).toEqual(['1 Anna 2 +0']);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('gets the row back when returning under another name', () => {
    const game = atPodium();
    game.happen({ type: 'left', playerId: 'Ben', phones: ['one'] });
    game.happen({ type: 'joined', playerId: 'Ben', name: 'Benno', phones: ['one'] });
    expect(game.table).toEqual(['1 Benno 3 +3', '2 Anna 2 +2']);
    expect(game.state).toMatchObject({ formerPlayers: [], latecomers: [] });
  });

  test('stays in the earlier quiz too when the host removes them', () => {
    const game = atPodium();
    game.command({ type: 'remove', playerId: 'Ben' });
    expect(game.table).toEqual(['1 Ben 3 +3', '2 Anna 2 +2']);
    another(game, false);
    game.start().command({ type: 'remove', playerId: 'Anna' });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('disappears where nothing was earned yet', () => {
    const early = new GamePlay(quiz).start();
    early.happen({ type: 'left', playerId: 'Ben' });
    expect(results(early)).toEqual(['Anna 0']);
  });
});

test('hosts are told that the end was reached, even after the game has gone back from it', () => {
  const game = new GamePlay(quiz).start();
  expect(game.host.endReached).toBeUndefined();
  game.goTo('podium');
  game.move('back');
  expect(game.host.endReached).toBe(true);
});

describe('a player who joins after the podium', () => {
  const late = (game: GamePlay, name = 'Late') =>
    game.happen({ type: 'joined', playerId: name, name, phones: [name] });

  test('is in no evening, neither while present nor after leaving', () => {
    const game = atPodium();
    late(game);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
    expect(results(game.restart())).toEqual(['Ben 3', 'Anna 2']);
    game.happen({ type: 'left', playerId: 'Late', phones: ['Late'] });
    expect(game.state).toMatchObject({ departed: [], latecomers: [] });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('counts once a host has given them something', () => {
    const game = atPodium();
    for (const name of ['Scored', 'Total', 'Given', 'Guest']) late(game, name);
    for (const playerId of ['Scored', 'Total']) game.command({ type: 'toPaper', playerId });
    game.command({ type: 'score', playerId: 'Scored', questionId: 'q1', share: 0 });
    game.command({ type: 'scoreRound', playerId: 'Total', roundIndex: 0, points: 0 });
    game.command({ type: 'adjust', adjustmentId: 'a', playerId: 'Given', points: 1, reason: '' });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2', 'Given 1', 'Scored 0', 'Total 0']);
  });

  test('is in the next quiz like everybody else', () => {
    const game = atPodium();
    late(game);
    another(game, false);
    expect(game.state.earlier.earned).toEqual({ Anna: 2, Ben: 3 });
    game.start().goTo('podium');
    expect(results(game)).toEqual(['Ben 3', 'Anna 2', 'Late 0']);
  });

  test('came in time where that podium was a mistake', () => {
    const game = new GamePlay(quiz).start().goTo('question');
    game.command({ type: 'end' });
    late(game);
    game.move('back');
    expect(results(answered(game))).toEqual(['Ben 3', 'Anna 2', 'Late 0']);
  });
});
