import { isSameName } from '../../game/names/nameKeys';
import type { Season, CountedEvening, SeasonTeam } from '../../game/season/season';
import { teamNamed, withEvening } from '../../game/season/teams';

/** Returns a random id. `crypto.randomUUID` is missing on pages without HTTPS, as in most venues. */
export function newEveningId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-');
}

/** Returns today's date in the host's time zone, in ISO 8601 form, which is the Swedish date format. */
export function today(now = new Date()): string {
  return now.toLocaleDateString('sv-SE');
}

/** Returns the season with two teams marked as different, so that nobody is asked again. */
export function keptApart(season: Season, one: SeasonTeam, other: SeasonTeam): Season {
  return { ...season, distinct: [...(season.distinct ?? []), [one.teamId, other.teamId]] };
}

/** Returns the number of evenings that a team has played. */
export function countEvenings({ evenings }: Season, teamId: string): number {
  return evenings.filter(({ results }) => results.some((each) => each.teamId === teamId)).length;
}

/** Returns the season with a team renamed, known by its former name too; or the team that has the name. */
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

/** Returns the results of an evening under the names used then, best first. */
export function namedResults({ teams }: Season, { results }: CountedEvening) {
  const names = new Map(teams.map(({ teamId, name }) => [teamId, name]));
  return results
    .map(({ teamId, points, as }) => ({ name: as ?? names.get(teamId) ?? teamId, points }))
    .sort((one, other) => other.points - one.points);
}

/** Finds the season's evening that matches an imported one: the same quiz on the same day. */
export function sameEvening({ evenings }: Season, { date, quizName }: CountedEvening) {
  return evenings.find((each) => each.date === date && each.quizName === quizName);
}

/** Returns the season with all evenings of another one, whose teams are matched by name. */
export function withImported(season: Season, imported: Season): Season {
  return imported.evenings.reduce((before, evening) => {
    const eveningId = sameEvening(season, evening)?.eveningId ?? newEveningId();
    const { date, quizName } = evening;
    return withEvening(before, { eveningId, date, quizName, results: namedResults(imported, evening) });
  }, season);
}

/** Returns the names of an imported season's teams that the season does not know. */
export function newNames(season: Season, imported: Season): string[] {
  return imported.teams.filter(({ name }) => !teamNamed(season, name)).map(({ name }) => name);
}

/** Something that one version of a season has and the other lacks or has differently. */
export type Difference =
  | { kind: 'name' }
  | { kind: 'rule' }
  | { kind: 'team'; team: SeasonTeam }
  | { kind: 'evening'; evening: CountedEvening };

/** Returns everything in `season` that `other` lacks or has differently. */
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
