import { expect, test } from 'vitest';
import type { Season } from '../../../src/game/season/season';
import { onlyIn, renameTeam, today, withImported } from '../../../src/host/season/edits';
import { ruleDraftOf, ruleNumber, seasonOf } from '../../../src/host/season/ruleDraft';

const season: Season = {
  name: 'Herbst',
  points: [3, 1],
  others: 0.5,
  best: 2,
  teams: [
    { teamId: 't1', name: 'Otto', aliases: ['Ottos'] },
    { teamId: 't2', name: 'Ada', aliases: [] },
  ],
  evenings: [
    {
      eveningId: 'e1',
      date: '2026-11-03',
      quizName: '',
      results: [{ teamId: 't1', points: 3, as: 'Ottos' }],
    },
    { eveningId: 'e2', date: '2026-11-10', quizName: '', results: [{ teamId: 't1', points: 5 }] },
  ],
};

test('a team renamed to one of its aliases keeps its former name as an alias', () => {
  const renamed = renameTeam(season, season.teams[0]!, 'Ottos') as Season;
  expect(renamed.teams[0]).toEqual({ teamId: 't1', name: 'Ottos', aliases: ['Otto'] });
  expect(renamed.evenings.map(({ results }) => results)).toEqual([
    [{ teamId: 't1', points: 3 }],
    [{ teamId: 't1', points: 5, as: 'Otto' }],
  ]);
});

test('another spelling of the same name is not a different name', () => {
  const renamed = renameTeam(season, season.teams[0]!, 'OTTO') as Season;
  expect(renamed.teams[0]).toEqual({ teamId: 't1', name: 'OTTO', aliases: ['Ottos'] });
  expect(renamed.evenings).toEqual(season.evenings);
});

test('the name of another team is rejected, returning that team', () => {
  expect(renameTeam(season, season.teams[1]!, 'ottos')).toBe(season.teams[0]);
});

test('a season imported twice counts once', () => {
  const once = withImported({ ...season, teams: [], evenings: [] }, season);
  const twice = withImported(once, season);
  expect(twice).toEqual(once);
  // A name used on an evening belongs to a team until the host assigns it to another.
  expect(once.teams.map(({ name }) => name)).toEqual(['Ottos', 'Otto']);
});

test('only the differences between two versions are listed', () => {
  expect(onlyIn(season, season)).toEqual([]);
  const other = { ...season, drop: 1, evenings: season.evenings.slice(1) };
  expect(onlyIn(season, other)).toEqual([{ kind: 'rule' }, { kind: 'evening', evening: season.evenings[0] }]);
  expect(onlyIn(other, season)).toEqual([{ kind: 'rule' }]);
});

test('a rule survives being turned into a draft and read back', () => {
  expect(seasonOf(season, ruleDraftOf(season))).toEqual({ season });
  const cleared = { ...ruleDraftOf(season), by: 'quiz' as const, others: '', best: ' ' };
  expect(seasonOf(season, cleared)).toEqual({
    season: { name: 'Herbst', points: 'quiz', teams: season.teams, evenings: season.evenings },
  });
});

test.each([
  ['7,5', 7.5],
  [' 12 ', 12],
  ['-3', -3],
  ['1.000,5', undefined],
  ['', undefined],
  ['Infinity', undefined],
])('%j is read as %j', (typed, value) => {
  expect(ruleNumber(typed)).toBe(value);
});

test('today is the date in the time zone of the host', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
