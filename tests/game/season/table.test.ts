import { describe, expect, test } from 'vitest';
import type { Season } from '../../../src/game/season/season';
import { placesMoved, seasonTable } from '../../../src/game/season/table';
import { someSeason } from './someSeason';
import { fc } from '../../support/property';

/** Rank, name, points and evenings of each row, as one text. */
function tableOf(season: Season): string[] {
  return seasonTable(season).map(
    ({ rank, name, points, evenings }) => `${rank} ${name} ${points} ${evenings}`,
  );
}

const THREE: Record<string, number>[] = [
  { Anna: 20, Bert: 20, Cora: 10 },
  { Anna: 10, Bert: 30, Dora: 30 },
  { Bert: 5, Cora: 25, Dora: 15 },
];

describe('the table of a season', () => {
  test('adds the points of the quiz', () => {
    expect(tableOf(someSeason(THREE))).toEqual(['1 Bert 55 3', '2 Dora 45 2', '3 Cora 35 2', '4 Anna 30 2']);
  });

  test('gives points by place, where ties share the mean', () => {
    // Anna 4.5 + 2, Bert 4.5 + 4.5 + 2, Cora 2 + 5, Dora 4.5 + 4.
    const season = someSeason(THREE, { points: [5, 4, 2] });
    expect(tableOf(season)).toEqual(['1 Bert 11 3', '2 Dora 8.5 2', '3 Cora 7 2', '4 Anna 6.5 2']);
  });

  test('gives the places after the list the same points, shared where a tie crosses its end', () => {
    const season = someSeason([{ Anna: 9, Bert: 8, Cora: 8, Dora: 1 }], { points: [10, 6], others: 1 });
    expect(tableOf(season)).toEqual(['1 Anna 10 1', '2 Bert 3.5 1', '2 Cora 3.5 1', '4 Dora 1 1']);
  });

  test('gives points for attendance, on evenings played', () => {
    const season = someSeason(THREE, { attendance: 2 });
    expect(tableOf(season)).toEqual(['1 Bert 61 3', '2 Dora 49 2', '3 Cora 39 2', '4 Anna 34 2']);
  });

  test('counts only the best evenings', () => {
    const season = someSeason(THREE, { best: 1 });
    expect(tableOf(season)).toEqual(['1 Bert 30 3', '1 Dora 30 2', '3 Cora 25 2', '4 Anna 20 2']);
  });

  test('forgives one absence, and drops the worst evening of those always there', () => {
    const season = someSeason(THREE, { drop: 1 });
    expect(tableOf(season)).toEqual(['1 Bert 50 3', '2 Dora 45 2', '3 Cora 35 2', '4 Anna 30 2']);
  });

  test('drops the worst, then counts the best of the rest', () => {
    const four = someSeason([...THREE, { Anna: 40 }], { drop: 1, best: 2, attendance: 1 });
    expect(tableOf(four)).toEqual(['1 Anna 62 3', '2 Bert 52 3', '3 Dora 47 2', '4 Cora 37 2']);
  });

  test('counts at least one evening, however many are dropped', () => {
    expect(tableOf(someSeason([{ Anna: 3, Bert: 2 }], { drop: 1 }))).toEqual(['1 Anna 3 1', '2 Bert 2 1']);
  });

  test('drops an evening that cost points', () => {
    expect(tableOf(someSeason([{ Anna: -5 }, { Anna: 4 }], { drop: 1 }))).toEqual(['1 Anna 4 2']);
  });

  test('counts thirds that make a whole as a whole', () => {
    const third = { Anna: 1 / 3, Cora: 0.333333 };
    const season = someSeason([{ ...third, Bert: 1 }, third, third]);
    expect(tableOf(season)).toEqual(['1 Anna 1 3', '1 Bert 1 1', '1 Cora 0.999999 3']);
  });

  test('is empty without evenings', () => {
    expect(tableOf(someSeason([]))).toEqual([]);
  });

  test('awards as many points by place as its list has', () => {
    const evening = fc
      .uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 })
      .chain((names) =>
        fc.record(Object.fromEntries(names.map((name) => [name, fc.integer({ min: -3, max: 3 })]))),
      );
    fc.assert(
      fc.property(fc.array(evening, { minLength: 1, maxLength: 5 }), (evenings) => {
        const rows = seasonTable(someSeason(evenings, { points: [7, 4, 1], others: 0.5 }));
        const given = rows.reduce((sum, { points }) => sum + points, 0);
        const listed = evenings.flatMap((each) => Object.keys(each).map((_, i) => [7, 4, 1][i] ?? 0.5));
        expect(given).toBeCloseTo(
          listed.reduce((sum, each) => sum + each, 0),
          4,
        );
      }),
    );
  });
});

describe('movement by an evening', () => {
  test('is measured against the table without it; a new team has not moved', () => {
    const moved = placesMoved(someSeason(THREE.slice(0, 2)), 'e2');
    expect(moved.map(({ rank, name, points, moved: by }) => `${rank} ${name} ${points} ${by}`)).toEqual([
      '1 Bert 50 0',
      '2 Anna 30 -1',
      '2 Dora 30 0',
      '4 Cora 10 -1',
    ]);
  });

  test('comes with what the evening brought, and with who is new; on a first evening nobody is', () => {
    const two = someSeason(
      [
        { Anna: 9, Bert: 4 },
        { Bert: 7, Cora: 5 },
      ],
      { points: [10, 8], attendance: 1 },
    );
    expect(placesMoved(two, 'e2').map(({ name, isNew, tonight }) => [name, isNew, tonight])).toEqual([
      ['Bert', undefined, 11],
      ['Anna', undefined, undefined],
      ['Cora', true, 9],
    ]);
    const first = placesMoved(someSeason([{ Anna: 9, Bert: 4 }]), 'e1');
    expect(first.map(({ isNew, tonight }) => [isNew, tonight])).toEqual([
      [undefined, 9],
      [undefined, 4],
    ]);
  });

  test('is empty for an unknown evening', () => {
    expect(placesMoved(someSeason(THREE), 'none').every(({ moved }) => moved === 0)).toBe(true);
  });
});

test.each([
  ['de', ['Ånna', 'Zoë']],
  ['sv', ['Zoë', 'Ånna']],
] as const)('equal points are sorted by name as in %s', (language, names) => {
  const season: Season = {
    name: 'Spring',
    points: 'quiz',
    teams: [
      { teamId: 'z', name: 'Zoë', aliases: [] },
      { teamId: 'a', name: 'Ånna', aliases: [] },
    ],
    evenings: [],
  };
  expect(seasonTable(season, language).map(({ name }) => name)).toEqual(names);
});
