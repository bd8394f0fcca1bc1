import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const newGame = (file: object, names: readonly string[] = NAMES) => new GamePlay(file, names).start();
const speed = { scoring: 'speed', readSeconds: 0, questions: [choice('A')] };
const parts = [
  { label: 'Song', acceptedAnswers: ['Waterloo'] },
  { label: 'Band', acceptedAnswers: ['ABBA'] },
];

describe('a reveal says how many were right', () => {
  test('out of all who were in the game when the question closed', () => {
    const game = newGame({ questions: [choice('A')] }).answers('q1', { Anna: 1, Ben: 0 });
    game.goTo('closed').join('Dora');
    expect(game.goTo('reveal').scene).toMatchObject({ right: { count: 1, of: 3 } });
  });

  test('counting only whole answers', () => {
    const game = newGame({ questions: [{ question: 'P', parts }] });
    game.answers('q1', { Anna: ['Waterloo', 'ABBA'], Ben: ['Waterloo', ''] });
    expect(game.goTo('reveal').scene).toMatchObject({ right: { count: 1, of: 3 } });
  });

  test('counting a sheet of paper once it has a score', () => {
    const game = newGame({ questions: [choice('A')] });
    game.join('Paper', { paper: true });
    game.goTo('reveal');
    expect(game.scene).toMatchObject({ right: { count: 0, of: 3 } });
    game.command({ type: 'score', playerId: 'Paper', questionId: 'q1', share: 1 });
    expect(game.scene).toMatchObject({ right: { count: 1, of: 4 }, onlyRight: 'Paper' });
  });

  test('counting from the start again in another quiz', () => {
    const game = newGame({ questions: [choice('A')] }).goTo('reveal');
    game.join('Dora');
    game.goTo('podium').command({ type: 'anotherQuiz', quizId: 'q', keepPoints: false });
    expect(game.start().goTo('reveal').scene).toMatchObject({ right: { count: 0, of: 4 } });
  });

  test('but not of a poll or a tie-break', () => {
    expect(newGame({ questions: [{ question: 'P', poll: 'text' }] }).goTo('reveal').scene).not.toHaveProperty(
      'right',
    );
    const tieBreak = { question: 'N', correctNumber: 5 };
    const game = newGame({ questions: [choice('A')], tieBreak })
      .goTo('tieBreak')
      .goTo('reveal');
    expect(game.scene).toMatchObject({ tieBreak: true, winners: NAMES });
    expect(game.scene).not.toHaveProperty('right');
  });
});

describe('hosts are told who had how much of the question right', () => {
  const sharesIn = (game: GamePlay) =>
    Object.fromEntries(game.host.players.map(({ name, share }) => [name, share]));

  test('from its closing to its reveal, and of no question that is open', () => {
    const game = newGame({ questions: [choice('A'), choice('B')] }).answers('q1', { Anna: 1, Ben: 0 });
    expect(sharesIn(game)).toEqual({});
    for (const name of ['closed', 'reveal'])
      expect(sharesIn(game.goTo(name))).toEqual({ Anna: 1, Ben: 0, Cleo: undefined });
    expect(sharesIn(game.goTo('question'))).toEqual({});
  });

  test('of each part, as the host has marked it, and as a sheet says', () => {
    const game = newGame({ questions: [{ question: 'P', parts }] }).answers('q1', {
      Anna: ['Waterloo', 'ABBA'],
      Ben: ['Waterloo', 'Queen'],
    });
    game.join('Paper', { paper: true });
    expect(sharesIn(game.goTo('closed'))).toEqual({ Anna: 1, Ben: 0.5, Cleo: undefined, Paper: undefined });
    game.command({ type: 'mark', questionId: 'q1', answer: 'Queen', part: 1, correct: true });
    game.command({ type: 'score', playerId: 'Paper', questionId: 'q1', share: 0 });
    expect(sharesIn(game)).toEqual({ Anna: 1, Ben: 1, Cleo: undefined, Paper: 0 });
  });

  test('but not of a poll, a question taken out, or a round that closes as a whole', () => {
    const poll = newGame({ questions: [{ question: 'P', poll: 'choice', answers: ['A', 'B'] }] });
    expect(sharesIn(poll.answers('q1', { Anna: 1 }).goTo('reveal'))).toEqual({});
    const taken = newGame({ questions: [choice('A')] }).answers('q1', { Anna: 1 });
    taken.goTo('reveal').command({ type: 'void', questionId: 'q1', voided: true });
    expect(sharesIn(taken)).toEqual({});
    const sheet = newGame({ rounds: [{ reveal: 'round', questions: [choice('A'), choice('B')] }] });
    expect(sharesIn(sheet.answers('q1', { Anna: 1 }).goTo('closed'))).toEqual({});
    expect(sharesIn(sheet.goTo('reveal'))).toMatchObject({ Anna: 1 });
  });
});

describe('a reveal names', () => {
  test('who alone was right, with stars, until the team is removed', () => {
    const game = newGame({ questions: [choice('A')] }, [...NAMES, 'Arschloch']);
    game.answers('q1', { Anna: 0, Arschloch: 1 });
    expect(game.goTo('reveal').scene).toMatchObject({ onlyRight: 'A********' });
    game.command({ type: 'remove', playerId: 'Arschloch' });
    expect(game.scene).not.toHaveProperty('onlyRight');
  });

  test('nobody where several were right, where few play, or where the nearest win', () => {
    const both = newGame({ questions: [choice('A')] }).answers('q1', { Anna: 1, Ben: 1 });
    expect(both.goTo('reveal').scene).not.toHaveProperty('onlyRight');
    const two = newGame({ questions: [choice('A')] }, ['Anna', 'Ben']).answers('q1', { Anna: 1 });
    expect(two.goTo('reveal').scene).not.toHaveProperty('onlyRight');
    const nearest = newGame({ questions: [{ question: 'N', correctNumber: 5, nearest: [1] }] });
    nearest.answer('Anna', 'q1', 9);
    expect(nearest.goTo('reveal').scene).not.toHaveProperty('onlyRight');
  });

  test('in a speed round the three fastest of those who are right, by their last change', () => {
    const game = newGame(speed, ['Anna', 'Ben', 'Cleo', 'Dora', 'Arschloch']);
    for (const name of ['Ben', 'Anna', 'Arschloch', 'Cleo']) game.pass(1000).answer(name, 'q1', 1);
    game.answer('Dora', 'q1', 0);
    game.pass(1000).answer('Ben', 'q1', 0);
    game.answer('Ben', 'q1', 1);
    const fastest = [
      { name: 'Anna', ms: 2000 },
      { name: 'A********', ms: 3000 },
      { name: 'Cleo', ms: 4000 },
    ];
    expect(game.goTo('reveal').scene).toMatchObject({ fastest });
  });

  test('nobody as the fastest in other rounds, or where nobody is right', () => {
    expect(newGame(speed).answers('q1', { Anna: 0 }).goTo('reveal').scene).not.toHaveProperty('fastest');
    const plain = newGame({ questions: [choice('A')] }).answers('q1', { Anna: 1 });
    expect(plain.goTo('reveal').scene).not.toHaveProperty('fastest');
  });
});

describe('what is right is held back', () => {
  test('on walls and phones alike, where somebody has answered', () => {
    const game = newGame({ questions: [choice('A')] }).answers('q1', { Anna: 1 });
    const { suspenseMs } = game.goTo('reveal').scene as { suspenseMs?: number };
    expect(suspenseMs).toBeGreaterThan(1000);
    expect(suspenseMs).toBeLessThanOrEqual(2500);
    expect(game.phone.scene).toMatchObject({ suspenseMs });
    for (const field of ['right', 'onlyRight', 'tally']) expect(game.phone.scene).not.toHaveProperty(field);
  });

  test('not where nobody has answered, or nothing is right', () => {
    expect(newGame({ questions: [choice('A')] }).goTo('reveal').scene).not.toHaveProperty('suspenseMs');
    const poll = newGame({ questions: [{ question: 'P', poll: 'text' }] }).answers('q1', { Anna: 'Yes' });
    expect(poll.goTo('reveal').scene).not.toHaveProperty('suspenseMs');
  });

  test('again after the host has gone back', () => {
    const game = newGame({ questions: [choice('A')] })
      .answers('q1', { Anna: 1 })
      .goTo('reveal');
    game.move('back');
    expect(game.scene).toMatchObject({ name: 'closed' });
    for (const view of [game.scene, game.phone.scene]) expect(view).not.toHaveProperty('solution');
    expect(game.goTo('reveal').scene).toHaveProperty('suspenseMs');
  });
});
