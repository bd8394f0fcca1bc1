import { describe, expect, test } from 'vitest';
import { readSeason } from '../../../src/game/season/season';
import { someSeason } from './someSeason';

/** All faults, as `path code values`. */
function faultsIn(json: unknown): string[] {
  const read = readSeason(json);
  if (read.ok) return [];
  return read.faults.map(({ path, code, values }) => [path.join('/'), code, ...values].join(' ').trim());
}

const good = () => structuredClone(someSeason([{ Anna: 3, Bert: 2 }, { Anna: 1 }]));

describe('a season file', () => {
  test('is read with any notes in it', () => {
    const noted = { ...good(), place: 'Krug', teams: good().teams.map((team) => ({ ...team, table: 4 })) };
    expect(readSeason(noted)).toEqual({ ok: true, value: noted });
  });

  test('may leave out empty values', () => {
    const least = { name: ' Herbst ', points: [3, 2.5], best: null, teams: [{ teamId: 'a', name: 'A' }] };
    const evenings = [{ eveningId: 'e', date: '2024-02-29', results: [{ teamId: 'a', points: -1.25 }] }];
    const read = readSeason({ ...least, evenings });
    expect(read.ok && read.value).toEqual({
      name: 'Herbst',
      points: [3, 2.5],
      teams: [{ teamId: 'a', name: 'A', aliases: [] }],
      evenings: [{ ...evenings[0], quizName: '' }],
    });
  });

  test.each([
    [null, ['not_object']],
    [{}, ['name missing', 'points missing', 'teams missing', 'evenings missing']],
    [{ ...good(), points: 'f1' }, ['points not_points_rule']],
    [{ ...good(), points: [] }, ['points needs_one']],
    [{ ...good(), points: [5, -1, '2'] }, ['points/1 too_small 0', 'points/2 not_number']],
    [{ ...good(), others: -1, attendance: 'two' }, ['others too_small 0', 'attendance not_number']],
    [{ ...good(), best: 0, drop: 1.5 }, ['best too_small 1', 'drop not_whole']],
    [{ ...good(), distinct: [['t1']] }, ['distinct/0/1 not_pair']],
    [
      { ...good(), teams: {} },
      ['teams not_list', ...missing(0, 0, 't1'), ...missing(0, 1, 't2'), ...missing(1, 0, 't1')],
    ],
  ])('%j is reported as a fault', (json, faults) => {
    expect(faultsIn(json)).toEqual(faults);
  });

  test('is refused where an evening names an unknown team', () => {
    const season = good();
    season.evenings[1]!.results.push({ teamId: 'x', points: 1 });
    expect(faultsIn(season)).toEqual(missing(1, 1, 'x'));
  });

  test('is refused where something is there twice: teams, evenings, names, or a team in an evening', () => {
    const season = good();
    season.evenings[0]!.results.push({ teamId: 't1', points: 1 });
    season.evenings.push({ ...season.evenings[1]! });
    season.teams.push({ teamId: 't1', name: 'Dora', aliases: ['ANNA', 'dora'] });
    expect(faultsIn(season)).toEqual([
      'teams/2/teamId twice t1',
      'teams/2/aliases/0 twice ANNA',
      'evenings/2/eveningId twice e2',
      'evenings/0/results/2/teamId twice t1',
    ]);
  });

  test.each(['2025-02-29', '14.3.2025', '2025-3-14', '', '2025-13-01'])('takes no day for %j', (date) => {
    const season = good();
    season.evenings[0]!.date = date;
    expect(faultsIn(season)).toEqual(['evenings/0/date not_date']);
  });

  test('reports faults in several places at once', () => {
    const season = { ...good(), name: '', evenings: [{ eveningId: 5, date: 1, results: [{ teamId: 'x' }] }] };
    expect(faultsIn(season)).toEqual([
      'name empty',
      'evenings/0/eveningId not_text',
      'evenings/0/date not_text',
      'evenings/0/results/0/points missing',
      ...missing(0, 0, 'x'),
    ]);
  });
});

function missing(evening: number, result: number, teamId: string): string[] {
  return [`evenings/${evening}/results/${result}/teamId no_such_team ${teamId}`];
}
