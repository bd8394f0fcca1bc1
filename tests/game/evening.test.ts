import { describe, expect, test } from 'vitest';
import { readGameState } from '../../src/game/storedGame';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';
import { another, answered, atPodium, quiz, results } from './atPodium';

describe('the rules page', () => {
  test('stands before the first round, and can be gone back to', () => {
    const game = new GamePlay({ ...quiz, rules: 'No phones but this one.' }).start();
    expect(game.scene).toEqual({ name: 'rules', text: 'No phones but this one.' });
    expect(game.phone.scene).toEqual(game.scene);
    game.move('next');
    expect(game.scene.name).toBe('round');
    game.move('back');
    expect(game.scene.name).toBe('rules');
    expect(game.move('back')).toBe('command_refused');
  });

  test('is not there where nothing stands on it', () => {
    expect(new GamePlay({ ...quiz, rules: '  ' }).start().scene.name).toBe('round');
  });
});

describe('the season', () => {
  test('follows the podium where the evening counts in one, and can be gone back from', () => {
    const game = atPodium();
    expect([game.host.next, game.move('next')]).toEqual([null, 'command_refused']);
    game.command({ type: 'season', seasonId: 'winter' });
    expect(game.host.next).toBe('season');
    game.move('next');
    expect(game.scene).toEqual({ name: 'season', seasonName: '', standings: [] });
    expect([game.host.next, game.move('next')]).toEqual([null, 'command_refused']);
    game.move('back');
    expect(game.scene.name).toBe('podium');
  });

  test('follows the podium of a game that the host ended early too', () => {
    const game = new GamePlay(quiz).start().goTo('question');
    game.command({ type: 'season', seasonId: 'winter' });
    game.command({ type: 'end' });
    game.move('next');
    expect(game.scene.name).toBe('season');
    game.move('back');
    game.move('back');
    expect(game.scene.name).toBe('question');
  });

  test('is shown no more when the evening counts in none', () => {
    const game = atPodium();
    game.command({ type: 'season', seasonId: 'winter' });
    game.move('next');
    game.command({ type: 'season', seasonId: null });
    expect(game.scene.name).toBe('podium');
  });

  test('is not shown to be interrupted', () => {
    const game = atPodium();
    game.command({ type: 'season', seasonId: 'winter' });
    game.move('next');
    expect(game.command({ type: 'startBreak', minutes: 5 })).toBe('command_refused');
    expect(game.command({ type: 'pause' })).toBe('command_refused');
  });
});

describe('another quiz in the same room', () => {
  test('begins in the lobby with the same players and settings, and nothing of the former quiz', () => {
    const game = atPodium();
    game.command({ type: 'devices', limit: 1 });
    game.command({ type: 'fairPlay', on: true });
    const { revision, step } = game.state;
    expect(another(game, false)).toBeUndefined();
    expect(game.scene.name).toBe('lobby');
    expect(game.state).toMatchObject({ answers: {}, clocks: {}, deviceLimit: 1, fairPlay: true });
    expect(game.state.players.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    expect([game.state.revision > revision, game.state.step > step]).toEqual([true, true]);
    expect(game.own('Anna')).toMatchObject({ answers: {}, results: {}, points: null });
    expect(game.host.earlierQuizzes).toBe(1);
  });

  test('is refused before the podium, and in the lobby to which it has led', () => {
    const game = new GamePlay(quiz).start();
    expect(another(game, false)).toBe('command_refused');
    const over = atPodium();
    another(over, false);
    expect(another(over, false)).toBe('command_refused');
  });

  test('begins at nothing, while the evening counts both', () => {
    const game = atPodium();
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
    another(game, false);
    answered(game.start().goTo('question'));
    expect(game.table).toEqual(['1 Ben 3 +0', '2 Anna 2 +0']);
    expect(results(game)).toEqual(['Ben 6', 'Anna 4']);
  });

  test('goes on from the points that are carried over, of which nobody gains any', () => {
    const game = atPodium();
    another(game, true);
    game.start().goTo('question').goTo('scores');
    expect(game.table).toEqual(['1 Ben 3 +0', '2 Anna 2 +0']);
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('counts in the evening what only the last of three carries over', () => {
    const game = atPodium();
    another(game, false);
    answered(game.start().goTo('question'));
    another(game, true);
    game.start().goTo('podium');
    expect(game.table).toEqual(['1 Ben 3 +0', '2 Anna 2 +0']);
    expect(results(game)).toEqual(['Ben 6', 'Anna 4']);
  });

  test('shows its own sheet for a team on paper', () => {
    const game = atPodium();
    game.command({ type: 'toPaper', playerId: 'Anna' });
    another(game, false);
    expect(game.host.players[0]).toMatchObject({ paper: true });
    expect(game.host.players[0]).not.toHaveProperty('byPhone');
    game.start().goTo('scores');
    expect(game.scene).toMatchObject({ missing: 1 });
  });
});

describe('a team of a former quiz', () => {
  test('is none of the crowd that is away in the next lobby', () => {
    const game = atPodium();
    another(game, false);
    game.happen({ type: 'joined', playerId: 'Crowd', name: 'Crowd' });
    for (const playerId of ['Ben', 'Crowd']) game.happen({ type: 'connection', playerId, connected: false });
    game.command({ type: 'removeAway' });
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
  });

  test('that comes back under covered standings leaves what was shown before as it was', () => {
    const [first, second] = ['One', 'Two'].map((title) => ({ title, questions: [choice(title)] }));
    const rounds = { rounds: [first, second], scores: 'round' };
    const game = new GamePlay(rounds).start().goTo('podium');
    game.happen({ type: 'left', playerId: 'Ben' });
    another(game, false);
    game.command({ type: 'scoresOneByOne', on: true });
    game.start().goTo('scores').goTo('question').goTo('scores');
    const { showings } = game.state;
    expect(showings).toHaveLength(1);
    game.happen({ type: 'joined', playerId: 'b2', name: 'Ben', phones: ['one'] });
    expect(game.state.showings).toEqual(showings);
  });

  test('changes nothing of the results by leaving, beside equals neither', () => {
    const game = new GamePlay(quiz, ['Anna', 'Ben', 'Cleo']).start().goTo('podium');
    const before = results(game);
    game.happen({ type: 'left', playerId: 'Anna' });
    expect(results(game)).toEqual(before);
  });
});

describe('a stored game from before', () => {
  test('counts in no season, and is of the first quiz', () => {
    const { seasonId, seasonShown, fairPlay, earlier, latecomers, departed, ...before } = new GamePlay(quiz)
      .state;
    const read = readGameState(JSON.parse(JSON.stringify({ ...before, answers: {} })));
    expect(read).toMatchObject({
      ok: true,
      value: { seasonId, seasonShown, fairPlay, earlier, latecomers, departed },
    });
  });
});
