import { describe, expect, test } from 'vitest';
import type { MEDIA_ACTIONS } from '../../src/contract/media';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const QUIZ = {
  rounds: [
    {
      title: 'Music',
      questions: [
        choice('A', { audio: 'a.mp3', image: 'aa.png', imageAlt: 'A cat' }),
        choice('B', { video: 'bbb.mp4' }),
        choice('C', { image: 'cccc.png' }),
      ],
    },
  ],
};
const SILENT = { playing: false, replays: 0, volume: 1 };

const asking = () => new GamePlay(QUIZ).start().goTo('question');
const media = (play: GamePlay, action: (typeof MEDIA_ACTIONS)[number]) =>
  play.command({ type: 'media', step: play.state.step, action });

describe('a sound', () => {
  test('waits for the host, plays, pauses and restarts, without a new step', () => {
    const play = asking();
    const { step } = play.monitor;
    expect(play.monitor.media).toEqual(SILENT);
    media(play, 'play');
    expect(play.monitor.media).toEqual({ ...SILENT, playing: true });
    const { state } = play;
    media(play, 'play');
    expect(play.state).toBe(state);
    media(play, 'pause');
    expect(play.monitor.media).toEqual(SILENT);
    media(play, 'replay');
    expect(play.monitor.media).toEqual({ playing: true, replays: 1, volume: 1 });
    expect(play.monitor.step).toBe(step);
  });

  test('tells monitors alone which part of it is played', () => {
    const part = { audioFrom: 61.5, audioTo: 75, audioFade: 2, audioGain: 0.5 };
    const play = new GamePlay({ questions: [choice('A', { audio: 'a.mp3', ...part })] }).start();
    expect(play.monitor.scene).toMatchObject({ question: part });
    for (const field of Object.keys(part)) expect(JSON.stringify(play.phone)).not.toContain(field);
  });

  test('stops with its scene, also for a break, and the next scene starts in silence', () => {
    const play = asking();
    media(play, 'replay');
    play.command({ type: 'startBreak', minutes: 0 });
    expect(play.monitor.media).toBeUndefined();
    play.command({ type: 'endBreak' });
    expect(play.monitor.media).toEqual(SILENT);
    media(play, 'replay');
    play.move('close');
    expect(play.monitor.media).toEqual(SILENT);
  });

  test('is paused with the game, after a restart too, and can be played while the game is paused', () => {
    const play = asking();
    media(play, 'play');
    play.command({ type: 'pause' });
    expect(play.monitor.media).toEqual(SILENT);
    media(play, 'play');
    expect(play.monitor.media?.playing).toBe(true);
    expect(play.restart().monitor.media).toEqual(SILENT);
  });

  test('plays on through a restart that nobody noticed', () => {
    const play = asking();
    media(play, 'play');
    expect(play.restart(true).monitor.media?.playing).toBe(true);
  });

  test('cannot be commanded where there is none, or from another step', () => {
    const play = new GamePlay(QUIZ).start();
    expect(media(play, 'play')).toBe('command_refused');
    play.goTo('question');
    expect(play.command({ type: 'media', step: 0, action: 'play' })).toBe('command_stale');
    play.goTo('question').goTo('question');
    expect(media(play, 'play')).toBe('command_refused');
    expect(play.monitor.media).toBeUndefined();
  });

  test('stays at the volume set by the host through the whole game', () => {
    const play = new GamePlay(QUIZ);
    play.command({ type: 'volume', level: 0.3 });
    play.start().goTo('question');
    expect(play.monitor.media).toEqual({ ...SILENT, volume: 0.3 });
    play.goTo('question').restart();
    expect(play.monitor.media).toEqual({ ...SILENT, volume: 0.3 });
  });
});

test('plays only on the projector: phones are told its kind and label, but no address', () => {
  const play = asking();
  const [question] = play.phone.questions;
  expect(question).toMatchObject({ media: ['image', 'audio'], imageAlt: 'A cat' });
  expect(play.phone.scene).toMatchObject({ question });
  for (const name of ['question', 'closed', 'reveal'])
    expect(JSON.stringify(play.goTo(name).phone)).not.toContain('/media/');
});

describe('a picture or film', () => {
  test('is shown alone and back, without a new step, and phones are told nothing', () => {
    const play = asking();
    const { step } = play.monitor;
    media(play, 'zoom');
    expect(play.monitor).toMatchObject({ zoomed: true, step });
    expect(play.phone).not.toHaveProperty('zoomed');
    media(play, 'unzoom');
    expect(play.monitor).not.toHaveProperty('zoomed');
  });

  test('is alone until its scene ends, also for a break', () => {
    const play = asking();
    media(play, 'zoom');
    expect(play.restart().monitor.zoomed).toBe(true);
    play.command({ type: 'startBreak', minutes: 0 });
    expect(play.monitor.zoomed).toBeUndefined();
    play.command({ type: 'endBreak' });
    expect(play.monitor.zoomed).toBeUndefined();
  });

  test('can be shown alone only where the scene has one', () => {
    const play = new GamePlay(QUIZ).start();
    expect(media(play, 'zoom')).toBe('command_refused');
    play.goTo('question').command({ type: 'startBreak', minutes: 0 });
    expect(media(play, 'zoom')).toBe('command_refused');
    const silent = new GamePlay({ rounds: [{ questions: [choice('A', { audio: 'a.mp3' })] }] }).start();
    expect(media(silent, 'zoom')).toBe('command_refused');
  });
});

describe('hosts', () => {
  test('are told the media of the question and the next one, so that they can be preloaded', () => {
    const play = new GamePlay(QUIZ);
    expect(play.host.preload).toEqual(['/media/6', '/media/5']);
    play.start().goTo('question');
    expect(play.host.preload).toEqual(['/media/6', '/media/5', '/media/7']);
    play.goTo('podium');
    expect(play.host.preload).toBeUndefined();
  });

  test('are told what is missing from the questions asked and the next one', () => {
    const play = new GamePlay(QUIZ);
    play.faults = { 'a.mp3': 'missing', 'bbb.mp4': 'broken', 'cccc.png': 'too_large' };
    const first = { questionId: 'q1', kind: 'audio', fileName: 'a.mp3', fault: 'missing' };
    const second = { questionId: 'q2', kind: 'video', fileName: 'bbb.mp4', fault: 'broken' };
    expect(play.host.mediaFaults).toEqual([{ ...first, upcoming: true }]);
    play.start().goTo('question');
    expect(play.host.mediaFaults).toEqual([first, { ...second, upcoming: true }]);
    expect(play.host.preload).toEqual(['/media/6']);
  });
});

test('keep the question where a fault costs its picture or sound', () => {
  const play = asking();
  play.faults = { 'a.mp3': 'missing', 'aa.png': 'broken' };
  expect(play.scene).toMatchObject({ name: 'question', question: { text: 'A' } });
  const { question } = play.scene as { question: object };
  expect(Object.keys(question).filter((key) => /Url|Alt/.test(key))).toEqual([]);
  expect(play.monitor.media).toBeUndefined();
});

const song = choice('A', { audio: 'a.mp3' });
const waitingQuiz = { questions: [song, choice('B')] };
const waiting = (file: object = waitingQuiz) => new GamePlay(file).start();
const STANDING = { name: 'question', waiting: true, remainingMs: 30_000, durationMs: 30_000 };

describe('the time of a question with a sound', () => {
  test('waits, also on phones, until it is first played, while answers are accepted', () => {
    const game = waiting().pass(60_000);
    expect(game.scene).toMatchObject(STANDING);
    expect(game.phone).toMatchObject({ scene: STANDING, questions: [{ questionId: 'q1' }] });
    expect(game.answer('Anna', 'q1', 1)).toBeUndefined();
    const { step } = game.state;
    media(game, 'play');
    expect(game.pass(10_000).scene).toMatchObject({ remainingMs: 20_000 });
    expect([game.scene, game.phone.scene]).toEqual(
      Array(2).fill(expect.not.objectContaining({ waiting: true })),
    );
    expect(game.state.step).toBe(step);
    expect(game.pass(20_000).scene.name).toBe('closed');
  });

  test('starts once, also where the sound is played from its start, or with a film', () => {
    const game = waiting({ questions: [choice('A', { video: 'a.mp4' })] });
    media(game, 'replay');
    media(game.pass(10_000), 'pause');
    expect(game.pass(5_000).scene).toMatchObject({ remainingMs: 15_000 });
  });

  test('does not wait where nothing can be played', () => {
    const game = waiting();
    game.faults = { 'a.mp3': 'missing' };
    expect(game.scene).not.toHaveProperty('waiting');
    game.happen({ type: 'unplayable', questionId: 'q1' });
    expect(game.pass(30_000).scene.name).toBe('closed');
    expect(game.happen({ type: 'unplayable', questionId: 'q1' })).toBeUndefined();
  });

  test('waits after a restart, a pause and a break, and again when gone back to unplayed', () => {
    const game = waiting().pass(9_000).restart();
    game.command({ type: 'resume' });
    game.command({ type: 'startBreak', minutes: 1 });
    expect(game.pass(70_000).scene).toMatchObject(STANDING);
    game.move('close');
    game.move('back');
    expect(game.pass(5_000).scene).toMatchObject(STANDING);
  });

  test('goes on when a played question is gone back to', () => {
    const game = waiting();
    media(game, 'play');
    game.pass(10_000).move('close');
    game.move('back');
    expect(game.scene).not.toHaveProperty('waiting');
    expect(game.pass(5_000).scene).toMatchObject({ remainingMs: 15_000 });
  });

  test('reports that it waits even without a limit', () => {
    const game = waiting({ ...waitingQuiz, seconds: null });
    expect(game.scene).toMatchObject({ waiting: true, remainingMs: null, durationMs: null });
    media(game, 'play');
    expect(game.scene).not.toHaveProperty('waiting');
  });
});

describe('before the sound is played', () => {
  test('answers of everybody close nothing, neither then nor later', () => {
    const game = waiting();
    for (const name of ['Anna', 'Ben']) game.answer(name, 'q1', 1);
    expect(game.pass(10_000).scene).toMatchObject(STANDING);
    media(game, 'play');
    expect(game.pass(10_000).scene).toMatchObject({ name: 'question', remainingMs: 20_000 });
  });

  test('no time counts for speed', () => {
    const game = waiting({ ...waitingQuiz, scoring: 'speed', readSeconds: 0 }).pass(20_000);
    game.answer('Anna', 'q1', 1);
    media(game, 'play');
    game.pass(15_000).answer('Ben', 'q1', 1);
    expect(game.goTo('reveal').table).toEqual(['1 Anna 1000 +1000', '2 Ben 750 +750']);
  });

  test('the autopilot allows time to read, plays it, and then waits for the time', () => {
    const game = waiting();
    game.command({ type: 'autopilot', on: true });
    expect(game.pass(2_999).monitor.media).toMatchObject({ playing: false });
    expect(game.pass(1).monitor).toMatchObject({ media: { playing: true }, scene: { remainingMs: 30_000 } });
    expect(game.pass(29_999).scene.name).toBe('question');
    expect(game.pass(1).scene.name).toBe('closed');
  });

  test('the autopilot also plays it after more time was given', () => {
    const game = waiting();
    game.command({ type: 'autopilot', on: true });
    game.addTime(15);
    expect(game.pass(3_000).monitor).toMatchObject({
      media: { playing: true },
      scene: { remainingMs: 45_000 },
    });
  });

  test('the last call of a round runs', () => {
    const game = waiting({ rounds: [{ reveal: 'round', questions: [song] }] });
    game.move('close');
    expect(game.scene).toMatchObject({ lastCallMs: 10_000, remainingMs: 10_000 });
    expect(game.scene).not.toHaveProperty('waiting');
    expect(game.pass(10_000).scene.name).toBe('closed');
  });
});
