import type { Language } from '../../contract/languages';
import { comparisonIn } from '../../contract/wording/lists';
import type { SeasonPlace } from '../../contract/scores';
import type { Season, CountedEvening } from './season';
import { withoutEvening } from './teams';
import { rounded, shownPoints } from '../../contract/rounded';

/** One team in the table of a season. */
interface TableRow {
  teamId: string;
  rank: number;
  name: string;
  points: number;
  /** The number of evenings it played. */
  evenings: number;
}

/**
 * The table, best first. A missed evening is worth 0 and can be one of those left out as the worst; at least
 * one evening counts. Equal points share a rank, sorted by name as the reader's language does.
 */
export function seasonTable(season: Season, language: Language = 'en'): TableRow[] {
  const compare = comparisonIn(language);
  const evenings = season.evenings.map((evening) => seasonPoints(season, evening));
  const counting = Math.max(1, evenings.length - (season.drop ?? 0));
  const most = Math.min(season.best ?? Infinity, counting);
  const rows = season.teams.map(({ teamId, name }): TableRow => {
    const played = evenings.flatMap((worth) => worth.get(teamId) ?? []);
    const all = evenings.map((worth) => worth.get(teamId) ?? 0).sort((one, other) => other - one);
    const points = rounded(all.slice(0, most).reduce((sum, each) => sum + each, 0));
    return { teamId, rank: 0, name, points, evenings: played.length };
  });
  rows.sort(
    (one, other) => shownPoints(other.points) - shownPoints(one.points) || compare(one.name, other.name),
  );
  rows.forEach((row, i) => {
    const above = rows[i - 1];
    row.rank = above && shownPoints(above.points) === shownPoints(row.points) ? above.rank : i + 1;
  });
  return rows;
}

/** The table with what this evening changed: how many places each team rose, what it brought, and who is new. */
export function placesMoved(season: Season, eveningId: string): (SeasonPlace & { teamId: string })[] {
  const without = withoutEvening(season, eveningId);
  const before = new Map(seasonTable(without).map((row) => [row.teamId, row]));
  const evening = season.evenings.find((each) => each.eveningId === eveningId);
  const worth = evening && seasonPoints(season, evening);
  const isFirst = without.evenings.length === 0;
  return seasonTable(season).map(({ teamId, rank, name, points }) => {
    const former = before.get(teamId);
    const tonight = worth?.get(teamId);
    const isNew = !former?.evenings && !isFirst && tonight !== undefined;
    return {
      teamId,
      rank,
      name,
      points,
      moved: former?.evenings ? former.rank - rank : 0,
      ...(isNew && { isNew }),
      tonight,
    };
  });
}

/** Whether an evening is worth something else in the season than in its quiz. */
export function hasOwnPoints({ points, attendance = 0 }: Season): boolean {
  return points !== 'quiz' || attendance > 0;
}

/** What an evening is worth to each of its teams, by teamId; tied teams share the mean of their places. */
export function seasonPoints(
  { points: rule, others = 0, attendance = 0 }: Season,
  { results }: CountedEvening,
): Map<string, number> {
  if (rule === 'quiz') return new Map(results.map(({ teamId, points }) => [teamId, points + attendance]));
  const places = new Map<number, number[]>();
  const sorted = results.map(({ points }) => shownPoints(points)).sort((one, other) => other - one);
  for (const [place, points] of sorted.entries()) places.set(points, [...(places.get(points) ?? []), place]);
  const worth = new Map(
    [...places].map(([points, shared]) => {
      const sum = shared.reduce((total, place) => total + (rule[place] ?? others), 0);
      return [points, sum / shared.length + attendance];
    }),
  );
  return new Map(results.map(({ teamId, points }) => [teamId, worth.get(shownPoints(points)) ?? 0]));
}
