import { describe, expect, test } from 'vitest';
import { sheetsView } from '../../src/game/views/hostView';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

const pictures = {
  title: 'Pictures',
  beside: true,
  reveal: 'round',
  questions: [choice('P1'), choice('P2')],
};
const plain = { title: 'Plain', questions: [choice('A')] };
const last = { joker: true, rounds: [plain, pictures] };
const first = { joker: true, rounds: [pictures, plain] };
const middle = { joker: true, rounds: [plain, pictures, plain] };

/** Starts the game at the title of the first round. `q2` and `q3` are the pictures. */
const started = (file: object = middle) => new GamePlay(file).start();
/** At the own place of the round that is open beside the others. */
const atPlace = (file: object = middle) => started(file).goTo('scores').goTo('round');
const answer = (game: GamePlay, id = 'q2') => game.answer('Anna', id, 1);
const ids = (game: GamePlay) => game.phone.beside?.questions.map(({ questionId }) => questionId);
const solved = ({ plan, state }: GamePlay) =>
  sheetsView({ plan, state }).rounds.flatMap(({ questions }) =>
    questions.filter(({ solution }) => solution).map(({ questionId }) => questionId),
  );

describe('a round beside the others', () => {
  test('is closed in the lobby, and open from the start whatever is on display', () => {
    const game = new GamePlay(middle);
    expect([ids(game), answer(game)]).toEqual([undefined, 'answer_invalid']);
    game.start();
    for (const show of [
      () => game.goTo('question'),
      () => game.command({ type: 'pause' }),
      () => game.command({ type: 'resume' }),
      () => game.command({ type: 'startBreak', minutes: 1 }),
      () => game.command({ type: 'scores', shown: true }),
      () => game.goTo('reveal'),
      () => game.goTo('scores'),
    ]) {
      show();
      expect([ids(game), game.monitor.beside?.round.title]).toEqual([['q2', 'q3'], 'Pictures']);
      answer(game, 'q2');
      expect(game.answer('Anna', 'q2', 0)).toBeUndefined();
    }
  });

  test('counts who has begun it, and of how many with a phone', () => {
    const game = started();
    expect(game.monitor.beside).toMatchObject({ begun: 0, expected: 2 });
    answer(game, 'q2');
    answer(game, 'q3');
    game.join('Pia', { paper: true });
    expect(game.monitor.beside).toMatchObject({ begun: 1, expected: 2 });
  });

  test('does not affect the counts and the end of the question on display', () => {
    const game = started().goTo('question');
    for (const name of ['Anna', 'Ben']) game.answer(name, 'q2', 1);
    expect(game.scene).toMatchObject({ answered: 0, expected: 2 });
    expect(game.pass(5_000).scene.name).toBe('question');
    expect(game.phone.questions.map(({ questionId }) => questionId)).toEqual(['q1']);
  });

  test('keeps its answers and solutions from everybody while it is open', () => {
    const game = started().goTo('question').goTo('scores');
    answer(game);
    expect(game.host.marking.map(({ questionId }) => questionId)).toEqual(['q1']);
    expect(solved(game)).toEqual(['q1']);
    expect(game.own('Anna').results).not.toHaveProperty('q2');
    expect(game.scores.graded.has('q2')).toBe(false);
  });

  test('closes at its own place after a last call, and half a second of grace', () => {
    const game = atPlace();
    expect(game.scene).toMatchObject({ name: 'round', answered: 0, expected: 2, ready: 0 });
    game.move('next');
    expect(game.scene).toMatchObject({ name: 'round', lastCallMs: 10_000, lastCallDurationMs: 10_000 });
    answer(game);
    expect(game.pass(9_999).scene.name).toBe('round');
    expect(game.pass(1).scene).toMatchObject({ name: 'closed', question: null, answered: 1 });
    game.pass(500);
    expect(answer(game, 'q3')).toBeUndefined();
    game.pass(1);
    expect(game.answer('Anna', 'q3', 0)).toBe('answers_closed');
    expect([ids(game), game.monitor.beside]).toEqual([undefined, undefined]);
    expect(game.goTo('reveal').scene).toMatchObject({ question: { questionId: 'q2' } });
    expect(game.table[0]).toBe('1 Anna 1 +1');
  });

  test('closes at once where everybody is ready, and the last call can be cancelled', () => {
    const game = atPlace();
    game.move('next');
    game.move('back');
    expect(game.scene).not.toHaveProperty('lastCallMs');
    for (const name of ['Anna', 'Ben']) game.ready(name);
    expect(game.scene).toMatchObject({ ready: 2 });
    game.move('close');
    expect(game.scene.name).toBe('closed');
  });

  test('never opens again', () => {
    const game = atPlace();
    for (const name of ['Anna', 'Ben']) game.ready(name);
    game.move('next');
    game.pass(501);
    game.move('back');
    expect([game.scene.name, ids(game), answer(game)]).toEqual(['round', undefined, 'answers_closed']);
    expect(game.scene).not.toHaveProperty('ready');
    expect(game.move('close')).toBe('command_refused');
    game.move('next');
    expect([game.scene.name, answer(game)]).toEqual(['closed', 'answers_closed']);
    for (let moves = 0; moves < 5; moves++) game.move('back');
    expect([ids(game), answer(game)]).toEqual([undefined, 'answers_closed']);
    expect(solved(game)).toContain('q2');
  });

  test('is handed in by its number during other rounds, and without one at its own place', () => {
    const game = started().goTo('question');
    expect(game.ready('Anna')).toBe('answers_closed');
    const ready = { type: 'ready', playerId: 'Anna', ready: true } as const;
    expect(game.happen({ ...ready, roundIndex: 0 })).toBe('answers_closed');
    expect(game.happen({ ...ready, roundIndex: 1 })).toBeUndefined();
    expect([game.own('Anna').besideReady, game.own('Anna').ready]).toEqual([true, undefined]);
    game.goTo('scores').goTo('round');
    expect(game.scene).toMatchObject({ ready: 1 });
    expect(game.ready('Anna', false)).toBeUndefined();
    expect(game.own('Anna')).not.toHaveProperty('besideReady');
  });

  test('goes on with the autopilot like other rounds', () => {
    const game = atPlace();
    game.command({ type: 'autopilot', on: true });
    game.pass(8_000);
    expect(game.scene).toMatchObject({ name: 'round', lastCallMs: 10_000 });
    expect(game.pass(10_000).scene.name).toBe('closed');
  });

  test('is closed by an early podium, and open again when that is reversed', () => {
    const game = started().goTo('question');
    game.command({ type: 'end' });
    expect([ids(game), answer(game)]).toEqual([undefined, 'answers_closed']);
    game.move('back');
    expect([ids(game), answer(game)]).toEqual([['q2', 'q3'], undefined]);
  });

  test('can be doubled at any time before its first answer', () => {
    const game = started().goTo('question');
    expect(game.joker('Anna', 1)).toBeUndefined();
    expect(game.joker('Anna', null)).toBeUndefined();
    expect(game.joker('Anna', 1)).toBeUndefined();
    answer(game);
    expect(game.joker('Anna', null)).toBe('joker_refused');
    game.answer('Ben', 'q3', 1);
    expect(game.joker('Ben', 1)).toBe('joker_refused');
    game.goTo('podium');
    expect(game.table).toEqual(['1 Anna 2 +0', '2 Ben 1 +0']);
  });

  test.each([
    ['first', first],
    ['last', last],
    ['only one', { rounds: [pictures] }],
  ])('is played as the %s', (_place, file) => {
    const game = started(file);
    const [one] = ids(game) ?? [];
    expect(game.answer('Anna', one!, 1)).toBeUndefined();
    game.goTo('podium');
    expect(game.table).toEqual([expect.stringContaining('1 Anna 1'), '2 Ben 0 +0']);
    expect(solved(game)).toHaveLength(game.plan.questions.length);
  });
});

describe('what is sent for marking paper', () => {
  const sheet = { title: 'Sheet', reveal: 'round', questions: [choice('A'), choice('B')] };

  test('has no solution of a question that is open, was gone back to, or will be asked again', () => {
    const game = new GamePlay({ rounds: [plain, sheet] }).start().goTo('question');
    expect(solved(game)).toEqual([]);
    game.goTo('closed');
    expect(solved(game)).toEqual(['q1']);
    for (let moves = 0; moves < 2; moves++) game.move('back');
    expect([game.scene.name, solved(game)]).toEqual(['round', []]);
    game.goTo('scores').goTo('question').goTo('question');
    expect(solved(game)).toEqual(['q1']);
    for (let moves = 0; moves < 3; moves++) game.move('back');
    expect([game.scene.name, solved(game)]).toEqual(['scores', ['q1']]);
    game.goTo('closed');
    expect(solved(game)).toEqual(['q1', 'q2', 'q3']);
    game.move('back');
    expect(solved(game)).toEqual(['q1']);
    game.command({ type: 'startBreak', minutes: 0 });
    expect(solved(game)).toEqual(['q1']);
  });
});
