import { describe, expect, test } from 'vitest';
import { parseSession } from '../../src/contract/toMonitors';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const QUIZ = { readSeconds: 4, seconds: 20, questions: [choice('A'), choice('B', { readSeconds: 0 })] };
const asking = (file: object = QUIZ) => new GamePlay(file).start();

describe('a question that is read first', () => {
  test('shows no answers, takes none and keeps its time until it was read', () => {
    const game = asking();
    const { step } = game.state;
    game.pass(1_000);
    expect(game.scene).toMatchObject({
      name: 'question',
      question: { text: 'A' },
      remainingMs: 20_000,
      durationMs: 20_000,
      reading: { remainingMs: 3_000, durationMs: 4_000 },
    });
    expect(JSON.stringify(game.scene)).not.toContain('answers');
    expect(game.phone.questions).toEqual([]);
    expect(game.answer('Anna', 'q1', 0)).toBe('answers_closed');
    game.pass(3_000);
    expect(game.state.step).toBe(step + 1);
    expect(game.scene).toMatchObject({ question: { answers: expect.anything() }, remainingMs: 20_000 });
    expect(game.scene).not.toHaveProperty('reading');
    expect(game.phone.questions).toHaveLength(1);
    expect(game.answer('Anna', 'q1', 0)).toBeUndefined();
  });

  test('opens when Next is pressed, once for everybody who presses it', () => {
    const game = asking();
    const { step } = game.state;
    expect(game.move('next')).toBeUndefined();
    expect(game.command({ type: 'next', step })).toBe('command_stale');
    expect(game.scene).toMatchObject({ name: 'question', remainingMs: 20_000 });
    expect(game.move('next')).toBeUndefined();
    expect(game.scene.name).toBe('closed');
  });

  test('is not read again, neither at the next question nor after going back', () => {
    const game = asking().pass(4_000);
    game.move('next');
    game.move('back');
    expect(game.scene).not.toHaveProperty('reading');
    expect(game.goTo('question').scene).not.toHaveProperty('reading');
  });

  test('stands still in a pause and under standings', () => {
    const game = asking();
    game.command({ type: 'pause' });
    game.pass(60_000).command({ type: 'resume' });
    game.command({ type: 'startBreak', minutes: 0 });
    game.pass(60_000).command({ type: 'endBreak' });
    expect(game.scene).toMatchObject({ reading: { remainingMs: 4_000 } });
  });

  test('cannot be marked while it is read', () => {
    expect(asking().host.marking).toEqual([]);
  });

  test('is understood by every screen', () => {
    const session = {
      quizId: 'q',
      sessionCode: 'BDFGH',
      participants: [],
      quizName: 'Q',
      quizDescription: '',
    };
    const read = parseSession({ ...session, game: asking().monitor });
    expect(read).toMatchObject({ value: { game: { scene: { reading: {}, question: { answers: [] } } } } });
  });
});

test('speed counts from the end of the reading time, which is three seconds unless the quiz says otherwise', () => {
  const game = asking({ scoring: 'speed', seconds: 20, questions: [choice('A')] });
  expect(game.scene).toMatchObject({ reading: { remainingMs: 3_000 } });
  game.pass(3_000).answer('Anna', 'q1', 1);
  expect(game.goTo('podium').table[0]).toContain('Anna 1000');
});

test('reading takes longer at a slower pace, and a sound is heard first', () => {
  const game = new GamePlay({ ...QUIZ, questions: [choice('A', { audio: 'a.mp3' })] });
  game.command({ type: 'pace', factor: 2 });
  game.start();
  expect(game.scene).toMatchObject({ waiting: true });
  expect(game.scene).not.toHaveProperty('reading');
  expect(game.answer('Anna', 'q1', 0)).toBe('answers_closed');
  game.command({ type: 'media', step: game.state.step, action: 'play' });
  expect(game.scene).toMatchObject({ reading: { remainingMs: 8_000, durationMs: 8_000 } });
});

test('nothing is read first in a round that is revealed at its end', () => {
  expect(asking({ ...QUIZ, reveal: 'round' }).scene).not.toHaveProperty('reading');
});
