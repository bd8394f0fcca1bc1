import { describe, expect, test } from 'vitest';
import type { SceneNamed } from '../../src/contract/scene';
import { sheetsView } from '../../src/game/views/hostView';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const two = { title: 'One', questions: [choice('A'), choice('B', { points: 2 })] };
const quiz = {
  joker: true,
  rounds: [two, { title: 'Two', questions: [choice('C')] }],
  tieBreak: { question: 'How far?', correctNumber: 7 },
};

/** Anna on a phone, Pia on paper. */
function withPaper(file: object = quiz): GamePlay {
  const game = new GamePlay(file, ['Anna']);
  game.join('Pia', { paper: true });
  return game.start();
}
const score = (game: GamePlay, playerId: string, questionId: string, share: 0 | 0.5 | 1 | null) =>
  game.command({ type: 'score', playerId, questionId, share });
const total = (game: GamePlay, playerId: string, roundIndex: number, points: number | null) =>
  game.command({ type: 'scoreRound', playerId, roundIndex, points });
const missingIn = ({ scene }: GamePlay) => ('missing' in scene ? scene.missing : undefined);

describe('a team on paper', () => {
  test('is not expected to answer, and closes no question by being there', () => {
    const game = withPaper().goTo('question');
    expect(game.scene).toMatchObject({ answered: 0, expected: 1 });
    game.answer('Anna', 'q1', 1);
    expect(game.pass(2_999).scene.name).toBe('question');
    expect(game.pass(1).scene).toMatchObject({ name: 'closed', answered: 1, expected: 1 });
  });

  test('lets no question close early where it plays alone', () => {
    const game = withPaper(quiz);
    game.leave('Anna');
    expect(game.goTo('question').pass(29_999).scene).toMatchObject({ name: 'question', expected: 0 });
  });

  test('gets what the host enters, also half, once it is revealed', () => {
    const game = withPaper().goTo('question');
    score(game, 'Pia', 'q1', 1);
    expect(game.table[1]).toBe('1 Pia 0 +0');
    game.goTo('question').goTo('closed');
    score(game, 'Pia', 'q2', 0.5);
    game.goTo('reveal');
    expect(game.table[0]).toBe('1 Pia 2 +2');
    score(game, 'Pia', 'q2', null);
    expect(game.table[0]).toBe('1 Pia 1 +1');
    expect(game.host.players[1]).toMatchObject({ paper: true, sheets: { q1: 1 } });
  });

  test('gets the total of a round in place of its questions, until that is taken back', () => {
    const game = withPaper().goTo('question').goTo('question').goTo('reveal');
    score(game, 'Pia', 'q1', 1);
    total(game, 'Pia', 0, 2.5);
    expect([game.table[0], game.host.players[1]?.totals]).toEqual(['1 Pia 2.5 +2.5', { 0: 2.5 }]);
    total(game, 'Pia', 0, null);
    expect(game.table[0]).toBe('1 Pia 1 +1');
  });

  test('gets no total that the round cannot bring', () => {
    const speed = {
      title: 'Speed',
      scoring: 'speed',
      readSeconds: 0,
      questions: [choice('D', { points: 2 })],
    };
    const staked = { title: 'Stakes', questions: [choice('E', { wager: true })] };
    const game = withPaper({ rounds: [two, speed, staked] }).goTo('podium');
    expect(total(game, 'Pia', 0, 3.5)).toBe('command_refused');
    expect(total(game, 'Pia', 0, 3)).toBeUndefined();
    expect(total(game, 'Pia', 1, 2_000.5)).toBe('command_refused');
    expect(total(game, 'Pia', 1, 2_000)).toBeUndefined();
    expect(total(game, 'Pia', 2, 40)).toBeUndefined();
    const most = sheetsView(game).rounds.map(({ mostPoints }) => mostPoints);
    expect(most).toEqual([3, 2_000, undefined]);
  });

  test('gets the total of a round only when all of the round is revealed', () => {
    const game = withPaper().goTo('question').goTo('reveal');
    score(game, 'Pia', 'q1', 1);
    total(game, 'Pia', 0, 3);
    expect(game.table[0]).toBe('1 Pia 1 +1');
    game.command({ type: 'scores', shown: true });
    game.goTo('question').goTo('reveal');
    expect(game.table[0]).toBe('1 Pia 3 +2');
  });

  test('doubles the round that the host ticks, at any time, also its total', () => {
    const game = withPaper().goTo('scores');
    total(game, 'Pia', 0, 2);
    expect(game.command({ type: 'joker', playerId: 'Pia', roundIndex: 0 })).toBeUndefined();
    expect(game.table[0]).toBe('1 Pia 4 +4');
    game.command({ type: 'joker', playerId: 'Pia', roundIndex: null });
    expect(game.table[0]).toBe('1 Pia 2 +2');
    for (const [playerId, roundIndex] of [
      ['Anna', 0],
      ['Pia', 2],
      ['Pia', 9],
      ['Zoe', 0],
    ] as const)
      expect(game.command({ type: 'joker', playerId, roundIndex })).toBe('command_refused');
  });

  test('is missing a sheet for each round revealed that has no entries or incomplete ones', () => {
    const game = withPaper().goTo('question').goTo('question').goTo('closed');
    expect(game.host.missingSheets).toBeUndefined();
    expect(game.goTo('reveal').host.missingSheets).toBe(1);
    expect(missingIn(game.goTo('scores'))).toBe(1);
    score(game, 'Pia', 'q1', 0);
    expect(missingIn(game)).toBe(1);
    score(game, 'Pia', 'q2', 1);
    expect(missingIn(game)).toBeUndefined();
    game.goTo('podium');
    expect(missingIn(game)).toBe(1);
    total(game, 'Pia', 1, 0);
    expect([missingIn(game), game.host.missingSheets]).toEqual([undefined, undefined]);
  });

  test('has its missing sheets beside its place in the standings, and nobody else has', () => {
    const game = withPaper().goTo('question').goTo('question').goTo('scores');
    const missing = () =>
      game.scene.name === 'scores' && game.scene.standings.map((each) => [each.name, each.missing]);
    expect(missing()).toEqual([
      ['Anna', undefined],
      ['Pia', 1],
    ]);
    total(game, 'Pia', 0, 0);
    expect(missing()).toEqual([
      ['Anna', undefined],
      ['Pia', undefined],
    ]);
  });

  test('has its missing sheets beside its place on the podium, also after the first ten', () => {
    const game = new GamePlay(quiz, Array.from('ABCDEFGHIJK'));
    game.join('Pia', { paper: true });
    const { scene } = game.start().goTo('podium').goTo('podium').goTo('podium').goTo('podium');
    const { standings, rest = [] } = scene as SceneNamed<'podium'>;
    expect([...standings, ...rest].filter(({ missing }) => missing !== undefined)).toEqual([
      expect.objectContaining({ name: 'Pia', missing: 2 }),
    ]);
    expect(rest.map(({ name }) => name)).toContain('Pia');
  });

  test('that came late misses no sheet of earlier rounds', () => {
    const game = withPaper().goTo('scores');
    game.join('Late', { paper: true });
    expect(missingIn(game)).toBe(1);
    expect(missingIn(game.goTo('podium'))).toBe(3);
  });

  test('keeps its answers from a phone, and its scores when it gets one again', () => {
    const game = withPaper().goTo('question');
    game.answer('Anna', 'q1', 1);
    expect(game.command({ type: 'toPaper', playerId: 'Anna' })).toBeUndefined();
    expect(game.restart().scene).toMatchObject({ answered: 0, expected: 0 });
    game.goTo('question').goTo('reveal');
    score(game, 'Anna', 'q2', 1);
    expect(game.table[0]).toBe('1 Anna 3 +3');
    game.connect('Anna', true);
    expect(game.host.players[0]).toMatchObject({ paper: true, connected: false, byPhone: ['q1'] });
    expect(game.host.players[1]).not.toHaveProperty('byPhone');
    game.happen({ type: 'offPaper', playerId: 'Anna' });
    game.connect('Anna', true);
    expect(game.host.players[0]).toMatchObject({ connected: true, sheets: { q2: 1 }, points: 3 });
    expect(game.host.players[0]).not.toHaveProperty('paper');
    expect(game.host.players[0]).not.toHaveProperty('byPhone');
  });

  test('stays when absent or newest players are removed', () => {
    const game = withPaper();
    game.join('Bot');
    game.join('Scored');
    game.goTo('question');
    score(game, 'Scored', 'q1', 1);
    for (const playerId of ['Bot', 'Scored']) game.connect(playerId, false);
    game.command({ type: 'removeAway' });
    expect(game.state.players.map(({ name }) => name)).toEqual(['Anna', 'Pia', 'Scored']);
    game.command({ type: 'removeNewest', count: 2 });
    expect(game.state.players.map(({ name }) => name)).toEqual(['Pia']);
  });
});

describe('a score', () => {
  test('replaces the answer of a player on a phone', () => {
    const game = withPaper().goTo('question');
    game.answer('Anna', 'q1', 0);
    game.goTo('reveal');
    score(game, 'Anna', 'q1', 0.5);
    expect(game.own('Anna').results).toEqual({ q1: { correct: true, points: 0.5, share: 0.5 } });
    score(game, 'Anna', 'q1', null);
    expect(game.own('Anna').results).toEqual({ q1: { correct: false, points: 0 } });
  });

  test('is refused for a question not asked yet, the tie-break, or an unknown player, and changes nothing', () => {
    const game = withPaper().goTo('question');
    const { state } = game;
    for (const questionId of ['q2', 'tieBreak', '__proto__'])
      expect(score(game, 'Pia', questionId, 1)).toBe('command_refused');
    for (const roundIndex of [1, 2, 9]) expect(total(game, 'Pia', roundIndex, 1)).toBe('command_refused');
    for (const playerId of ['Zoe', '__proto__'])
      expect([score(game, playerId, 'q1', 1), total(game, playerId, 0, 1)]).toEqual(
        Array(2).fill('command_refused'),
      );
    expect(game.state).toBe(state);
  });

  test('in a round for speed is worth a right answer at the end of the time', () => {
    const game = withPaper({ rounds: [{ ...two, scoring: 'speed', readSeconds: 0 }] })
      .goTo('question')
      .goTo('reveal');
    score(game, 'Pia', 'q1', 1);
    expect(game.table[0]).toBe('1 Pia 500 +500');
  });

  test('keeps the time of an answer sent by phone', () => {
    const game = withPaper({ rounds: [{ ...two, scoring: 'speed', readSeconds: 0 }] }).goTo('question');
    game.answer('Anna', 'q1', 0);
    game.goTo('reveal');
    score(game, 'Anna', 'q1', 1);
    expect(game.table[0]).toBe('1 Anna 1000 +1000');
    score(game, 'Anna', 'q1', 0.5);
    expect(game.table[0]).toBe('1 Anna 500 +500');
  });
});

test('a scorer is told nothing about a closed round, and about each question what was revealed', () => {
  const game = new GamePlay({ reveal: 'round', questions: [choice('A'), choice('B')] }).start();
  const solved = () =>
    sheetsView(game, true).rounds.flatMap(({ questions }) =>
      questions.filter(({ solution }) => solution).map(({ questionId }) => questionId),
    );
  game.goTo('closed');
  expect(solved()).toEqual([]);
  game.goTo('reveal');
  expect(solved()).toEqual(['q1']);
  game.move('back');
  game.move('back');
  expect(game.answer('Anna', 'q2', 1)).toBeUndefined();
  expect(game.answer('Anna', 'q1', 1)).toBe('answers_closed');
  expect(solved()).toEqual(['q1']);
});
