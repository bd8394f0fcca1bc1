import { isSameName } from '../../game/names/nameKeys';
import type { Season, CountedEvening, SeasonTeam } from '../../game/season/season';
import { teamNamed, withEvening } from '../../game/season/teams';

/** A season with nothing in it. */
export function emptySeason(name: string): Season {
  return { name, points: 'quiz', teams: [], evenings: [] };
}

/** `crypto.randomUUID` is missing on a page without HTTPS, which a venue's mostly is. */
export function newEveningId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-');
}

/** Today where the host is, as ISO 8601 has a day: Sweden writes dates so. */
export function today(now = new Date()): string {
  return now.toLocaleDateString('sv-SE');
}

/** The season with two teams said to be two, so that nobody is asked again. */
export function keptApart(season: Season, one: SeasonTeam, other: SeasonTeam): Season {
  return { ...season, distinct: [...(season.distinct ?? []), [one.teamId, other.teamId]] };
}

/** How many evenings a team has played. */
export function countEvenings({ evenings }: Season, teamId: string): number {
  return evenings.filter(({ results }) => results.some((each) => each.teamId === teamId)).length;
}

/**
 * The season with another name for a team, which is still known by the former one; or the team that has this name.
 */
export function renameTeam(season: Season, team: SeasonTeam, name: string): Season | SeasonTeam {
  const owner = teamNamed(season, name);
  if (owner && owner.teamId !== team.teamId) return owner;
  const isNew = !isSameName(team.name, name);
  const former = isNew ? [team.name] : [];
  const aliases = [...team.aliases.filter((alias) => !isSameName(alias, name)), ...former];
  const renamed = { ...team, name, aliases };
  const evenings = season.evenings.map((evening) => ({
    ...evening,
    results: evening.results.map((result) => {
      if (!isNew || result.teamId !== team.teamId) return result;
      const { as = team.name, ...rest } = result;
      return isSameName(as, name) ? rest : { ...rest, as };
    }),
  }));
  const teams = season.teams.map((each) => (each === team ? renamed : each));
  return { ...season, teams, evenings };
}

/** The results of an evening by the names that were played under, the best first. */
export function namedResults({ teams }: Season, { results }: CountedEvening) {
  const names = new Map(teams.map(({ teamId, name }) => [teamId, name]));
  return results
    .map(({ teamId, points, as }) => ({ name: as ?? names.get(teamId) ?? teamId, points }))
    .sort((one, other) => other.points - one.points);
}

/** The evening of the season that an imported one is: the same quiz on the same day. */
export function sameEvening({ evenings }: Season, { date, quizName }: CountedEvening) {
  return evenings.find((each) => each.date === date && each.quizName === quizName);
}

/** The season with all evenings of another one, whose teams are known by their names. */
export function withImported(season: Season, imported: Season): Season {
  return imported.evenings.reduce((before, evening) => {
    const eveningId = sameEvening(season, evening)?.eveningId ?? newEveningId();
    const { date, quizName } = evening;
    return withEvening(before, { eveningId, date, quizName, results: namedResults(imported, evening) });
  }, season);
}

/** The names of an imported season's teams that the season does not know. */
export function newNames(season: Season, imported: Season): string[] {
  return imported.teams.filter(({ name }) => !teamNamed(season, name)).map(({ name }) => name);
}

/** What one version of a season has that the other has not so. */
export type Difference =
  | { kind: 'name' }
  | { kind: 'rule' }
  | { kind: 'team'; team: SeasonTeam }
  | { kind: 'evening'; evening: CountedEvening };

/** All that is in `season` and not so in `other`. */
export function onlyIn(season: Season, other: Season): Difference[] {
  const ruleOf = ({ points, others, attendance, best, drop }: Season) => [
    points,
    others ?? 0,
    attendance ?? 0,
    best ?? null,
    drop ?? 0,
  ];
  const of = <T>(all: readonly T[], known: readonly T[]) => {
    const there = new Set(known.map((each) => JSON.stringify(each)));
    return all.filter((each) => !there.has(JSON.stringify(each)));
  };
  return [
    ...(season.name === other.name ? [] : [{ kind: 'name' } as const]),
    ...(JSON.stringify(ruleOf(season)) === JSON.stringify(ruleOf(other)) ? [] : [{ kind: 'rule' } as const]),
    ...of(season.evenings, other.evenings).map((evening) => ({ kind: 'evening', evening }) as const),
    ...of(season.teams, other.teams).map((team) => ({ kind: 'team', team }) as const),
  ];
}
