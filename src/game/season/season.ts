import * as v from 'valibot';
import { nameKey } from '../names/nameKeys';
import { isDay, isObject } from '../../contract/parsed';
import type { FieldValues } from '../../contract/question';
import {
  faultMessage,
  readPart,
  type Fault,
  type Read,
  listField,
  notNegativeField,
  numberField,
  optionalOf,
  optionalTextField,
  textField,
} from '../../reading/fields';

export const SEASON_LIMITS = { name: 100, teams: 2000, evenings: 500, places: 1000, points: 1_000_000 };
/** Nobody reads more. */
const MAX_FAULTS = 200;

const { points: MOST_POINTS } = SEASON_LIMITS;
const atMost = v.maxValue<number, number, string>(MOST_POINTS, faultMessage('too_large', MOST_POINTS));
const rulePoints = v.pipe(notNegativeField, atMost);
const countField = (least: number) =>
  v.pipe(
    numberField,
    v.integer(faultMessage('not_whole')),
    v.minValue(least, faultMessage('too_small', least)),
    v.maxValue(SEASON_LIMITS.evenings, faultMessage('too_large', SEASON_LIMITS.evenings)),
  );
const nameField = textField(SEASON_LIMITS.name);
const shortText = v.pipe(
  v.string(faultMessage('not_text')),
  v.trim(),
  v.maxLength(SEASON_LIMITS.name, faultMessage('too_long', SEASON_LIMITS.name)),
);
/** Unknown fields are kept: somebody editing by hand may have added notes. The type has only those that we know. */
const keptObjectOf = <T extends v.ObjectEntries>(entries: T) =>
  v.looseObject(entries, (issue) =>
    faultMessage(issue.path ? 'missing' : 'not_object'),
  ) as unknown as v.GenericSchema<unknown, FieldValues<T>>;

const teamSchema = keptObjectOf({
  teamId: nameField,
  name: nameField,
  /** Other names that it has played under. */
  aliases: v.nullish(listField(nameField, 0, SEASON_LIMITS.teams), []),
});
export type SeasonTeam = v.InferOutput<typeof teamSchema>;

const resultSchema = keptObjectOf({
  teamId: nameField,
  points: v.pipe(numberField, v.minValue(-MOST_POINTS, faultMessage('too_small', -MOST_POINTS)), atMost),
  /** The name it played under, where that is not the team's own. */
  as: optionalTextField(SEASON_LIMITS.name),
});
export type SeasonResult = v.InferOutput<typeof resultSchema>;

const eveningSchema = keptObjectOf({
  eveningId: nameField,
  /** An ISO 8601 date, without a time. */
  date: v.pipe(v.string(faultMessage('not_text')), v.check(isDay, faultMessage('not_date'))),
  quizName: v.nullish(shortText, ''),
  results: listField(resultSchema, 0, SEASON_LIMITS.teams),
});
export type CountedEvening = v.InferOutput<typeof eveningSchema>;

const notPair = faultMessage('not_pair');
const seasonSchema = keptObjectOf({
  name: nameField,
  /** What an evening is worth: the points of the quiz, or a value for each place from the first. */
  points: v.lazy((points) =>
    Array.isArray(points)
      ? listField(rulePoints, 1, SEASON_LIMITS.places)
      : v.literal('quiz', faultMessage('not_points_rule')),
  ),
  /** The worth of all places after those listed. */
  others: optionalOf(rulePoints),
  /** Included in the worth of each evening played. */
  attendance: optionalOf(rulePoints),
  /** How many of a team's best evenings count. */
  best: optionalOf(countField(1)),
  /** How many of a team's worst evenings are left out; a missed one is worth 0. */
  drop: optionalOf(countField(0)),
  teams: listField(teamSchema, 0, SEASON_LIMITS.teams),
  evenings: listField(eveningSchema, 0, SEASON_LIMITS.evenings),
  /** Pairs of teamIds that the host declared different, however similar their names are. */
  distinct: optionalOf(
    v.array(v.strictTuple([v.string(notPair), v.string(notPair)], notPair), faultMessage('not_list')),
  ),
});
export type Season = v.InferOutput<typeof seasonSchema>;

/** Reads the JSON of a season's file. Unknown fields are kept. Faults are reported together. */
export function readSeason(json: unknown): Read<Season> {
  const read = readPart(seasonSchema, json, []);
  const faults = [...(read.ok ? [] : read.faults), ...faultsBetween(json)].slice(0, MAX_FAULTS);
  if (faults.length) return { ok: false, faults };
  return read;
}

/** Contradictions within the file, found even where it has other faults. */
function faultsBetween(json: unknown): Fault[] {
  if (!isObject(json)) return [];
  const [teams, evenings] = [objectsOf(json.teams), objectsOf(json.evenings)];
  const teamIds = new Set(teams.map(({ teamId }) => textOf(teamId)));
  const faults = [
    ...twiceIn(idsIn(teams, ['teams'], 'teamId')),
    ...namesTwice(teams),
    ...twiceIn(idsIn(evenings, ['evenings'], 'eveningId')),
  ];
  for (const [i, { results }] of evenings.entries()) {
    const ids = idsIn(objectsOf(results), ['evenings', `${i}`, 'results'], 'teamId');
    for (const { path, id } of ids)
      if (textOf(id) && !teamIds.has(textOf(id)))
        faults.push({ path, code: 'no_such_team', values: [textOf(id)] });
    faults.push(...twiceIn(ids));
  }
  return faults;
}

/** Names and aliases that belong to two teams, so that nobody could tell whose points they are. */
function namesTwice(teams: Record<string, unknown>[]): Fault[] {
  const owners = new Map<string, number>();
  return teams.flatMap(({ name, aliases }, i) => {
    const others = Array.isArray(aliases) ? aliases : [];
    return [name, ...(others as unknown[])].flatMap((each, at) => {
      const key = nameKey(textOf(each));
      if (!key) return [];
      const owner = owners.get(key) ?? i;
      owners.set(key, owner);
      const path = ['teams', `${i}`, ...(at === 0 ? ['name'] : ['aliases', `${at - 1}`])];
      return owner === i ? [] : [{ path, code: 'twice' as const, values: [textOf(each)] }];
    });
  });
}

function idsIn(list: Record<string, unknown>[], path: string[], field: string) {
  return list.map((each, i) => ({ path: [...path, `${i}`, field], id: each[field] }));
}

function twiceIn(ids: ReturnType<typeof idsIn>): Fault[] {
  const seen = new Set<string>();
  return ids.flatMap(({ path, id }) => {
    const text = textOf(id);
    if (!text || !seen.has(text)) {
      seen.add(text);
      return [];
    }
    return [{ path, code: 'twice' as const, values: [text] }];
  });
}

function objectsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map((each) => (isObject(each) ? each : {})) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
