import { shownPoints } from '../../contract/rounded';
import type { Language } from '../../contract/languages';
import { nameKey } from '../../game/names/nameKeys';
import { readSeason, type Season, type SeasonTeam } from '../../game/season/season';
import { hasOwnPoints, seasonPoints, seasonTable } from '../../game/season/table';
import { faultsOf } from '../../reading/fields';
import type { Sheet } from '../formats/spreadsheet/xlsx';
import { cellNumber, type Cell } from '../formats/table/cells';
import type { ResultCell, ResultTable } from '../results/resultFiles';
import { inAllLanguages, isNameOf, numberList, serverTexts, type ServerTexts } from '../texts/texts';

/** The numeric rules of a season, under the names in its file. */
const NUMBER_RULES = ['others', 'attendance', 'best', 'drop'] as const;

/** Returns a season as tables to read and to import again: standings with all evenings, rules, other names. */
export function seasonTables(season: Season, language: Language): ResultTable[] {
  const { tables, columns, rules, quizPoints } = serverTexts[language].season;
  const { name, points } = season;
  const numbers = NUMBER_RULES.flatMap((rule): ResultCell[][] =>
    season[rule] === undefined ? [] : [[rules[rule], season[rule]]],
  );
  const names = otherNames(season);
  const { team, otherName, playedAs } = columns;
  return [
    standingsTable(season, language),
    {
      name: tables.rules,
      headings: [columns.rule, columns.value],
      rows: [
        [rules.name, name],
        [rules.points, points === 'quiz' ? quizPoints : numberList(points, language)],
        ...numbers,
      ],
    },
    ...(names.length ? [{ name: tables.names, headings: [team, otherName, playedAs], rows: names }] : []),
  ];
}

/** Evenings show the points of their quiz and, where that differs, what they brought in the season. */
function standingsTable(season: Season, language: Language): ResultTable {
  const { tables, columns } = serverTexts[language].season;
  const played = season.evenings.map((evening) => {
    const quiz = new Map(evening.results.map((each) => [each.teamId, each.points]));
    if (!hasOwnPoints(season)) return [quiz];
    const worth = [...seasonPoints(season, evening)].map(
      ([id, points]) => [id, shownPoints(points)] as const,
    );
    return [quiz, new Map(worth)];
  });
  return {
    name: tables.table,
    headings: [
      columns.rank,
      columns.team,
      columns.points,
      columns.evenings,
      ...season.evenings.flatMap(({ date, quizName }) => {
        const heading = `${date} ${quizName}`.trim();
        return hasOwnPoints(season) ? [heading, columns.worth] : [heading];
      }),
    ],
    rows: seasonTable(season, language).map(({ teamId, rank, name, points, evenings }) => [
      rank,
      name,
      shownPoints(points),
      evenings,
      ...played.flatMap((each) => each.map((results) => results.get(teamId) ?? null)),
    ]),
  };
}

/** Returns rows of team, other name, and the evenings in the table on which it played under that name. */
function otherNames({ teams, evenings }: Season): ResultCell[][] {
  const playedAs = ({ teamId }: SeasonTeam, name: string): string =>
    evenings
      .flatMap(({ results }, at) => {
        const as = results.find((each) => each.teamId === teamId)?.as;
        return as !== undefined && nameKey(as) === nameKey(name) ? [at + 1] : [];
      })
      .join('; ');
  return teams.flatMap((team) => team.aliases.map((name) => [team.name, name, playedAs(team, name)]));
}

/** The column headings of our tables that list no teams. */
const OWN_COLUMNS = { rules: ['rule', 'value'], names: ['team', 'otherName'] } as const;
type SideTable = keyof typeof OWN_COLUMNS;

/** Returns the rows of an additional table written by our export; undefined if a sheet is something else. */
function rowsOf({ name, rows: [header = [], ...rows] }: Sheet, table: SideTable): Cell[][] | undefined {
  const isIt = Object.values(serverTexts).some(({ season: { tables, columns } }) => {
    const isNamed = tables[table] === name.trim();
    return isNamed && OWN_COLUMNS[table].every((column, at) => columns[column] === nameIn(header[at]));
  });
  return isIt ? rows : undefined;
}

/** Whether our export wrote this sheet as an additional table. */
export function isOwnTable(sheet: Sheet, ...tables: SideTable[]): boolean {
  return tables.some((table) => rowsOf(sheet, table) !== undefined);
}

/** Whether our export wrote this heading for one of these columns, in any language. */
export function isOwnColumn(heading: Cell, ...columns: (keyof ServerTexts['season']['columns'])[]): boolean {
  const name = nameIn(heading);
  return columns.some((column) => isNameOf(name, ({ season }) => season.columns[column]));
}

/** Returns the name of one of our tables if a row contains nothing else. */
export function ownTitle(row: readonly Cell[]): string | undefined {
  const [name, ...rest] = row;
  if (typeof name !== 'string' || rest.some(isFilled)) return undefined;
  const names = Object.values(serverTexts).flatMap(({ season }) => Object.values(season.tables));
  return names.includes(name.trim()) ? name.trim() : undefined;
}

/** Adds the rules that our export wrote in a separate table, as far as they can be read. */
export function withRules(season: Season, sheets: Sheet[]): Season {
  const rows = sheets.flatMap((sheet) => rowsOf(sheet, 'rules') ?? []);
  const valueOf = (rule: keyof ServerTexts['season']['rules']): Cell => {
    const names = inAllLanguages((texts) => texts.season.rules[rule]);
    return rows.find(([name]) => names.includes(nameIn(name)))?.[1];
  };
  const points = nameIn(valueOf('points'))
    .split(';')
    .flatMap((each) => numberInCell(each) ?? []);
  const numbers = NUMBER_RULES.flatMap((rule) => {
    const value = numberInCell(valueOf(rule));
    return value === undefined ? [] : [[rule, value] as const];
  });
  const ruled: Season = {
    ...season,
    name: nameIn(valueOf('name')) || season.name,
    points: points.length ? points : 'quiz',
    ...Object.fromEntries(numbers),
  };
  return faultsOf(readSeason(ruled)).length ? season : ruled;
}

/** Adds the other names that our export wrote in a separate table. */
export function withAliases(season: Season, eveningIds: readonly string[], sheets: Sheet[]): Season {
  const rows = sheets.flatMap((sheet) => rowsOf(sheet, 'names') ?? []);
  return rows.reduce<Season>((made, [teamName, otherName, places]) => {
    const [key, alias] = [nameKey(nameIn(teamName)), nameIn(otherName)];
    const team = made.teams.find(({ name }) => nameKey(name) === key);
    const isTaken = made.teams.some(({ name, aliases }) =>
      [name, ...aliases].some((each) => nameKey(each) === nameKey(alias)),
    );
    if (!team || !alias || isTaken) return made;
    const played = new Set(
      String(places ?? '')
        .split(/\D+/)
        .map((at) => eveningIds[Number(at) - 1]),
    );
    const named = { ...team, aliases: [...team.aliases, alias] };
    return {
      ...made,
      teams: made.teams.map((each) => (each === team ? named : each)),
      evenings: made.evenings.map((evening) => ({
        ...evening,
        results: evening.results.map((each) =>
          each.teamId === team.teamId && played.has(evening.eveningId) ? { ...each, as: alias } : each,
        ),
      })),
    };
  }, season);
}

/** Whether a cell contains anything. */
export function isFilled(cell: Cell): boolean {
  return cell !== null && cell !== undefined && String(cell).trim() !== '';
}

/** Reads a cell's number, with a decimal point or comma. */
export function numberInCell(cell: Cell): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  return typeof cell === 'string' ? cellNumber(cell.trim()) : undefined;
}

/** Our CSV files put an apostrophe before what would be a formula, so that spreadsheets do not run it. */
const GUARD = /(^|[;,\t\r\n])'(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠](?!\)))/g;

/** Returns a cell's text, such as a team's name. */
export function nameIn(cell: Cell): string {
  if (cell instanceof Date) return '';
  return String(cell ?? '')
    .replace(GUARD, '$1')
    .trim()
    .replace(/\s+/g, ' ');
}
