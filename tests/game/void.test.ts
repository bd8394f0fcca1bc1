import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const newGame = (file: object) => new GamePlay(file, NAMES).start();
const setVoid = (game: GamePlay, questionId: string, voided = true) =>
  game.command({ type: 'void', questionId, voided });
const two = { questions: [choice('A'), choice('B')] };

describe('a question that is void', () => {
  test('brings nobody anything, says so, and counts again when it is put back', () => {
    const game = newGame(two).answers('q1', { Anna: 1, Ben: 0 }).goTo('reveal');
    setVoid(game, 'q1');
    expect(game.points).toEqual({ Anna: 0, Ben: 0, Cleo: 0 });
    expect(game.scene).toMatchObject({ name: 'reveal', void: true });
    for (const field of ['right', 'onlyRight', 'suspenseMs']) expect(game.scene).not.toHaveProperty(field);
    expect(game.phone.scene).toMatchObject({ void: true });
    expect(game.own('Anna').results.q1).toEqual({ correct: false, points: 0, void: true });
    expect(game.host.voided).toEqual(['q1']);
    setVoid(game, 'q1', false);
    expect(game.points).toEqual({ Anna: 1, Ben: 0, Cleo: 0 });
    expect(game.own('Anna').results.q1).toEqual({ correct: true, points: 1 });
    expect(game.scene).not.toHaveProperty('void');
  });

  test('is passed over if nobody has seen it, forwards and backwards', () => {
    const game = newGame({ questions: [choice('A'), choice('B'), choice('C')] });
    setVoid(game, 'q2');
    expect(game.host.upcoming).toBe('C');
    game.goTo('reveal').move('next');
    expect(game.scene).toMatchObject({ name: 'question', question: { questionId: 'q3' } });
    game.move('back');
    expect(game.scene).toMatchObject({ name: 'reveal', question: { questionId: 'q1' } });
    expect(game.own('Anna').results).not.toHaveProperty('q2');
  });

  test('is passed over as the first and as the last one', () => {
    const game = newGame(two);
    const last = newGame(two);
    setVoid(last, 'q2');
    expect(last.goTo('reveal').goTo('podium').scene).toMatchObject({ name: 'podium' });
    const first = new GamePlay(two, NAMES);
    setVoid(first, 'q1');
    expect(first.start().scene).toMatchObject({ question: { questionId: 'q2' } });
    expect(game.scene).toMatchObject({ question: { questionId: 'q1' } });
  });

  test('stands on no sheet, and closes nothing', () => {
    const game = newGame({ reveal: 'round', questions: [choice('A'), choice('B'), choice('C')] });
    setVoid(game, 'q3');
    game.goTo('question');
    expect(game.phone.questions.map(({ questionId }) => questionId)).toEqual(['q1', 'q2']);
    expect(game.host.canClose).toBe(true);
    setVoid(game, 'q1');
    expect(game.phone.questions.map(({ questionId }) => questionId)).toEqual(['q2']);
    game.answers('q2', { Anna: 1 }).goTo('podium');
    expect(game.points).toEqual({ Anna: 1, Ben: 0, Cleo: 0 });
  });

  test('gives back what was staked on it', () => {
    const game = newGame({ questions: [choice('A'), choice('B', { wager: true })] });
    game.answers('q1', { Anna: 1 }).goTo('wager');
    game.stake('Anna', 'q2', 1);
    game.goTo('question').answers('q2', { Anna: 0 }).goTo('reveal');
    expect(game.points.Anna).toBe(0);
    setVoid(game, 'q2');
    expect(game.points.Anna).toBe(1);
    expect(game.scene).not.toHaveProperty('wagers');
    expect(game.own('Anna')).not.toHaveProperty('stakes');
  });

  test('gives back a joker where nothing else was in its round', () => {
    const rounds = [
      { title: 'One', questions: [choice('A')] },
      { title: 'Two', questions: [choice('B')] },
    ];
    const game = newGame({ joker: true, rounds });
    game.joker('Anna', 0);
    game.goTo('reveal');
    setVoid(game, 'q1');
    game.goTo('round');
    expect(game.joker('Anna', 1)).toBeUndefined();
    expect(game.own('Anna').joker).toBe(1);
  });

  test('counts in no award, and can be put back after the podium', () => {
    const game = newGame(two).answers('q1', { Anna: 1, Ben: 0, Cleo: 0 }).goTo('podium');
    setVoid(game, 'q1');
    expect(game.points.Anna).toBe(0);
    game.goTo('podium').move('next');
    expect(JSON.stringify(game.scene)).not.toContain('onlyRight');
    expect(game.restart().points.Anna).toBe(0);
    setVoid(game, 'q1', false);
    expect(game.points.Anna).toBe(1);
  });

  test('must be in the quiz, and not its tie-break', () => {
    const game = newGame({ ...two, tieBreak: { question: 'N', correctNumber: 5 } });
    for (const questionId of ['q9', 'tieBreak']) expect(setVoid(game, questionId)).toBe('command_refused');
  });
});
