import type { Season } from '../../../src/game/season/season';
import { withEvening } from '../../../src/game/season/teams';

/** A season of weekly evenings, each with the points of its teams by name. */
export function someSeason(evenings: Record<string, number>[], rules: Partial<Season> = {}): Season {
  const empty: Season = { name: 'Herbst', points: 'quiz', teams: [], evenings: [], ...rules };
  return evenings.reduce<Season>(
    (season, points, i) => withEvening(season, someEvening(i + 1, points)),
    empty,
  );
}

/** The evening of a week, counted from 1. */
export function someEvening(week: number, points: Record<string, number>) {
  const date = new Date(Date.UTC(2025, 8, 7 * week)).toISOString().slice(0, 10);
  const results = Object.entries(points).map(([name, each]) => ({ name, points: each }));
  return { eveningId: `e${week}`, date, quizName: `Quiz ${week}`, results };
}

/** The id of the team with this name. */
export function teamIdOf({ teams }: Season, name: string): string {
  return teams.find((team) => team.name === name)!.teamId;
}
