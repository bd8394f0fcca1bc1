import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const song = choice('A', { audio: 'a.mp3' });
const quiz = { questions: [song, choice('B')] };
const asking = (file: object = quiz, names?: string[]) => new GamePlay(file, names).start();
const play = (game: GamePlay) => game.command({ type: 'media', step: game.state.step, action: 'play' });
const STANDING = { name: 'question', waiting: true, remainingMs: 30_000, durationMs: 30_000 };

describe('the time of a question with a sound', () => {
  test('waits, also on phones, until it is first played, while answers are accepted', () => {
    const game = asking().pass(60_000);
    expect(game.scene).toMatchObject(STANDING);
    expect(game.phone).toMatchObject({ scene: STANDING, questions: [{ questionId: 'q1' }] });
    expect(game.answer('Anna', 'q1', 1)).toBeUndefined();
    const { step } = game.state;
    play(game);
    expect(game.pass(10_000).scene).toMatchObject({ remainingMs: 20_000 });
    expect([game.scene, game.phone.scene]).toEqual(
      Array(2).fill(expect.not.objectContaining({ waiting: true })),
    );
    expect(game.state.step).toBe(step);
    expect(game.pass(20_000).scene.name).toBe('closed');
  });

  test('starts once, also where the sound is played from its start, or with a film', () => {
    const game = asking({ questions: [choice('A', { video: 'a.mp4' })] });
    game.command({ type: 'media', step: game.state.step, action: 'replay' });
    game.pass(10_000).command({ type: 'media', step: game.state.step, action: 'pause' });
    expect(game.pass(5_000).scene).toMatchObject({ remainingMs: 15_000 });
  });

  test('does not wait where nothing can be played', () => {
    const game = asking();
    game.faults = { 'a.mp3': 'missing' };
    expect(game.scene).not.toHaveProperty('waiting');
    game.happen({ type: 'unplayable', questionId: 'q1' });
    expect(game.pass(30_000).scene.name).toBe('closed');
    expect(game.happen({ type: 'unplayable', questionId: 'q1' })).toBeUndefined();
  });

  test('waits after a restart, a pause and a break, and again when gone back to unplayed', () => {
    const game = asking().pass(9_000).restart();
    game.command({ type: 'resume' });
    game.command({ type: 'startBreak', minutes: 1 });
    expect(game.pass(70_000).scene).toMatchObject(STANDING);
    game.move('close');
    game.move('back');
    expect(game.pass(5_000).scene).toMatchObject(STANDING);
  });

  test('goes on when a played question is gone back to', () => {
    const game = asking();
    play(game);
    game.pass(10_000).move('close');
    game.move('back');
    expect(game.scene).not.toHaveProperty('waiting');
    expect(game.pass(5_000).scene).toMatchObject({ remainingMs: 15_000 });
  });

  test('can be skipped, closed and extended like any other', () => {
    const game = asking();
    game.command({ type: 'addTime', step: game.state.step, seconds: 15 });
    expect(game.pass(5_000).scene).toMatchObject({ waiting: true, remainingMs: 45_000, durationMs: 45_000 });
    expect([game.move('close'), game.scene.name]).toEqual([undefined, 'closed']);
    const other = asking();
    expect([other.move('next'), other.scene.name]).toEqual([undefined, 'closed']);
  });

  test('reports that it waits even without a limit', () => {
    const game = asking({ ...quiz, seconds: null });
    expect(game.scene).toMatchObject({ waiting: true, remainingMs: null, durationMs: null });
    play(game);
    expect(game.scene).not.toHaveProperty('waiting');
  });
});

describe('before the sound is played', () => {
  test('answers of everybody close nothing, neither then nor later', () => {
    const game = asking();
    for (const name of ['Anna', 'Ben']) game.answer(name, 'q1', 1);
    expect(game.pass(10_000).scene).toMatchObject(STANDING);
    play(game);
    expect(game.pass(10_000).scene).toMatchObject({ name: 'question', remainingMs: 20_000 });
  });

  test('no time counts for speed', () => {
    const game = asking({ ...quiz, scoring: 'speed' }).pass(20_000);
    game.answer('Anna', 'q1', 1);
    play(game);
    game.pass(15_000).answer('Ben', 'q1', 1);
    expect(game.goTo('reveal').table).toEqual(['1 Anna 1000 +1000', '2 Ben 750 +750']);
  });

  test('the autopilot allows time to read, plays it, and then waits for the time', () => {
    const game = asking();
    game.command({ type: 'autopilot', on: true });
    expect(game.pass(2_999).monitor.media).toMatchObject({ playing: false });
    expect(game.pass(1).monitor).toMatchObject({ media: { playing: true }, scene: { remainingMs: 30_000 } });
    expect(game.pass(29_999).scene.name).toBe('question');
    expect(game.pass(1).scene.name).toBe('closed');
  });

  test('the autopilot also plays it after more time was given', () => {
    const game = asking();
    game.command({ type: 'autopilot', on: true });
    game.command({ type: 'addTime', step: game.state.step, seconds: 15 });
    expect(game.pass(3_000).monitor).toMatchObject({
      media: { playing: true },
      scene: { remainingMs: 45_000 },
    });
  });

  test('the last call of a round runs', () => {
    const game = asking({ rounds: [{ reveal: 'round', questions: [song] }] });
    game.move('close');
    expect(game.scene).toMatchObject({ lastCallMs: 10_000, remainingMs: 10_000 });
    expect(game.scene).not.toHaveProperty('waiting');
    expect(game.pass(10_000).scene.name).toBe('closed');
  });
});
