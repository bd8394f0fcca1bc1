import { derived } from '../derived';
import { nameKey } from '../names/nameKeys';
import { compareForms, type Form, formsOf } from '../../kinds/written/compareText';
import {
  SEASON_LIMITS,
  type CountedEvening,
  type Season,
  type SeasonResult,
  type SeasonTeam,
} from './season';

/** The team that has or once had this name. */
export function teamNamed({ teams }: Season, name: string): SeasonTeam | undefined {
  return knownNames(teams).get(nameKey(name));
}

/** Everybody who joins is looked up by name. */
const knownNames = derived((teams: readonly SeasonTeam[]): ReadonlyMap<string, SeasonTeam> =>
  teamsByName(teams),
);

function teamsByName(teams: readonly SeasonTeam[]): Map<string, SeasonTeam> {
  return new Map(teams.flatMap((team) => namesOf(team).map((name) => [nameKey(name), team])));
}

/** An evening as played, with results by name. */
export interface PlayedEvening {
  eveningId: string;
  date: string;
  quizName: string;
  results: readonly { name: string; points: number }[];
}

/**
 * Adds an evening, or replaces its former version. New names become teams; where two names belong to one
 * team, the better result counts; teams known only from the former version are dropped. Once a season is
 * full, the remaining new names are skipped, and it goes on counting for the teams it has.
 */
export function withEvening(season: Season, { results, ...evening }: PlayedEvening): Season {
  const teams = [...season.teams];
  const byName = teamsByName(teams);
  const taken = idsOf(teams);
  const best = new Map<string, SeasonResult>();
  for (const { name, points } of results) {
    const isNew = !byName.has(nameKey(name));
    if (isNew && teams.length >= SEASON_LIMITS.teams) continue;
    const team = byName.get(nameKey(name)) ?? newTeam(taken, name);
    if (isNew) {
      teams.push(team);
      taken.add(team.teamId);
      byName.set(nameKey(name), team);
    }
    const { teamId } = team;
    const isOwn = nameKey(team.name) === nameKey(name);
    const other = best.get(teamId);
    if (!other || points > other.points)
      best.set(teamId, { teamId, points, ...(!isOwn && { as: name.trim() }) });
  }
  const former = season.evenings.find(({ eveningId }) => eveningId === evening.eveningId);
  const written: CountedEvening = { ...former, ...evening, results: [...best.values()] };
  const others = season.evenings.filter((each) => each !== former);
  const evenings = [...others, written].sort((one, other) =>
    one.date < other.date ? -1 : +(one.date > other.date),
  );
  return withoutLeft({ ...season, teams, evenings }, former);
}

/** Removes an evening, with the teams that played no other one. */
export function withoutEvening(season: Season, eveningId: string): Season {
  const struck = season.evenings.find((each) => each.eveningId === eveningId);
  return withoutLeft({ ...season, evenings: season.evenings.filter((each) => each !== struck) }, struck);
}

/** Removes the teams known only from this evening, once it was replaced or removed. */
function withoutLeft(season: Season, former: CountedEvening | undefined): Season {
  const playing = new Set(season.evenings.flatMap(({ results }) => results.map(({ teamId }) => teamId)));
  const left = new Set(former?.results.map(({ teamId }) => teamId).filter((teamId) => !playing.has(teamId)));
  if (!left.size) return season;
  const teams = season.teams.filter(({ teamId }) => !left.has(teamId));
  return withPairs({ ...season, teams }, (pair) => (pair.some((teamId) => left.has(teamId)) ? [] : [pair]));
}

/** Pairs of teams with similar names, the earlier one first. */
export function nearTeams(season: Season): [SeasonTeam, SeasonTeam][] {
  return [...nearPairs(season, () => true)].flat();
}

/** The same for those pairs that are `compared`, one team after the other. */
function* nearPairs(
  season: Season,
  compared: (one: SeasonTeam, other: SeasonTeam) => boolean,
): Generator<[SeasonTeam, SeasonTeam][]> {
  const together = apartFrom(season);
  const all = season.teams.map((team) => ({ team, names: namesOf(team).map(foldedName) }));
  for (const [i, one] of all.entries())
    yield all.slice(i + 1).flatMap((other): [SeasonTeam, SeasonTeam][] => {
      if (!compared(one.team, other.team)) return [];
      const isNear = one.names.some((left) => other.names.some((right) => areNear(left, right)));
      return isNear && !together(one.team.teamId, other.team.teamId) ? [[one.team, other.team]] : [];
    });
}

/** A team of an evening whose name is similar to that of another team of the season. */
export interface NearName {
  name: string;
  teamId: string;
  teamName: string;
  /** How many evenings the other team has played. */
  evenings: number;
}

/**
 * Finds the teams of an evening, whether or not it is in the season yet, that may have played under other names: one
 * team after the other, since a crowd and a long season take seconds.
 */
export function* findNearNames(season: Season, evening: PlayedEvening): Generator<NearName[]> {
  const played = withEvening(season, evening);
  const playing = new Set(evening.results.map(({ name }) => teamNamed(played, name)?.teamId));
  const isOne = ({ teamId }: SeasonTeam): boolean => playing.has(teamId);
  // Two that play on the same evening are different teams.
  for (const pairs of nearPairs(played, (one, other) => isOne(one) !== isOne(other)))
    yield pairs.map(([one, other]) => {
      const [own, known] = isOne(one) ? [one, other] : [other, one];
      const evenings = played.evenings.filter(({ results }) =>
        results.some(({ teamId }) => teamId === known.teamId),
      ).length;
      return { name: own.name, teamId: known.teamId, teamName: known.name, evenings };
    });
}

/** What a host says of a name and a team: the same team, which keeps its name or takes this one; or different teams. */
export type NameDecision = 'same' | 'renamed' | 'different';

/** Carries out a decision about a name that may not have played yet. Repeated, it changes nothing. */
export function withDecision(
  season: Season,
  { name, teamId, decision }: { name: string; teamId: string; decision: NameDecision },
): Season {
  const known = teamNamed(season, name);
  const own = known ?? newTeam(idsOf(season.teams), name);
  if (own.teamId === teamId || !season.teams.some((team) => team.teamId === teamId)) return season;
  const named = known ? season : { ...season, teams: [...season.teams, own] };
  if (decision !== 'different') {
    const [into, from] = decision === 'same' ? [teamId, own.teamId] : [own.teamId, teamId];
    return mergeTeams(named, into, from) ?? season;
  }
  const { distinct = [] } = season;
  const isKnown = distinct.some((pair) => pair.includes(own.teamId) && pair.includes(teamId));
  return isKnown ? season : { ...named, distinct: [...distinct, [own.teamId, teamId]] };
}

/** Returns a test for two teams being different: the host said so, or both played on the same evening. */
function apartFrom({ evenings, distinct = [] }: Season): (one: string, other: string) => boolean {
  const played = evenings.map(({ results }) => new Set(results.map(({ teamId }) => teamId)));
  return (one, other) =>
    distinct.some((pair) => pair.includes(one) && pair.includes(other)) ||
    played.some((teamIds) => teamIds.has(one) && teamIds.has(other));
}

interface FoldedName {
  forms: Form[];
  /** Words of one letter: team A is not team B. */
  letters: string;
}

function foldedName(name: string): FoldedName {
  const forms = formsOf(name);
  return {
    forms,
    letters: forms[0]!.text
      .split(' ')
      .filter((word) => [...word].length === 1)
      .join(' '),
  };
}

/** A typo must count as one in both directions, so that short names do not match too easily. */
function areNear(one: FoldedName, other: FoldedName): boolean {
  if (one.letters !== other.letters) return false;
  const likenesses = [compareForms(one.forms, other.forms), compareForms(other.forms, one.forms)];
  return likenesses.every((each) => each === 'same' || each === 'typo');
}

/**
 * Merges two teams: the names of `from` become aliases of `into`, and its results keep the name they were
 * played under. Undefined where both played on the same evening, or where there are no such two teams.
 */
export function mergeTeams(season: Season, into: string, from: string): Season | undefined {
  const teamOf = (id: string) => season.teams.find(({ teamId }) => teamId === id);
  const [staying, going] = [teamOf(into), teamOf(from)];
  const areTogether = apartFrom({ ...season, distinct: [] })(into, from);
  if (!staying || !going || staying === going || areTogether) return undefined;
  const merged = { ...staying, aliases: [...staying.aliases, ...namesOf(going)] };
  const teams = season.teams.flatMap((team) => (team === staying ? [merged] : team === going ? [] : [team]));
  const result = (each: SeasonResult): SeasonResult =>
    each.teamId === from ? { ...each, teamId: into, as: each.as ?? going.name } : each;
  const evenings = season.evenings.map((each) => ({ ...each, results: each.results.map(result) }));
  return withPairs({ ...season, teams, evenings }, (pair) => {
    const [one, other] = pair.map((teamId) => (teamId === from ? into : teamId)) as [string, string];
    return one === other ? [] : [[one, other]];
  });
}

/**
 * Reverses a merge: what was played under this alias becomes a team of its own again, and the pair is never
 * proposed again. An alias that nobody played under is only removed.
 */
export function splitTeam(season: Season, teamId: string, alias: string): Season {
  const isIt = (name: string | undefined): boolean => name !== undefined && nameKey(name) === nameKey(alias);
  const team = season.teams.find((each) => each.teamId === teamId);
  const name = team?.aliases.find(isIt);
  if (!team || name === undefined) return season;
  const fresh = newTeam(idsOf(season.teams), name);
  const isTheirs = (each: SeasonResult): boolean => each.teamId === teamId && isIt(each.as);
  const result = (each: SeasonResult): SeasonResult =>
    isTheirs(each) ? { ...each, teamId: fresh.teamId, as: undefined } : each;
  const evenings = season.evenings.map((each) => ({ ...each, results: each.results.map(result) }));
  const hasPlayed = season.evenings.some(({ results }) => results.some(isTheirs));
  const teams = season.teams.flatMap((each) => {
    if (each !== team) return [each];
    const rest = { ...team, aliases: team.aliases.filter((other) => !isIt(other)) };
    return hasPlayed ? [rest, fresh] : [rest];
  });
  if (!hasPlayed) return { ...season, teams };
  return { ...season, teams, evenings, distinct: [...(season.distinct ?? []), [teamId, fresh.teamId]] };
}

function namesOf({ name, aliases }: SeasonTeam): string[] {
  return [name, ...aliases];
}

function idsOf(teams: readonly SeasonTeam[]): Set<string> {
  return new Set(teams.map(({ teamId }) => teamId));
}

/** A new team with the lowest unused number. */
function newTeam(taken: ReadonlySet<string>, name: string): SeasonTeam {
  let number = taken.size + 1;
  while (taken.has(`t${number}`)) number++;
  return { teamId: `t${number}`, name: name.trim(), aliases: [] };
}

/** Returns the season with other pairs of teams that are different. */
function withPairs(
  { distinct, ...season }: Season,
  make: (pair: [string, string]) => [string, string][],
): Season {
  const pairs = distinct?.flatMap(make) ?? [];
  return pairs.length ? { ...season, distinct: pairs } : season;
}
