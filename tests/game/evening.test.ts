import { describe, expect, test } from 'vitest';
import { readGameState } from '../../src/game/storedGame';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';
import { another, answered, atPodium, quiz, results } from './atPodium';

describe('the rules page', () => {
  test('comes before the first round, and can be gone back to', () => {
    const game = new GamePlay({ ...quiz, rules: 'No phones but this one.' }).start();
    expect(game.scene).toEqual({ name: 'rules', text: 'No phones but this one.' });
    expect(game.phone.scene).toEqual(game.scene);
    game.move('next');
    expect(game.scene.name).toBe('round');
    game.move('back');
    expect(game.scene.name).toBe('rules');
    expect(game.move('back')).toBe('command_refused');
  });

  test('is left out when it is empty', () => {
    expect(new GamePlay({ ...quiz, rules: '  ' }).start().scene.name).toBe('round');
  });
});

describe('the season', () => {
  test('follows the podium where the evening counts in one, and leads back to it', () => {
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

  test('also follows the podium of a game that the host ended early', () => {
    const game = new GamePlay(quiz).start().goTo('question');
    game.command({ type: 'season', seasonId: 'winter' });
    game.command({ type: 'end' });
    game.goTo('season');
    game.move('back');
    expect(game.scene.name).toBe('podium');
    for (const place of ['all', 'none']) expect([place, game.move('back')]).toEqual([place, undefined]);
    expect(game.scene.name).toBe('question');
  });

  test('disappears when the evening no longer counts in one', () => {
    const game = atPodium();
    game.command({ type: 'season', seasonId: 'winter' });
    game.move('next');
    game.command({ type: 'season', seasonId: null });
    expect(game.scene.name).toBe('podium');
  });

  test('cannot be interrupted', () => {
    const game = atPodium();
    game.command({ type: 'season', seasonId: 'winter' });
    game.move('next');
    expect(game.command({ type: 'startBreak', minutes: 5 })).toBe('command_refused');
    expect(game.command({ type: 'pause' })).toBe('command_refused');
  });
});

describe('another quiz in the same room', () => {
  test('starts in the lobby with the same players and settings, and nothing of the former quiz', () => {
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

  test('is refused before the podium, and in the lobby that it leads to', () => {
    const game = new GamePlay(quiz).start();
    expect(another(game, false)).toBe('command_refused');
    const over = atPodium();
    another(over, false);
    expect(another(over, false)).toBe('command_refused');
  });

  test('starts at zero, while the evening counts both', () => {
    const game = atPodium();
    expect(results(game)).toEqual(['Ben 3', 'Anna 2']);
    another(game, false);
    answered(game.start().goTo('question'));
    expect(game.table).toEqual(['1 Ben 3 +3', '2 Anna 2 +2']);
    expect(results(game)).toEqual(['Ben 6', 'Anna 4']);
  });

  test('counts all three quizzes in the evening where only the last carries points over', () => {
    const game = atPodium();
    another(game, false);
    answered(game.start().goTo('question'));
    another(game, true);
    game.start().goTo('podium');
    expect(game.table).toEqual(['1 Ben 3 +0', '2 Anna 2 +0']);
    expect(results(game)).toEqual(['Ben 6', 'Anna 4']);
  });

  test('shows a team on paper its own sheet', () => {
    const game = atPodium();
    game.command({ type: 'toPaper', playerId: 'Anna' });
    another(game, false);
    expect(game.host.players[0]).toMatchObject({ paper: true });
    expect(game.host.players[0]).not.toHaveProperty('byPhone');
    game.start().goTo('podium');
    expect(game.scene).toMatchObject({ missing: 1 });
  });
});

describe('a team of an earlier quiz', () => {
  test('leaves places shown before unchanged when it returns to covered standings', () => {
    const [first, second, third] = ['One', 'Two', 'Three'].map((title) => ({
      title,
      questions: [choice(title)],
    }));
    const rounds = { rounds: [first, second, third], scores: 'round' };
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

  test('changes no results by leaving, even among equals', () => {
    const game = new GamePlay(quiz, ['Anna', 'Ben', 'Cleo']).start().goTo('podium');
    const before = results(game);
    game.happen({ type: 'left', playerId: 'Anna' });
    expect(results(game)).toEqual(before);
  });
});

describe('a game stored by an earlier version', () => {
  test('counts in no season, and plays its first quiz', () => {
    const { seasonId, seasonShown, fairPlay, earlier, latecomers, departed, ...before } = new GamePlay(quiz)
      .state;
    const read = readGameState(JSON.parse(JSON.stringify({ ...before, answers: {} })));
    expect(read).toMatchObject({
      ok: true,
      value: { seasonId, seasonShown, fairPlay, earlier, latecomers, departed },
    });
  });
});
