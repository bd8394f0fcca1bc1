import { describe, expect, test } from 'vitest';
import { parseAnswer, type SubmittedAnswer } from '../../../src/contract/fromPhones';
import { readQuestion } from '../../../src/game/quiz/readQuiz';
import { GamePlay } from '../../support/gamePlay';
import { fc } from '../../support/property';

const PAIRS = [
  ['Italy', 'Rome'],
  ['France', 'Paris'],
  ['Norway', 'Oslo'],
] as const;
const capitals = { question: 'Which capital is whose?', pairs: PAIRS, points: 3 };
const other = { question: 'Who was first?', acceptedAnswers: ['Anna'] };

function started(names = ['Anna', 'Ben']): GamePlay {
  return new GamePlay({ questions: [capitals, other] }, names).start();
}

/** The places at which these right sides are shown. */
function placesOf(game: GamePlay, ...texts: (string | null)[]): (number | null)[] {
  const [question] = game.phone.questions;
  if (question?.kind !== 'match') throw new Error('The question is not open.');
  return texts.map((text) => (text === null ? null : question.answers.indexOf(text)));
}

function given(answers: Record<string, (string | null)[]>): GamePlay {
  const game = started(Object.keys(answers));
  for (const [name, texts] of Object.entries(answers))
    game.answer(name, 'q1', placesOf(game, ...texts) as SubmittedAnswer);
  return game;
}

describe('pairs in a quiz file', () => {
  const faultsOf = (pairs: unknown) => {
    const read = readQuestion({ question: 'T', pairs }, ['questions', '0'], 'q1', {
      seconds: null,
      readSeconds: 0,
    });
    const faults = read.ok ? [] : read.faults;
    return faults.map(({ path, code, values }) => [path.slice(2).join('/'), code, ...values].join(' '));
  };
  const many = (count: number) => Array.from({ length: count }, (_none, at) => [`l${at}`, `r${at}`]);

  test('are two to eight', () => {
    expect(faultsOf(many(1))).toEqual(['pairs too_few 2']);
    expect(faultsOf(many(2))).toEqual([]);
    expect(faultsOf(many(8))).toEqual([]);
    expect(faultsOf(many(9))).toEqual(['pairs too_many 8']);
  });

  test('have two sides each, with a text', () => {
    expect(faultsOf([['a'], ['b', 'c', 'd'], 'e', ['f', 'g']])).toEqual([
      'pairs/0 not_two_sides',
      'pairs/1 not_two_sides',
      'pairs/2 not_two_sides',
    ]);
    expect(faultsOf([['', 'a'], ['b', 7], many(1)[0]])).toEqual([
      'pairs/0/left empty',
      'pairs/1/right not_text',
    ]);
    expect(faultsOf([...many(1), ['c', 'x'.repeat(101)]])).toEqual(['pairs/1/right too_long 100']);
  });

  test('name each text that is on the same side twice', () => {
    const twice = [
      ['a', 'one'],
      ['b', 'two'],
      [' a', 'two '],
      ['two', 'a'],
    ];
    expect(faultsOf(twice)).toEqual(['pairs/2/left twice a', 'pairs/2/right twice two']);
  });

  test('name a pair whose sides are equal', () => {
    expect(faultsOf([...many(1), ['b', ' b']])).toEqual(['pairs/1/right twice b']);
  });
});

describe('the question', () => {
  test('shows the right sides in the same other order to everybody, and the pairs only at the reveal', () => {
    const game = started();
    const shown = { kind: 'match', left: ['Italy', 'France', 'Norway'] };
    expect(game.phone.questions[0]).toMatchObject(shown);
    expect(game.scene).toMatchObject({ question: game.phone.questions[0] });
    expect(placesOf(game, 'Rome', 'Paris', 'Oslo').toSorted()).toEqual([0, 1, 2]);
    expect(JSON.stringify([game.monitor, game.phone, game.own('Anna')])).not.toContain('pairs');
    expect(game.goTo('reveal').scene).toMatchObject({ solution: { kind: 'match', pairs: PAIRS } });
  });

  test('counts each pair at the reveal, and those who answered', () => {
    const game = given({
      Anna: ['Rome', 'Paris', 'Oslo'],
      Ben: ['Rome', 'Oslo', 'Paris'],
      Cleo: [null, null, 'Oslo'],
      Dora: [null, null, null],
    });
    expect(game.goTo('reveal').scene).toMatchObject({ tally: { kind: 'match', counts: [2, 1, 2], of: 3 } });
  });

  test('gives hosts the chosen right sides by left side, with nothing to judge', () => {
    const game = given({ Anna: ['Rome', 'Oslo', null], Ben: ['Rome', 'Paris', null] });
    game.move('close');
    expect(game.host.marking[0]).toMatchObject({ kind: 'match', parts: ['Italy', 'France', 'Norway'] });
    expect(game.host.marking[0]).not.toHaveProperty('waiting');
    expect(game.groupsOf('q1').map(({ part, text, count, correct }) => [part, text, count, correct])).toEqual(
      [
        [0, 'Rome', 2, true],
        [1, 'Oslo', 1, false],
        [1, 'Paris', 1, true],
      ],
    );
  });

  test('lets a host count a wrong pair all the same', () => {
    const game = given({ Anna: ['Rome', 'Oslo', null], Ben: [null, null, 'Oslo'] });
    game.goTo('reveal');
    game.command({ type: 'mark', questionId: 'q1', answer: 'Oslo', part: 1, correct: true });
    expect(game.own('Anna').results['q1']).toMatchObject({ points: 2, parts: [1, 1, 0] });
    expect(game.own('Ben').results['q1']).toMatchObject({ points: 1, parts: [0, 0, 1] });
  });
});

describe('an answer', () => {
  test('earns its share of the points for each right pair', () => {
    const game = given({
      Anna: ['Rome', 'Paris', 'Oslo'],
      Ben: ['Rome', 'Oslo', 'Paris'],
      Cleo: ['Oslo', null, null],
    });
    game.goTo('reveal');
    expect(game.own('Anna').results).toEqual({ q1: { correct: true, points: 3 } });
    expect(game.own('Ben').results).toEqual({
      q1: { correct: false, points: 1, share: 1 / 3, parts: [1, 0, 0] },
    });
    expect(game.own('Cleo').results).toEqual({ q1: { correct: false, points: 0 } });
  });

  test('in which nothing is chosen removes the former one, and counts as none', () => {
    const game = given({ Anna: ['Rome', null, null], Ben: ['Rome', 'Paris', 'Oslo'] });
    expect(game.scene).toMatchObject({ answered: 2 });
    expect(game.answer('Anna', 'q1', [null, null, null])).toBeUndefined();
    expect(game.own('Anna').answers).toEqual({});
    expect(game.scene).toMatchObject({ answered: 1 });
    expect(game.goTo('reveal').scene).toMatchObject({ tally: { of: 1 } });
  });

  test.each([[[0, 1, 7]], [['Rome', 'Paris', 'Oslo']], [[0, 1, 'Oslo']], [['', '', '']], [0], ['Rome']])(
    'is refused where it is %j',
    (answer) => {
      const game = started();
      const read = parseAnswer(answer);
      if (read.ok) expect(game.answer('Anna', 'q1', read.value)).toBe('answer_invalid');
      expect(game.own('Anna').answers).toEqual({});
    },
  );

  test.each([[[-1, 0, 1]], [[0.5, 1, 2]], [[0, [1], 2]], [[0, {}, 2]], [[null, true, null]], [null]])(
    'cannot even be read where it is %j',
    (answer) => expect(parseAnswer(answer).ok).toBe(false),
  );

  test('with a gap is refused by every other kind', () => {
    const kinds = [
      { answers: ['a', 'b', 'c'], correctAnswers: [0, 1] },
      { correctOrder: ['a', 'b', 'c'] },
      { acceptedAnswers: ['a'] },
      { answers: ['a', 'b'], correctAnswer: 0 },
      { correctNumber: 3 },
      { parts: [0, 1, 2].map((label) => ({ label: `${label}`, acceptedAnswers: ['a'] })) },
    ];
    for (const kind of kinds) {
      const game = new GamePlay({ questions: [{ question: 'T', ...kind }] }).start();
      expect(game.answer('Anna', 'q1', [0, null, 1])).toBe('answer_invalid');
    }
  });
});

/** Any number of pairs, each matched with any right side or none, and worth any number of points. */
const matched = fc.integer({ min: 2, max: 8 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    points: fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2),
    chosen: fc
      .shuffledSubarray(
        Array.from({ length: count }, (_none, at) => at),
        { minLength: count },
      )
      .chain((places) => fc.tuple(...places.map((place) => fc.option(fc.constant(place))))),
  }),
);

test('the points of an answer are points / n for each right pair', () => {
  fc.assert(
    fc.property(matched, ({ count, points, chosen }) => {
      const pairs = Array.from({ length: count }, (_none, at) => [`left ${at}`, `right ${at}`]);
      const game = new GamePlay({ questions: [{ question: 'T', pairs, points }] }, ['Anna']).start();
      const [question] = game.phone.questions;
      const shown = question?.kind === 'match' ? question.answers : [];
      const right = chosen.filter((place, at) => place !== null && shown[place] === `right ${at}`).length;
      game.answer('Anna', 'q1', chosen);
      const result = game.goTo('reveal').own('Anna').results['q1'];
      expect(result?.points ?? 0).toBeCloseTo((points / count) * right, 10);
      expect(result?.correct ?? false).toBe(right === count);
    }),
  );
});

test('no answer with an index twice, out of range or of another length is ever taken', () => {
  const index = fc.option(fc.integer({ min: 0, max: 4 }));
  fc.assert(
    fc.property(fc.array(index, { minLength: 2, maxLength: 5 }), (answer) => {
      const game = started();
      const refused = game.answer('Anna', 'q1', answer);
      const places = answer.filter((place) => place !== null);
      const fits =
        answer.length === 3 && places.every((place) => place < 3) && new Set(places).size === places.length;
      expect(refused).toBe(fits ? undefined : 'answer_invalid');
    }),
  );
});
