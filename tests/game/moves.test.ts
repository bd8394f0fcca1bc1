import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/contract/fromHosts';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const two = { questions: [choice('A'), choice('B')] };
const together = { rounds: [{ title: 'One', reveal: 'round', questions: [choice('A'), choice('B')] }] };
const play = (file: object = two) => new GamePlay(file).start();
const namesUntilEnd = (game: GamePlay): string[] => {
  const names = [game.scene.name as string];
  while (game.move('next') === undefined) names.push(game.scene.name);
  return names;
};

describe('a game', () => {
  test('goes from its lobby through all scenes to the podium', () => {
    const game = new GamePlay(two);
    expect(game.scene).toEqual({ name: 'lobby' });
    expect([game.move('next'), game.command({ type: 'end' })]).toEqual(Array(2).fill('command_refused'));
    game.start();
    const each = ['question', 'closed', 'reveal'];
    expect(namesUntilEnd(game)).toEqual([...each, ...each, 'podium', 'podium', 'goodbye']);
  });

  test('counts each scene as a step, and each change as a revision', () => {
    const game = play();
    const { step, revision } = game.state;
    game.answer('Anna', 'q1', 1);
    game.command({ type: 'lock', locked: true });
    expect(game.state).toMatchObject({ step, revision: revision + 2 });
    game.move('next');
    expect(game.state).toMatchObject({ step: step + 1, revision: revision + 3 });
  });

  test('that has started does not return to its lobby', () => {
    expect(play().move('back')).toBe('command_refused');
  });

  test.each<Command>([
    { type: 'start' },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'endBreak' },
    { type: 'scores', shown: false },
    { type: 'autopilot', on: true },
    { type: 'scoresOneByOne', on: true },
    { type: 'awards', on: false },
    { type: 'livePolls', on: true },
    { type: 'fairPlay', on: true },
    { type: 'volume', level: 0.5 },
    { type: 'lock', locked: true },
    { type: 'devices', limit: 1 },
    { type: 'season', seasonId: 'winter' },
    { type: 'rename', playerId: 'Anna', name: 'Eve' },
    { type: 'toPaper', playerId: 'Anna' },
    { type: 'uncover', text: 'Wichser' },
    { type: 'mark', questionId: 'q1', answer: 'Wichser', correct: true },
    { type: 'mark', questionId: 'q1', answer: 'Wichser', correct: true, share: 0.5 },
    { type: 'unmark', questionId: 'q1', answer: 'Wichser' },
    { type: 'adjust', adjustmentId: 'a', playerId: 'Anna', points: 1, reason: 'song' },
    { type: 'score', playerId: 'Anna', questionId: 'q1', share: 0.5 },
    { type: 'scoreRound', playerId: 'Anna', roundIndex: 0, points: 0.5 },
    { type: 'joker', playerId: 'Pia', roundIndex: 0 },
  ])('accepts %j again, and changes nothing', (command) => {
    const file = { joker: true, questions: [{ question: 'Who?', acceptedAnswers: ['Bach'] }] };
    const game = new GamePlay(file, ['Anna']);
    game.join('Pia', { paper: true });
    game.start().goTo('question').answer('Anna', 'q1', 'Wichser');
    expect(game.goTo('reveal').command(command)).toBeUndefined();
    const { state } = game;
    expect([game.command(command), game.state === state]).toEqual([undefined, true]);
  });
});

describe('back', () => {
  test('reopens a question before its reveal, with its answers and the time that was left', () => {
    const game = play();
    game.answer('Anna', 'q1', 0);
    game.pass(10_000).move('close');
    expect(game.pass(1000).answer('Anna', 'q1', 1)).toBe('answers_closed');
    game.move('back');
    expect(game.scene).toMatchObject({ name: 'question', answered: 1, remainingMs: 20_000 });
    expect(game.answer('Anna', 'q1', 1)).toBeUndefined();
  });

  test('gives a question whose time had run out its full time again', () => {
    const game = play().pass(30_000);
    expect(game.scene.name).toBe('closed');
    game.move('back');
    expect(game.scene).toMatchObject({ name: 'question', remainingMs: 30_000 });
  });

  test('does not reopen a revealed question', () => {
    const game = play().goTo('reveal');
    game.move('back');
    game.move('back');
    expect(game.scene).toMatchObject({ name: 'question', remainingMs: 0, durationMs: 30_000 });
    expect(game.phone.questions).toEqual([]);
    expect(game.answer('Anna', 'q1', 1)).toBe('answers_closed');
  });
});

describe('a round that is revealed at its end', () => {
  test('keeps all questions asked so far open, until it is closed', () => {
    const game = play(together);
    const open = () => game.phone.questions.map(({ text }) => text);
    game.move('next');
    expect(open()).toEqual(['A']);
    expect(game.answer('Anna', 'q2', 1)).toBe('answer_invalid');
    game.move('next');
    expect(open()).toEqual(['A', 'B']);
    expect(game.answer('Anna', 'q1', 1)).toBeUndefined();
    game.goTo('closed');
    expect(game.scene).toMatchObject({ name: 'closed', question: null, answered: 1, expected: 2 });
    expect(open()).toEqual([]);
  });
});

describe('the end', () => {
  test('shows the podium at once, without what was not revealed, and can be reversed', () => {
    const game = play();
    game.answer('Anna', 'q1', 1);
    game.pass(5000).command({ type: 'end' });
    expect(game.scene).toMatchObject({ name: 'podium', standings: [], hidden: 2 });
    expect(game.goTo('podium').scene).toMatchObject({ standings: [{ points: 0 }, { points: 0 }] });
    expect(game.host.next).toBe('goodbye');
    game.pass(60_000).move('back');
    game.move('back');
    expect(game.scene).toMatchObject({ name: 'question', remainingMs: 25_000, answered: 1 });
  });
});
