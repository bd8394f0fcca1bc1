import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const round = { reveal: 'round', questions: [choice('A'), choice('B')] };
const quiz = { rounds: [round, round] };
/** The last question of a round on a sheet. */
const lastAsked = (file: object = quiz, names = ['Anna', 'Ben']) =>
  new GamePlay(file, names).start().goTo('question');

describe('a player who is ready', () => {
  test('is counted, can still change answers, and can take it back', () => {
    const game = lastAsked();
    expect(game.scene).toMatchObject({ ready: 0 });
    expect([game.ready('Anna'), game.scene, game.own('Anna').ready]).toMatchObject([
      undefined,
      { ready: 1, answered: 0, expected: 2 },
      true,
    ]);
    expect(game.host.players).toMatchObject([{ ready: true }, { ready: false }]);
    expect(game.answer('Anna', 'q1', 1)).toBeUndefined();
    expect(game.own('Anna').ready).toBe(true);
    const { state } = game;
    expect([game.ready('Anna'), game.state]).toEqual([undefined, state]);
    game.ready('Anna', false);
    expect([game.scene, game.own('Anna').ready]).toMatchObject([{ ready: 0 }, undefined]);
  });

  test('is ready for that round only, and again when the host reopens it', () => {
    const game = lastAsked();
    game.ready('Anna');
    game.goTo('closed');
    expect([game.own('Anna').ready, game.host.players[0]]).toEqual([
      undefined,
      expect.not.objectContaining({ ready: true }),
    ]);
    game.move('back');
    expect(game.own('Anna').ready).toBe(true);
    expect(game.goTo('scores').goTo('question').goTo('question').scene).toMatchObject({ ready: 0 });
  });

  test('cannot be so, nor be counted, before the last question was asked', () => {
    const game = new GamePlay(quiz).start();
    expect([game.ready('Anna'), game.ready('Anna', false)]).toEqual(['answers_closed', undefined]);
    expect(game.scene).toMatchObject({ answered: 0, expected: 2 });
    expect(game.scene).not.toHaveProperty('ready');
    game.move('next');
    expect([game.ready('Anna'), game.scene]).toMatchObject([undefined, { ready: 1 }]);
    game.move('back');
    expect([game.scene, game.own('Anna').ready]).toMatchObject([{ ready: 1 }, true]);
  });

  test('does not exist where no round revealed at its end is open', () => {
    const game = new GamePlay({ questions: [choice('A')] }).start();
    expect(game.ready('Anna')).toBe('answers_closed');
    expect(game.scene).not.toHaveProperty('ready');
    expect(lastAsked().goTo('closed').ready('Anna')).toBe('answers_closed');
    expect(lastAsked().ready('Zoe')).toBe('not_joined');
  });
});

describe('the last call', () => {
  test.each(['next', 'close'] as const)('gives ten seconds after %s, in which answers count', (type) => {
    const game = lastAsked();
    const { step } = game.state;
    game.move(type);
    expect(game.phone.scene).toMatchObject({ name: 'question', lastCallMs: 10_000, remainingMs: 10_000 });
    expect([game.command({ type, step }), game.state.step]).toEqual(['command_stale', step + 1]);
    expect(game.pass(9_999).answer('Anna', 'q1', 1)).toBeUndefined();
    expect(game.pass(1).scene).toMatchObject({ name: 'closed', question: null });
  });

  test('comes at the end of the time, and is over at once when the host goes on', () => {
    const game = lastAsked().pass(30_000);
    expect(game.scene).toMatchObject({ name: 'question', lastCallMs: 10_000 });
    game.move('next');
    expect(game.scene.name).toBe('closed');
  });

  test('comes where the round has no time limit', () => {
    const game = lastAsked({ rounds: [{ ...round, seconds: null }] });
    game.move('close');
    expect(game.scene).toMatchObject({ lastCallMs: 10_000, remainingMs: null });
    game.addTime(15);
    expect(game.pass(60_000).scene).not.toHaveProperty('lastCallMs');
  });

  test('is skipped where everybody whose phone is connected is ready', () => {
    const game = lastAsked(quiz, ['Anna', 'Ben', 'Cleo']);
    game.connect('Cleo', false);
    for (const name of ['Anna', 'Ben']) game.ready(name);
    game.move('close');
    expect(game.scene.name).toBe('closed');
  });

  test('is cancelled by Back, and the question has the time that was left', () => {
    const game = lastAsked().pass(12_000);
    game.move('close');
    game.pass(5_000).move('back');
    expect(game.scene).toMatchObject({ question: { text: 'B' }, remainingMs: 18_000 });
    expect(game.scene).not.toHaveProperty('lastCallMs');
    game.pass(18_000).move('back');
    expect(game.pass(1).scene).toMatchObject({ remainingMs: 29_999 });
  });

  test('is cancelled by more time', () => {
    const game = lastAsked().pass(30_000);
    game.addTime(15);
    expect(game.scene).toMatchObject({ remainingMs: 15_000, durationMs: 45_000 });
    expect(game.pass(15_000).scene).toMatchObject({ lastCallMs: 10_000 });
  });

  test('stops in a pause, and after a restart', () => {
    const game = lastAsked();
    game.move('close');
    game.pass(4_000).command({ type: 'pause' });
    expect(game.pass(60_000).scene).toMatchObject({ lastCallMs: 6_000 });
    game.restart().command({ type: 'resume' });
    expect(game.pass(5_999).scene).toMatchObject({ lastCallMs: 1 });
    expect(game.pass(1).scene.name).toBe('closed');
  });

  test('can start where the host went back, once the last question was asked', () => {
    const game = new GamePlay(quiz).start();
    expect(game.host).toMatchObject({ next: 'question', canClose: false, canGoBack: false });
    game.move('next');
    game.move('back');
    expect(game.host).toMatchObject({ next: 'question', canClose: true });
    game.move('close');
    expect(game.scene).toMatchObject({ question: { text: 'A' }, lastCallMs: 10_000 });
    expect([game.host.next, game.move('next'), game.scene.name]).toEqual(['closed', undefined, 'closed']);
  });
});

describe('an interrupted last call', () => {
  test('starts afresh after a break and after standings', () => {
    const game = lastAsked();
    game.move('next');
    game.pass(9_000).command({ type: 'startBreak', minutes: 1 });
    expect(game.pass(60_000).scene).toMatchObject({ name: 'question', lastCallMs: 10_000 });
    game.pass(9_000).command({ type: 'scores', shown: true });
    game.command({ type: 'scores', shown: false });
    expect(game.scene).toMatchObject({ lastCallMs: 10_000 });
  });

  test('runs and shows where the host has gone back to a revealed question', () => {
    const game = lastAsked().goTo('closed').goTo('reveal');
    for (let i = 0; i < 3; i++) game.move('back');
    expect(game.move('close') ?? game.scene).toMatchObject({ name: 'question', lastCallMs: 10_000 });
    expect(game.pass(10_000).scene.name).not.toBe('question');
  });

  test('leaves the autopilot only the time once cancelled', () => {
    const game = lastAsked();
    game.move('next');
    game.command({ type: 'autopilot', on: true });
    game.move('back');
    expect(game.pass(5_000).scene).toMatchObject({ name: 'question', remainingMs: 25_000 });
  });

  test('also comes after a restart when a player who is done is back first', () => {
    const game = lastAsked();
    game.ready('Anna');
    game.restart().connect('Anna', true);
    game.command({ type: 'resume' });
    expect(game.move('close') ?? game.scene).toMatchObject({ name: 'question', lastCallMs: 10_000 });
  });
});
