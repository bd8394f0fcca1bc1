import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const file = { questions: [choice('A')], tieBreak: { question: 'How far?', correctNumber: 100 } };
/** A game at its last reveal, with the first of these players sharing the first place. */
function tied(names: string[], shared = names.length): GamePlay {
  const game = new GamePlay(file, names).start();
  for (const name of names.slice(0, shared)) game.answer(name, 'q1', 1);
  return game.goTo('reveal');
}
/** The same game at the tie-break's question. */
function breaking(names: string[], shared = names.length): GamePlay {
  return tied(names, shared).goTo('tieBreak').goTo('question');
}
const three = ['Anna', 'Ben', 'Cleo'];

describe('where the first place is shared', () => {
  test('Next announces the tie-break before the podium, with the names of the tied players', () => {
    const game = tied(three, 2);
    expect(game.host).toMatchObject({ next: 'tieBreak', upcoming: 'How far?' });
    game.move('next');
    const names = ['Anna', 'Ben'];
    expect([game.scene, game.phone.scene]).toEqual(Array(2).fill({ name: 'tieBreak', names }));
    expect(three.map((name) => game.own(name).tieBreak)).toEqual([true, true, false]);
    expect(game.host).toMatchObject({ next: 'question', upcoming: 'How far?', canClose: false });
    expect(game.pass(60_000).scene.name).toBe('tieBreak');
  });

  test('Next starts its question, and the podium comes after it', () => {
    const game = breaking(three, 2);
    const scene = { name: 'question', round: null, tieBreak: true, question: { points: 0 }, expected: 2 };
    expect(game.scene).toMatchObject({ ...scene, remainingMs: 30_000 });
    expect(game.phone.scene).toMatchObject({ round: null, tieBreak: true });
    const names = ['closed', 'reveal', 'podium'];
    expect(names.map(() => game.move('next') ?? game.scene.name)).toEqual(names);
    expect([game.host.next, game.goTo('podium').host.next]).toEqual(['podium', 'goodbye']);
  });

  test('only the tied players can answer, and know it', () => {
    const game = breaking(three, 2);
    expect(three.map((name) => game.own(name).tieBreak)).toEqual([true, true, false]);
    expect(game.host.players.map(({ watches = false }) => watches)).toEqual([false, false, true]);
    expect(tied(three, 2).host.players[2]).not.toHaveProperty('watches');
    expect(three.map((name) => game.answer(name, 'tieBreak', 90))).toEqual([
      undefined,
      undefined,
      'answers_closed',
    ]);
    expect(game.goTo('podium').own('Anna')).not.toHaveProperty('tieBreak');
  });

  test('it closes when all of them have answered, whoever else is there', () => {
    const game = breaking(three, 2);
    game.answers('tieBreak', { Anna: 90, Ben: 90 });
    expect(game.pass(3_000).scene).toMatchObject({ name: 'closed', answered: 2, expected: 2 });
  });

  test('the host can skip the tie-break by ending the game', () => {
    const game = breaking(['Anna', 'Ben']);
    game.command({ type: 'end' });
    expect([game.goTo('podium').scene, game.host.next]).toMatchObject([
      { name: 'podium', tied: true },
      'goodbye',
    ]);
  });
});

describe('the tie-break', () => {
  test('is won by the nearest, gives no points, and ranks those without an answer last', () => {
    const game = breaking(['Anna', 'Ben', 'Cleo', 'Dora', 'Eve'], 4);
    game.answers('tieBreak', { Anna: 90, Ben: 105 });
    expect(game.goTo('podium').table).toEqual([
      '1 Ben 1 +1',
      '2 Anna 1 +1',
      '3 Cleo 1 +1',
      '3 Dora 1 +1',
      '5 Eve 0 +0',
    ]);
    expect(game.scene).toMatchObject({ tied: false });
    expect(game.own('Ben')).toMatchObject({ rank: 1, results: { tieBreak: { correct: true, points: 0 } } });
    expect(game.own('Eve').results).not.toHaveProperty('tieBreak');
    // What phones need to know that a place is nobody else's.
    expect(game.own('Ben').below).toEqual({ name: 'Anna', points: 1, apart: true });
    expect(game.own('Cleo').below).toEqual({ name: 'Dora', points: 1 });
    expect(game.own('Eve').above).toEqual({ name: 'Dora', points: 1 });
  });

  test('is won at equal distance by the earlier answer', () => {
    const game = breaking(['Anna', 'Ben']);
    game.pass(1_000).answer('Ben', 'tieBreak', 110);
    game.pass(1_000).answer('Anna', 'tieBreak', 90);
    const { scene } = game.goTo('reveal');
    expect(game.phone.scene).toMatchObject({ winners: ['Ben'] });
    expect(scene).toMatchObject({
      winners: ['Ben'],
      tally: { nearest: [{ name: 'Ben', points: 0 }, { name: 'Anna' }] },
    });
    expect(game.goTo('podium').table).toEqual(['1 Ben 1 +1', '2 Anna 1 +1']);
  });

  test('decides nothing where nobody answers, or before the reveal', () => {
    const game = breaking(['Anna', 'Ben']);
    game.answer('Anna', 'tieBreak', 100);
    game.move('next');
    expect(game.table).toEqual(['1 Anna 1 +1', '1 Ben 1 +1']);
    const open = breaking(['Anna', 'Ben']).goTo('reveal');
    expect(open.scene).toMatchObject({ winners: ['Anna', 'Ben'] });
    expect(open.goTo('podium').scene).toMatchObject({ tied: true });
  });

  test('follows the marks and adjustments of the host', () => {
    const game = breaking(three, 2);
    game.answers('tieBreak', { Anna: 90, Ben: 105 });
    game.goTo('podium');
    game.command({ type: 'mark', questionId: 'tieBreak', answer: 105, correct: false });
    expect(game.table[0]).toBe('1 Anna 1 +1');
    game.give('Cleo', 2);
    expect(game.table).toEqual(['1 Cleo 2 +2', '2 Anna 1 +1', '2 Ben 1 +1']);
  });
});

describe('going back from the podium', () => {
  test('skips the tie-break where it was not asked', () => {
    const game = tied(['Anna', 'Ben'], 1);
    expect(game.host).toMatchObject({ next: 'podium' });
    expect(game.host.upcoming).toBeUndefined();
    game.goTo('podium');
    expect([game.scene, game.host.next]).toMatchObject([{ name: 'podium', tied: false }, 'goodbye']);
    for (const place of ['first', 'second', 'all'])
      expect([place, game.move('back')]).toEqual([place, undefined]);
    expect(game.scene.name).toBe('reveal');
    expect(game.own('Anna').results).not.toHaveProperty('tieBreak');
  });

  test('reaches it where it was asked, and before it the last reveal', () => {
    const game = breaking(['Anna', 'Ben']).goTo('podium');
    const names = ['podium', 'reveal', 'closed', 'question', 'tieBreak', 'reveal'];
    expect(names.map(() => game.move('back') ?? game.scene.name)).toEqual(names);
    game.goTo('question');
    expect(game.scene).toMatchObject({ name: 'question', tieBreak: true });
  });

  test('offers it where the first place came to be shared only there', () => {
    const game = tied(['Anna', 'Ben'], 1).goTo('podium');
    game.give('Ben', 1);
    expect(game.host).toMatchObject({ next: 'tieBreak' });
    game.move('next');
    expect(game.scene).toEqual({ name: 'tieBreak', names: ['Anna', 'Ben'] });
    game.move('back');
    expect(game.scene).toMatchObject({ name: 'podium', tied: true });
  });
});

describe('where points change after the tie-break was asked', () => {
  test('those who were asked can answer, and whoever reaches the first place shares it', () => {
    const game = breaking(three, 2);
    game.give('Cleo', 1);
    expect(game.answer('Cleo', 'tieBreak', 100)).toBe('answers_closed');
    for (const name of ['Anna', 'Ben']) expect(game.answer(name, 'tieBreak', 100)).toBeUndefined();
    expect(game.goTo('podium').scene).toMatchObject({ tied: true });
    expect(game.own('Cleo').results).not.toHaveProperty('tieBreak');
    game.give('Cleo', 0);
    expect(game.scene).toMatchObject({ tied: true, standings: [{ rank: 1 }, { rank: 1 }, { rank: 3 }] });
  });

  test('its announcement names those tied now', () => {
    const game = tied(three, 2).goTo('tieBreak');
    game.give('Cleo', 1);
    expect(game.scene).toEqual({ name: 'tieBreak', names: three });
    game.move('next');
    expect(game.own('Cleo').tieBreak).toBe(true);
  });

  test.each(['reveal', 'tieBreak', 'question', 'closed'])(
    'Next leads from its %s to the podium where nobody is tied any more',
    (scene) => {
      const game = tied(['Anna', 'Ben']);
      if (scene !== 'reveal') game.goTo(scene);
      game.give('Anna', 1);
      expect(game.scene.name).toBe(scene);
      expect(game.host.next).toBe('podium');
      expect(game.host.upcoming).toBeUndefined();
      expect(game.goTo('podium').scene).toMatchObject({ name: 'podium', tied: false });
      expect(game.host.next).toBe('goodbye');
    },
  );
});

describe('leaving a tie-break', () => {
  test('excludes the answer, however near it was', () => {
    const game = breaking(three);
    game.answers('tieBreak', { Anna: 90, Ben: 60, Cleo: 100 });
    game.leave('Cleo');
    expect(game.goTo('reveal').scene).toMatchObject({
      tally: { nearest: [{ name: 'Anna' }, { name: 'Ben' }] },
      winners: ['Anna'],
    });
    expect(game.own('Anna').results).toMatchObject({ tieBreak: { correct: true } });
    expect(game.goTo('podium').table).toEqual(['1 Anna 1 +1', '2 Ben 1 +1']);
  });

  test('leaves it to those who then share the first place', () => {
    const game = breaking([...three, 'Dora'], 2);
    for (const name of ['Anna', 'Ben']) game.leave(name);
    game.answer('Dora', 'tieBreak', 100);
    expect(game.goTo('reveal').scene).toMatchObject({ winners: ['Dora'] });
  });

  test('keeps the first place where it was won before', () => {
    const game = breaking(three);
    game.answers('tieBreak', { Anna: 100, Ben: 90 });
    game.goTo('podium').leave('Anna');
    expect(game.table).toEqual(['1 Anna 1 +1', '2 Ben 1 +1', '3 Cleo 1 +1']);
  });
});

test('the autopilot starts the tie-break, and a restart keeps its announcement', () => {
  const game = tied(['Anna', 'Ben']).goTo('tieBreak').restart();
  expect(game.scene).toEqual({ name: 'tieBreak', names: ['Anna', 'Ben'] });
  game.command({ type: 'resume' });
  game.command({ type: 'autopilot', on: true });
  expect(game.pass(8_000).scene).toMatchObject({ name: 'question', tieBreak: true });
  game.move('back');
  expect(game.scene.name).toBe('tieBreak');
});
