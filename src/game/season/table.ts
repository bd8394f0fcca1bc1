import type { SeasonPlace } from '../../contract/scores';
import type { Season, CountedEvening } from './season';
import { withoutEvening } from './teams';
import { rounded } from '../../contract/rounded';

/** One team in the table of a season. */
interface TableRow {
  teamId: string;
  rank: number;
  name: string;
  points: number;
  /** How many evenings it played. */
  evenings: number;
}

/**
 * The table, the best first. An evening missed is worth 0, and one that is left out as one of the worst may be it; at
 * least one evening counts. Equal points share a rank, and stand by name.
 */
export function seasonTable(season: Season): TableRow[] {
  const evenings = season.evenings.map((evening) => worthOf(season, evening));
  const counting = Math.max(1, evenings.length - (season.drop ?? 0));
  const most = Math.min(season.best ?? Infinity, counting);
  const rows = season.teams.map(({ teamId, name }): TableRow => {
    const played = evenings.flatMap((worth) => worth.get(teamId) ?? []);
    const all = evenings.map((worth) => worth.get(teamId) ?? 0).sort((one, other) => other - one);
    const points = rounded(all.slice(0, most).reduce((sum, each) => sum + each, 0));
    return { teamId, rank: 0, name, points, evenings: played.length };
  });
  rows.sort((one, other) => ranked(other) - ranked(one) || one.name.localeCompare(other.name));
  rows.forEach((row, i) => {
    const above = rows[i - 1];
    row.rank = above && ranked(above) === ranked(row) ? above.rank : i + 1;
  });
  return rows;
}

/** The table with how many places each team went up by this evening; 0 for a team that had not played before. */
export function placesMoved(season: Season, eveningId: string): (SeasonPlace & { teamId: string })[] {
  const before = new Map(seasonTable(withoutEvening(season, eveningId)).map((row) => [row.teamId, row]));
  return seasonTable(season).map(({ teamId, rank, name, points }) => {
    const former = before.get(teamId);
    return { teamId, rank, name, points, moved: former?.evenings ? former.rank - rank : 0 };
  });
}

/** What an evening is worth to each of its teams, by teamId; those who tie share the mean of their places. */
function worthOf(
  { points: rule, others = 0, attendance = 0 }: Season,
  { results }: CountedEvening,
): Map<string, number> {
  if (rule === 'quiz') return new Map(results.map(({ teamId, points }) => [teamId, points + attendance]));
  const places = new Map<number, number[]>();
  const sorted = results.map(({ points }) => rounded(points)).sort((one, other) => other - one);
  for (const [place, points] of sorted.entries()) places.set(points, [...(places.get(points) ?? []), place]);
  const worth = new Map(
    [...places].map(([points, shared]) => {
      const sum = shared.reduce((total, place) => total + (rule[place] ?? others), 0);
      return [points, sum / shared.length + attendance];
    }),
  );
  return new Map(results.map(({ teamId, points }) => [teamId, worth.get(rounded(points)) ?? 0]));
}

/** Evenings are written with six decimals: three thirds of three evenings are one here all the same. */
function ranked({ points }: TableRow): number {
  return Math.round(points * 1e3);
}
