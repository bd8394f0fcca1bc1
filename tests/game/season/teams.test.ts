import { describe, expect, test } from 'vitest';
import {
  findNearNames,
  mergeTeams,
  nearTeams,
  splitTeam,
  teamNamed,
  withDecision,
  withEvening,
  withoutEvening,
} from '../../../src/game/season/teams';
import { seasonTable } from '../../../src/game/season/table';
import { readSeason, SEASON_LIMITS, type Season } from '../../../src/game/season/season';
import { someEvening, someSeason, teamIdOf } from './someSeason';

const nearNames = (...of: Parameters<typeof findNearNames>) => [...findNearNames(...of)].flat();
const pointsOf = (season: Season) => seasonTable(season).map(({ name, points }) => `${name} ${points}`);
const namesOf = ({ teams }: Season) => teams.map(({ name }) => name);

describe('adding an evening', () => {
  test('recognises teams however their names are typed', () => {
    const season = someSeason([{ 'Quizzly Bears': 3 }, { 'QUIZZLY  bears': 4 }]);
    expect(pointsOf(season)).toEqual(['Quizzly Bears 7']);
    expect(season.evenings[1]!.results).toEqual([{ teamId: 't1', points: 4 }]);
  });

  test('replaces its former version, and drops teams known only from that', () => {
    const season = someSeason([
      { Anna: 3, Bert: 2 },
      { Anna: 1, Cora: 5 },
    ]);
    const again = withEvening(season, someEvening(2, { Anna: 2, Dora: 5 }));
    expect(pointsOf(again)).toEqual(['Anna 5', 'Dora 5', 'Bert 2']);
    expect(again.evenings).toHaveLength(2);
  });

  test('keeps all ids when it is added again', () => {
    const season = someSeason([{ Anna: 3, Bert: 2 }]);
    expect(withEvening(season, someEvening(1, { Anna: 3, Bert: 2 }))).toEqual(season);
  });

  test('puts it in order of date', () => {
    const season = withEvening(someSeason([{ Anna: 1 }]), {
      ...someEvening(0, { Anna: 2 }),
      eveningId: 'old',
    });
    expect(season.evenings.map(({ eveningId }) => eveningId)).toEqual(['old', 'e1']);
  });

  test('counts the better of two names of one team', () => {
    const season = mergeTeams(someSeason([{ Rot: 3 }, { Rote: 4 }]), 't1', 't2')!;
    const third = withEvening(season, someEvening(3, { Rot: 1, Rote: 6 }));
    expect(third.evenings[2]!.results).toEqual([{ teamId: 't1', points: 6, as: 'Rote' }]);
  });

  test('keeps notes that somebody added to it', () => {
    const season = someSeason([{ Anna: 1 }]);
    const noted = { ...season, place: 'Krug', evenings: [{ ...season.evenings[0]!, host: 'Tim' }] };
    expect(withEvening(noted, someEvening(1, { Anna: 2 }))).toMatchObject({
      place: 'Krug',
      evenings: [{ host: 'Tim', results: [{ points: 2 }] }],
    });
  });

  test('can be reversed, with the teams and pairs known only from it', () => {
    const season = {
      ...someSeason([{ Anna: 3 }, { Anna: 1, Cora: 5 }]),
      distinct: [['t1', 't2']] as [string, string][],
    };
    expect(withoutEvening(season, 'e2')).toEqual(someSeason([{ Anna: 3 }]));
    expect(withoutEvening(season, 'none')).toEqual(season);
  });
});

describe('similar names', () => {
  const near = (one: string, other: string) =>
    nearTeams(someSeason([{ [one]: 1 }, { [other]: 1 }])).length === 1;

  test.each([
    ['Quizzly Bears', 'Die Quizzly Bears'],
    ['Quizzly Bears', 'Quizly Bears'],
    ['Quizzly Bears', 'Quizzlybears'],
    ['Die Müllers', 'Muellers'],
    ['Café', 'Cafe'],
    ['Rot!', 'Rot'],
  ])('%s and %s are proposed', (one, other) => {
    expect(near(one, other)).toBe(true);
    expect(near(other, one)).toBe(true);
  });

  test.each([
    ['Rot', 'Rote'],
    ['Rosen', 'Hosen'],
    ['Rosen', 'Rosens'],
    ['Team 1', 'Team 2'],
    ['Gruppe A', 'Gruppe B'],
    ['Bears', 'Quizzly Bears'],
    ['🍺', '🍻'],
  ])('%s and %s are not proposed', (one, other) => {
    expect(near(one, other)).toBe(false);
    expect(near(other, one)).toBe(false);
  });

  test('are not proposed where both played on one evening', () => {
    expect(nearTeams(someSeason([{ 'Quizzly Bears': 1, 'Quizly Bears': 1 }]))).toEqual([]);
  });

  test('are not proposed again where the host said that they are different', () => {
    const season = someSeason([{ 'Quizzly Bears': 1 }, { 'Quizly Bears': 1 }], { distinct: [['t2', 't1']] });
    expect(nearTeams(season)).toEqual([]);
  });

  test('are found by former names too', () => {
    const merged = mergeTeams(someSeason([{ Anna: 1 }, { 'Quizzly Bears': 1 }]), 't1', 't2')!;
    const season = withEvening(merged, someEvening(3, { 'Quizly Bears': 1 }));
    expect(nearTeams(season).map((pair) => pair.map(({ name }) => name))).toEqual([['Anna', 'Quizly Bears']]);
  });
});

describe('merging two teams', () => {
  const season = someSeason([{ 'Quizzly Bears': 3, Anna: 1 }, { 'Quizly Bears': 4 }, { Quizzlies: 5 }]);

  test('adds up their evenings, and knows both names', () => {
    const merged = mergeTeams(season, 't1', 't3')!;
    expect(pointsOf(merged)).toEqual(['Quizzly Bears 7', 'Quizzlies 5', 'Anna 1']);
    expect(teamNamed(merged, 'quizly bears')?.teamId).toBe('t1');
    expect(merged.evenings[1]!.results).toEqual([{ teamId: 't1', points: 4, as: 'Quizly Bears' }]);
  });

  test('is impossible where both played on one evening, and with an unknown team', () => {
    const known = teamIdOf(season, 'Anna');
    for (const other of ['t1', known, 'none']) expect(mergeTeams(season, known, other)).toBeUndefined();
  });

  test('can be reversed with every result, and is not proposed again', () => {
    const twice = mergeTeams(mergeTeams(season, 't1', 't3')!, 't1', 't4')!;
    const split = splitTeam(twice, 't1', 'QUIZLY bears');
    expect(pointsOf(split)).toEqual(['Quizzly Bears 8', 'Quizly Bears 4', 'Anna 1']);
    expect(teamNamed(split, 'Quizzlies')?.teamId).toBe('t1');
    expect(split.evenings[1]!.results[0]!.as).toBeUndefined();
    expect(nearTeams(split)).toEqual([]);
  });

  test('leaves pairs of different teams to the merged one', () => {
    const merged = mergeTeams(
      {
        ...season,
        distinct: [
          ['t3', 't4'],
          ['t1', 't3'],
        ],
      },
      't1',
      't3',
    )!;
    expect(merged.distinct).toEqual([['t1', 't4']]);
  });

  test('is reversed for a name that nobody played under by forgetting it', () => {
    const named = {
      ...season,
      teams: season.teams.map((team) => ({ ...team, aliases: [`${team.name} II`] })),
    };
    const split = splitTeam(named, 't2', 'Anna II');
    expect(split.teams[1]).toEqual({ teamId: 't2', name: 'Anna', aliases: [] });
    expect(namesOf(split)).toEqual(namesOf(named));
    expect(splitTeam(named, 't2', 'Cora')).toEqual(named);
  });
});

test('a full season takes no new team, but still corrections of those it has', () => {
  const names = Array.from({ length: SEASON_LIMITS.teams }, (_, i) => `Team ${i}`);
  const evening = { eveningId: 'e', date: '2026-11-23', quizName: 'Pub' };
  const none: Season = { name: 'Winter', points: 'quiz', teams: [], evenings: [] };
  const full = withEvening(none, { ...evening, results: names.map((name) => ({ name, points: 1 })) });
  const results = [...names.map((name) => ({ name, points: 2 })), { name: 'One more', points: 3 }];
  const corrected = withEvening(full, { ...evening, results });
  expect(corrected.teams).toEqual(full.teams);
  expect(corrected.evenings[0]?.results.every(({ points }) => points === 2)).toBe(true);
  expect(readSeason(corrected)).toMatchObject({ ok: true });
});

describe("tonight's names", () => {
  const season = someSeason([{ 'Quizzly Bears': 3, Otto: 2 }]);
  const tonight = someEvening(2, { 'Quizly Bears': 0, Otto: 0 });
  const near = { name: 'Quizly Bears', teamId: 't1', teamName: 'Quizzly Bears', evenings: 1 };

  test('are compared with the teams of the season, before and after the evening is in it', () => {
    expect(nearNames(season, tonight)).toEqual([near]);
    expect(nearNames(withEvening(season, tonight), tonight)).toEqual([near]);
    expect(nearNames(season, someEvening(2, { 'Quizzly Bears': 0, 'Quizly Bears': 0 }))).toEqual([]);
  });

  test.each([
    ['same', ['Quizzly Bears 8', 'Otto 3']],
    ['renamed', ['Quizly Bears 8', 'Otto 3']],
    ['different', ['Quizly Bears 5', 'Otto 3', 'Quizzly Bears 3']],
  ] as const)(
    'of which a host says "%s" are asked about no more, whoever is asked when',
    (decision, table) => {
      const played = someEvening(2, { 'Quizly Bears': 5, Otto: 1 });
      const before = withDecision(season, { ...near, decision });
      const after = withDecision(withEvening(season, played), { ...near, decision });
      for (const decided of [withEvening(before, played), after]) {
        expect(pointsOf(decided)).toEqual(table);
        expect(nearNames(decided, played)).toEqual([]);
        expect(readSeason(decided)).toMatchObject({ ok: true });
        expect(withDecision(decided, { ...near, decision })).toEqual(decided);
      }
    },
  );

  test('leave the season as it is where the team is gone or played tonight itself', () => {
    const both = withEvening(season, someEvening(2, { 'Quizzly Bears': 1, 'Quizly Bears': 2 }));
    expect(withDecision(both, { ...near, decision: 'same' })).toEqual(both);
    expect(withDecision(season, { ...near, teamId: 't9', decision: 'different' })).toEqual(season);
  });

  test('are asked about one by one, if forty of them are similar to forty teams', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzäöüßñçåøåé0123456'].slice(0, 40);
    const named = (end: string) =>
      Object.fromEntries(letters.map((letter) => [`${letter.repeat(6)} Brewers${end}`, 1]));
    const old = someSeason([named('')]);
    const pairs = nearNames(old, someEvening(2, named('s')));
    expect(new Set(pairs.map(({ name }) => name)).size).toBeGreaterThan(30);
    const decided = pairs.reduce((each, pair) => withDecision(each, { ...pair, decision: 'same' }), old);
    expect(nearNames(decided, someEvening(2, named('s')))).toEqual([]);
  });
});
