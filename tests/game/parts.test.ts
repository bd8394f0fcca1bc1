import { describe, expect, test } from 'vitest';
import type { SubmittedAnswer } from '../../src/contract/fromPhones';
import { GamePlay } from '../support/gamePlay';
import { fc } from '../support/property';

const part = (label: string, ...acceptedAnswers: string[]) => ({ label, acceptedAnswers });
const song = {
  question: 'What is playing?',
  parts: [part('Song', 'Waterloo'), part('Band', 'ABBA', 'Abba Teens')],
  points: 3,
};
const beatles = {
  question: 'Name the Beatles!',
  parts: ['John Lennon', 'Paul McCartney', 'George Harrison', 'Ringo Starr'].map((name, at) =>
    part(`Beatle ${at + 1}`, name, name.split(' ')[0]!),
  ),
  anyOrder: true,
  points: 2,
};

function given(question: object, answers: Record<string, SubmittedAnswer>, rules: object = {}): GamePlay {
  return new GamePlay({ questions: [question], ...rules }, Object.keys(answers))
    .start()
    .answers('q1', answers);
}
const pointsOf = (game: GamePlay) => game.goTo('podium').points;
const groupsOf = (game: GamePlay) =>
  game.groupsOf('q1').map(({ text, part: which, count, correct }) => ({ text, part: which, count, correct }));

describe('an answer in parts', () => {
  test('earns the share of the points that its right parts make up', () => {
    const game = given(song, {
      All: ['waterloo', 'Abba'],
      One: ['Waterloo', 'Queen'],
      None: ['ABBA', 'Waterloo'],
      Typo: ['Waterlo', ''],
    });
    expect(pointsOf(game)).toEqual({ All: 3, One: 1.5, None: 0, Typo: 1.5 });
    expect(game.own('One').results).toEqual({
      q1: { correct: false, points: 1.5, share: 0.5, parts: [1, 0] },
    });
    expect(game.own('All').results).toEqual({ q1: { correct: true, points: 3 } });
    expect(game.own('None').results).toEqual({ q1: { correct: false, points: 0 } });
  });

  test('adds up to equal points despite binary fractions', () => {
    const texts = Array.from({ length: 10 }, (_none, at) => `text${at}`);
    const ten = { question: 'T', parts: texts.map((text) => part(text, text)) };
    const first = (count: number) => texts.map((text, at) => (at < count ? text : ''));
    const game = new GamePlay({ questions: [ten, ten, ten] }, ['Anna', 'Ben']).start();
    for (const id of ['q1', 'q2', 'q3']) {
      game.answer('Anna', id, first(1));
      if (id === 'q1') game.answer('Ben', id, first(3));
      if (id !== 'q3') game.goTo('question');
    }
    expect(game.goTo('podium').table).toEqual(['1 Anna 0.3 +0.3', '1 Ben 0.3 +0.3']);
  });

  test('shares a place with all whose points look the same', () => {
    const inParts = (count: number) => ({
      question: 'T',
      parts: Array.from({ length: count }, (_none, at) => part(`${at}`, `text${at}`)),
    });
    const first = (right: number, of: number) =>
      Array.from({ length: of }, (_none, at) => (at < right ? `text${at}` : ''));
    const game = new GamePlay({ questions: [7, 10, 8].map(inParts) }, ['Anna', 'Ben', 'Cleo']).start();
    // 0.428571 and 0.425.
    game.answer('Anna', 'q1', first(3, 7));
    game.goTo('question').answers('q2', { Ben: first(3, 10), Cleo: first(4, 10) });
    game.goTo('question').answer('Ben', 'q3', first(1, 8));
    expect(game.goTo('podium').scores.standings.map(({ name, rank }) => `${rank} ${name}`)).toEqual([
      '1 Anna',
      '1 Ben',
      '3 Cleo',
    ]);
  });

  test('earns that share of the points that speed leaves, and doubles it with the joker', () => {
    const rounds = [{ title: 'R', scoring: 'speed', readSeconds: 0, seconds: 20, questions: [song] }];
    const game = new GamePlay({ rounds, joker: true }, ['Anna']).start();
    game.joker('Anna', 0);
    game.goTo('question').pass(10_000).answer('Anna', 'q1', ['Waterloo', '']);
    expect(game.goTo('reveal').own('Anna').results['q1']).toEqual({
      correct: false,
      points: 2250,
      share: 0.5,
      parts: [1, 0],
    });
  });

  test('keeps the parts sent as null, and cleans the others', () => {
    const game = given(song, { Anna: ['Waterloo', 'Queen'] });
    game.answer('Anna', 'q1', [null, ' AB\u202eBA ']);
    expect(game.own('Anna').answers).toEqual({ q1: ['Waterloo', 'AB BA'] });
    game.answer('Anna', 'q1', ['', null]);
    expect(game.own('Anna').answers).toEqual({ q1: ['', 'AB BA'] });
  });

  test('is removed by empty texts, so that nothing is about to close', () => {
    const game = given(song, { Anna: ['Waterloo', null], Ben: ['', 'ABBA'] });
    expect(game.scene).toMatchObject({ answered: 2 });
    game.answer('Ben', 'q1', [null, ' ']);
    expect(game.scene).toMatchObject({ answered: 1 });
    expect(game.own('Ben').answers).toEqual({});
    expect(game.answer('Ben', 'q1', [null, null])).toBeUndefined();
    game.pass(4_000);
    expect(game.scene.name).toBe('question');
  });

  test.each([[['Waterloo']], [['a', 'b', 'c']], [[0, 1]], ['Waterloo'], [1], [[]]])(
    'is refused where it is %j',
    (answer) => {
      const game = new GamePlay({ questions: [song] }).start();
      expect(game.answer('Anna', 'q1', answer)).toBe('answer_invalid');
      expect(game.own('Anna').answers).toEqual({});
    },
  );
});

describe('what is shown of parts', () => {
  const answers = {
    Anna: ['Waterloo', 'Queen'],
    Ben: ['Waterlo', 'ABBA'],
    Cleo: ['', 'Queen'],
    Dora: ['', ''],
  };

  test('is their labels, and from the reveal the right answers with how many had each', () => {
    const game = given(song, answers);
    expect(game.phone.questions[0]).toMatchObject({
      kind: 'parts',
      parts: [{ label: 'Song' }, { label: 'Band' }],
    });
    expect(JSON.stringify([game.monitor, game.phone, game.own('Anna')])).not.toContain('ABBA');
    game.goTo('reveal');
    expect(game.scene).toMatchObject({
      solution: { parts: [['Waterloo'], ['ABBA', 'Abba Teens']] },
      tally: { counts: [2, 1], of: 3 },
    });
    game.command({ type: 'mark', questionId: 'q1', answer: 'Queen', correct: true, share: 0.5 });
    expect(game.scene).toMatchObject({ tally: { counts: [2, 1], halves: [0, 2], of: 3 } });
  });

  test('is grouped by part for the host, without empty ones', () => {
    const game = given(song, answers);
    game.move('close');
    expect(game.host.marking[0]).toMatchObject({ kind: 'parts', parts: ['Song', 'Band'], waiting: 1 });
    expect(groupsOf(game)).toEqual([
      { text: 'Waterlo', part: 0, count: 1, correct: true },
      { text: 'Queen', part: 1, count: 2, correct: false },
      { text: 'Waterloo', part: 0, count: 1, correct: true },
      { text: 'ABBA', part: 1, count: 1, correct: true },
    ]);
  });
});

describe('marking a part', () => {
  const answers = { Anna: ['ABBA', 'Queen'], Ben: ['Queen', 'Queen'] };

  test('counts for that part only, and can be taken back', () => {
    const game = given(song, answers);
    game.goTo('reveal');
    const queen = { questionId: 'q1', answer: 'queen!', part: 1 };
    expect(game.command({ type: 'mark', ...queen, correct: true })).toBeUndefined();
    expect(pointsOf(game)).toEqual({ Anna: 1.5, Ben: 1.5 });
    game.command({ type: 'mark', ...queen, correct: true, share: 0.5 });
    expect(pointsOf(game)).toEqual({ Anna: 0.75, Ben: 0.75 });
    game.command({ type: 'unmark', ...queen });
    expect(pointsOf(game)).toEqual({ Anna: 0, Ben: 0 });
  });

  test('without a part means the first in which somebody gave that answer', () => {
    const game = given(song, answers);
    game.move('close');
    game.command({ type: 'mark', questionId: 'q1', answer: 'Queen', correct: true });
    expect(groupsOf(game).filter(({ correct }) => correct)).toEqual([
      { text: 'Queen', part: 0, count: 1, correct: true },
    ]);
  });

  test('is refused where nobody gave that answer in it', () => {
    const game = given(song, answers);
    game.move('close');
    const state = game.state;
    const abba = { type: 'mark', questionId: 'q1', answer: 'ABBA', correct: true } as const;
    expect(game.command({ ...abba, part: 1 })).toBe('command_refused');
    expect(game.command({ ...abba, part: 7 })).toBe('command_refused');
    expect(game.state).toEqual(state);
  });
});

describe('parts in any order', () => {
  test('count in any field, each part and each text once', () => {
    const game = given(beatles, {
      Anna: ['Ringo', 'George', 'Paul', 'John'],
      Ben: ['John', 'John Lennon', 'john', 'Elvis'],
      Cleo: ['Elvis', 'Ringo', '', ''],
    });
    expect(pointsOf(game)).toEqual({ Anna: 2, Ben: 0.5, Cleo: 0.5 });
  });

  test('are assigned so that together they earn the most', () => {
    const either = {
      question: 'Two queens!',
      parts: [part('One', 'Mary', 'Anne'), part('Other', 'Anne')],
      anyOrder: true,
    };
    expect(pointsOf(given(either, { Anna: ['Anne', 'Mary'], Ben: ['Mary', 'Anne'] }))).toEqual({
      Anna: 1,
      Ben: 1,
    });
  });

  test('are grouped by text, under the part that it resembles, or where it was typed', () => {
    const game = given(beatles, { Anna: ['Ringo', 'Elvis', '', ''], Ben: ['Elvis', '', '', 'ringo'] });
    game.move('close');
    expect(groupsOf(game)).toEqual([
      { text: 'Ringo', part: 3, count: 2, correct: true },
      { text: 'Elvis', part: 1, count: 2, correct: false },
    ]);
  });

  test('use what the host accepts for any part that is left', () => {
    const game = given(beatles, {
      Anna: ['Elvis', 'John', 'Paul', 'George'],
      Ben: ['John', 'Paul', 'George', 'Ringo'],
    });
    game.goTo('reveal');
    game.command({ type: 'mark', questionId: 'q1', answer: 'Elvis', correct: true });
    expect(pointsOf(game)).toEqual({ Anna: 2, Ben: 2 });
  });
});

const texts = ['John', 'Lennon', 'Paul', 'Ringo Star', 'Elvis', 'john', ''];
const typed = fc.array(fc.constantFrom(...texts), { minLength: 4, maxLength: 4 });
const marks = fc.array(fc.tuple(fc.nat(9), fc.constantFrom(0, 0.5, 1)), { maxLength: 4 });

test('the points of an answer in parts lie between 0 and the points of its question', () => {
  fc.assert(
    fc.property(typed, typed, fc.boolean(), marks, (anna, ben, anyOrder, said) => {
      const game = given({ ...beatles, anyOrder }, { Anna: anna, Ben: ben });
      game.goTo('reveal');
      for (const [which, share] of said) {
        const groups = game.groupsOf('q1');
        const { text: answer, part: of } = groups[which % Math.max(1, groups.length)] ?? { text: 'x' };
        game.command({ type: 'mark', questionId: 'q1', answer, part: of, correct: share > 0, share });
      }
      for (const name of ['Anna', 'Ben']) {
        const { points, correct, share = Number(correct) } = game.own(name).results['q1']!;
        expect(points).toBeCloseTo(2 * share);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('in any order, the order of texts and of parts changes no points', () => {
  const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
  fc.assert(
    fc.property(typed, order, order, (answer, ofTexts, ofParts) => {
      const parts = ofParts.map((at) => beatles.parts[at]!);
      const shuffled = ofTexts.map((at) => answer[at]!);
      const points = pointsOf(given(beatles, { Anna: answer }));
      expect(pointsOf(given({ ...beatles, parts }, { Anna: shuffled }))).toEqual(points);
    }),
  );
});
