import { describe, expect, test } from 'vitest';
import { collectResults } from '../../src/session/results/gameResults';
import { takenHome } from '../../src/session/results/takenHome';
import { GamePlay } from '../support/gamePlay';
import { choice, faultsIn } from '../support/gameQuizzes';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];
const first = choice('A', { points: 4, seconds: 30 });
const last = choice('Is it B?', { points: 2, seconds: 30, wager: true });
const RIGHT = 1;
const WRONG = 0;

/** A game before its last question, for which Anna and Ben have 4 points each, and the others none. */
function staking(question: object = last, rules: object = {}): GamePlay {
  const game = new GamePlay({ questions: [first, question], ...rules }, NAMES).start();
  return game.answers('q1', { Anna: RIGHT, Ben: RIGHT, Cleo: WRONG }).goTo('wager');
}

describe('in a quiz file, a wager', () => {
  const round = (rules: object) => ({ rounds: [{ questions: [last], ...rules }] });
  const number = { question: 'How high?', correctNumber: 3 };

  test.each<[file: object, faults: string[]]>([
    [{ questions: [last] }, []],
    [{ questions: [{ ...last, wager: false }] }, []],
    [{ questions: [{ ...last, wager: 'yes' }] }, ['questions/0/wager not_yes_or_no']],
    [{ questions: [{ question: 'P', poll: 'text', wager: true }] }, ['questions/0/wager wager_unsolved']],
    [round({ reveal: 'round' }), ['rounds/0/questions/0/wager wager_sheet']],
    [{ ...round({}), reveal: 'round' }, ['rounds/0/questions/0/wager wager_sheet']],
    [round({ reveal: 'round', beside: true }), ['rounds/0/questions/0/wager wager_beside']],
    [{ questions: [last], joker: true }, ['questions/0/wager wager_joker']],
    [{ questions: [first], tieBreak: { ...number, wager: true } }, ['tieBreak/wager wager_tie_break']],
  ])('in %j has the faults %j', (file, faults) => expect(faultsIn(file)).toEqual(faults));
});

describe('the scene before a question with a wager', () => {
  test('says which question it is and how many have staked, but neither the question nor a stake', () => {
    const game = staking();
    const round = { index: 0, of: 1, questionCount: 2 };
    expect(game.scene).toMatchObject({ name: 'wager', round, questionId: 'q2', staked: 0, expected: 4 });
    expect(game.phone).toMatchObject({ scene: { name: 'wager', questionId: 'q2' }, questions: [] });
    expect(game.own('Anna')).toMatchObject({ stakeable: 4 });
    expect(game.own('Cleo')).toMatchObject({ stakeable: 0 });
    game.stake('Anna', 'q2', 3);
    game.stake('Cleo', 'q2', 0);
    expect(game.scene).toMatchObject({ staked: 2, expected: 4 });
    expect(game.own('Anna').stakes).toEqual({ q2: 3 });
    expect(game.own('Ben')).not.toHaveProperty('stakes');
    expect(JSON.stringify([game.monitor, game.phone, game.host])).not.toMatch(/stakes/);
    expect(JSON.stringify([game.monitor, game.phone])).not.toMatch(/Is it B/);
    expect(game.host.players.map(({ answered }) => answered)).toEqual([true, false, true, false]);
    expect(game.host).toMatchObject({ next: 'question', canClose: false });
    expect(game.host).not.toHaveProperty('solution');
  });

  test('takes whole points, from nothing to all, as often as a team likes', () => {
    const game = staking();
    for (const points of [-1, -0.5, 5e-324, 1e-7, 0.001, 2.5, 5, Infinity, NaN])
      expect(game.stake('Anna', 'q2', points)).toBe('invalid_arguments');
    expect(game.own('Anna')).not.toHaveProperty('stakes');
    for (const points of [4, 1, 0, 2]) expect(game.stake('Anna', 'q2', points)).toBeUndefined();
    expect(game.own('Anna').stakes).toEqual({ q2: 2 });
    expect(game.stake('Cleo', 'q2', 1)).toBe('invalid_arguments');
    expect(game.stake('Anna', 'q9', 1)).toBe('invalid_arguments');
    expect(game.stake('Anna', 'q1', 1)).toBe('invalid_arguments');
    expect(game.stake('Nobody', 'q2', 1)).toBe('not_joined');
  });

  test('takes the whole points of a team that has half a point more', () => {
    const game = staking();
    game.give('Anna', 0.5);
    expect(game.own('Anna').stakeable).toBe(4);
    expect([game.stake('Anna', 'q2', 4), game.stake('Anna', 'q2', 4.5)]).toEqual([
      undefined,
      'invalid_arguments',
    ]);
  });

  test('takes nobody below zero', () => {
    const game = staking();
    game.give('Dora', -3);
    expect(game.own('Dora').stakeable).toBe(0);
    expect([game.stake('Dora', 'q2', 0), game.stake('Dora', 'q2', -3)]).toEqual([
      undefined,
      'invalid_arguments',
    ]);
  });

  test('lasts 20 seconds, then the question is asked and stakes are closed', () => {
    const game = staking();
    expect(game.scene).toMatchObject({ remainingMs: 20_000 });
    game.pass(19_999);
    expect([game.scene.name, game.stake('Anna', 'q2', 2)]).toEqual(['wager', undefined]);
    game.pass(1);
    expect(game.scene).toMatchObject({ name: 'question', remainingMs: 30_000 });
    expect(game.own('Anna')).not.toHaveProperty('stakeable');
    game.pass(501);
    expect(game.stake('Anna', 'q2', 4)).toBe('answers_closed');
    expect(game.own('Anna')).toMatchObject({ stakes: { q2: 2 } });
  });

  test.each<[end: string, (game: GamePlay) => unknown]>([
    ['the host goes on', (game) => game.move('next')],
    ['the time is up', (game) => game.pass(20_000)],
  ])('takes a stake that arrives up to 500 ms after %s', (_end, end) => {
    const game = staking();
    end(game);
    game.pass(500);
    expect(game.stake('Anna', 'q2', 4)).toBeUndefined();
    expect(game.stake('Ben', 'q2', 4.5)).toBe('invalid_arguments');
    game.pass(1);
    expect(game.stake('Anna', 'q2', 0)).toBe('answers_closed');
    expect(game.own('Anna').stakes).toEqual({ q2: 4 });
  });

  test('takes no late stake once the question was only shown again, or has closed', () => {
    const game = staking();
    game.move('next');
    game.pass(3_000).move('back');
    game.move('next');
    expect(game.stake('Anna', 'q2', 4)).toBe('answers_closed');
    game.move('close');
    expect(game.scene.name).toBe('closed');
    expect(game.stake('Anna', 'q2', 4)).toBe('answers_closed');
  });

  test('follows the pace, can be given more time, and stands in a pause and under an overlay', () => {
    const slow = new GamePlay({ questions: [last] }, NAMES);
    slow.command({ type: 'pace', factor: 2 });
    expect(slow.start().scene).toMatchObject({ name: 'wager', remainingMs: 40_000, durationMs: 40_000 });
    const open = new GamePlay({ questions: [last] }, NAMES);
    open.command({ type: 'pace', factor: 0 });
    expect(open.start().pass(100_000).scene).toMatchObject({
      name: 'wager',
      remainingMs: null,
      durationMs: undefined,
    });
    const game = staking();
    game.addTime(15);
    game.pass(10_000).command({ type: 'pause' });
    expect(game.pass(60_000).scene).toMatchObject({ remainingMs: 25_000 });
    expect(game.stake('Anna', 'q2', 1)).toBeUndefined();
    game.command({ type: 'resume' });
    game.command({ type: 'scores', shown: true });
    game.pass(60_000);
    expect(game.stake('Anna', 'q2', 2)).toBe('answers_closed');
    game.command({ type: 'scores', shown: false });
    expect(game.scene).toMatchObject({ name: 'wager', remainingMs: 25_000 });
  });

  test('does not open again once the question was asked', () => {
    const game = staking();
    game.stake('Anna', 'q2', 4);
    game.move('next');
    game.pass(3_000);
    game.move('back');
    expect(game.scene).toMatchObject({ name: 'wager', staked: 1, remainingMs: 0 });
    expect(game.stake('Anna', 'q2', 0)).toBe('answers_closed');
    expect(game.addTime(15)).toBe('command_refused');
    game.pass(100_000).move('next');
    expect(game.scene).toMatchObject({ name: 'question', remainingMs: 27_000 });
    const again = staking();
    again.pass(15_000).move('back');
    again.move('next');
    expect(again.scene).toMatchObject({ name: 'wager', remainingMs: 5_000 });
  });

  test('is passed by the autopilot, also once its stakes are closed', () => {
    const game = staking();
    game.command({ type: 'autopilot', on: true });
    game.move('next');
    for (let scenes = 0; scenes < 2; scenes++) game.move('back');
    game.move('next');
    expect(game.scene).toMatchObject({ name: 'wager', remainingMs: 0 });
    expect(game.pass(3_000).scene.name).toBe('question');
  });
});

describe('what was staked', () => {
  /** Anna stakes 3 of 4, Ben all 4, Cleo nothing, and Dora does not stake. */
  function staked(answers: Record<string, number>, question?: object, rules?: object): GamePlay {
    const game = staking(question, rules);
    for (const [name, points] of Object.entries({ Anna: 3, Ben: 4, Cleo: 0 })) game.stake(name, 'q2', points);
    return game.goTo('question').answers('q2', answers);
  }

  test('is added by a right answer, and taken by a wrong one or none', () => {
    const game = staked({ Anna: RIGHT, Cleo: RIGHT, Dora: RIGHT });
    expect(game.points).toEqual({ Anna: 4, Ben: 4, Cleo: 0, Dora: 0 });
    game.goTo('reveal');
    expect(game.points).toEqual({ Anna: 4 + 2 + 3, Ben: 4 - 4, Cleo: 2, Dora: 2 });
    expect(game.scene).toMatchObject({
      wagers: { won: { names: ['Anna'], points: 3 }, lost: { names: ['Ben'], points: -4 } },
    });
    expect(game.own('Ben').results.q2).toEqual({ correct: false, points: -4 });
    expect(game.own('Anna').results.q2).toEqual({ correct: true, points: 5 });
  });

  test('is worked out anew when the host changes a mark', () => {
    const text = { question: 'Who?', acceptedAnswers: ['Bach'], points: 2, wager: true };
    const game = staking(text);
    game.stake('Anna', 'q2', 4);
    game.goTo('question');
    game.answer('Anna', 'q2', 'Mozart');
    game.goTo('reveal');
    expect(game.points).toMatchObject({ Anna: 0 });
    const mark = { type: 'mark', questionId: 'q2', answer: 'Mozart' } as const;
    game.command({ ...mark, correct: true });
    expect(game.points).toMatchObject({ Anna: 4 + 2 + 4 });
    game.command({ ...mark, correct: true, share: 0.5 });
    expect(game.points).toMatchObject({ Anna: 4 + 1 });
    game.command({ type: 'unmark', questionId: 'q2', answer: 'Mozart' });
    expect(game.points).toMatchObject({ Anna: 0 });
  });

  test('counts by the share of parts that are right', () => {
    const parts = ['a', 'b', 'c', 'd'].map((text) => ({ label: text, acceptedAnswers: [text] }));
    const game = staking({ question: 'All?', parts, points: 4, wager: true });
    for (const name of ['Anna', 'Ben']) game.stake(name, 'q2', 4);
    game.goTo('question');
    game.answers('q2', { Anna: ['a', 'b', 'c', 'x'], Ben: ['a', 'b', 'x', 'x'] });
    game.goTo('reveal');
    expect(game.points).toMatchObject({ Anna: 4 + 3 + 2, Ben: 4 + 2 });
  });

  test('is in points also where speed counts', () => {
    const game = new GamePlay({ questions: [last], scoring: 'speed', readSeconds: 0 }, NAMES);
    game.start().give('Anna', 500);
    game.stake('Anna', 'q1', 500);
    game.goTo('question');
    game.answer('Anna', 'q1', RIGHT);
    expect(game.goTo('reveal').points).toMatchObject({ Anna: 500 + 2000 + 500 });
  });

  test('names at most three of those who won or lost most, and nobody where nothing was staked', () => {
    const game = staking();
    for (const name of NAMES) {
      game.give(name, 9);
      game.stake(name, 'q2', 9);
    }
    expect(game.goTo('reveal').scene).toMatchObject({ wagers: { lost: { points: -9 } } });
    expect(game.scene).toMatchObject({ wagers: { lost: { names: { length: 3 } } } });
    expect(game.scene).not.toHaveProperty('wagers.won');
    expect(staking().goTo('reveal').scene).not.toHaveProperty('wagers');
  });

  test('of a team on paper is set by the host, and scored by the sheet', () => {
    const game = staking();
    const stake = (points: number | null) =>
      game.command({ type: 'stake', playerId: 'Dora', questionId: 'q2', points });
    expect(stake(2)).toBe('command_refused');
    game.command({ type: 'toPaper', playerId: 'Dora' });
    game.command({ type: 'score', playerId: 'Dora', questionId: 'q1', share: 1 });
    expect(game.scene).toMatchObject({ staked: 0, expected: 3 });
    expect(stake(3)).toBeUndefined();
    expect(game.host.players.find(({ name }) => name === 'Dora')).toMatchObject({ stakes: { q2: 3 } });
    game.goTo('reveal');
    expect(game.points).toMatchObject({ Dora: 4 });
    game.command({ type: 'score', playerId: 'Dora', questionId: 'q2', share: 0 });
    expect(game.points).toMatchObject({ Dora: 4 - 3 });
    game.command({ type: 'score', playerId: 'Dora', questionId: 'q2', share: 1 });
    expect(game.points).toMatchObject({ Dora: 4 + 2 + 3 });
    stake(4);
    expect(game.points).toMatchObject({ Dora: 4 + 2 + 4 });
    stake(null);
    expect(game.points).toMatchObject({ Dora: 4 + 2 });
    expect(game.command({ type: 'stake', playerId: 'Dora', questionId: 'q1', points: 1 })).toBe(
      'command_refused',
    );
  });

  test('goes with the player, and does not follow into another quiz', () => {
    const game = staked({});
    game.command({ type: 'remove', playerId: 'Anna' });
    expect(game.state.stakes).not.toHaveProperty('Anna');
    game.goTo('podium').command({ type: 'anotherQuiz', quizId: 'x', keepPoints: true });
    expect(game.state.stakes).toEqual({});
  });

  test('is in what a team takes home, and in the results', () => {
    const game = staked({ Anna: RIGHT }).goTo('podium');
    const home = takenHome(game, 'Ben');
    expect(home?.rounds[0]?.questions[1]).toMatchObject({ points: -4, staked: 4, correct: false });
    expect(home?.points).toBe(0);
    const results = collectResults(game);
    expect(results.standings[0]).toMatchObject({ name: 'Anna', points: 9 });
  });
});
