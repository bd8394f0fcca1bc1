import { randomUUID } from 'node:crypto';
import type { Language } from '../../contract/languages';
import { isDay } from '../../contract/parsed';
import type { Remark } from '../../contract/quizFiles';
import { nameKey } from '../../game/names/nameKeys';
import { faultsOf } from '../../reading/fields';
import { readSeason, SEASON_LIMITS, type Season } from '../../game/season/season';
import { withEvening } from '../../game/season/teams';
import { ImportError, Report } from '../formats/report';
import { isSpreadsheet, readSheets, type Sheet } from '../formats/spreadsheet/xlsx';
import { NO_VALUE, type Cell } from '../formats/table/cells';
import { parseCsv } from '../formats/table/csv';
import { bareName, checkFile, textOfFile } from '../formats/textFile';
import { MAX_JSON_BYTES } from '../../contract/limits';
import { seasonFaultText } from './faults';
import {
  isFilled,
  isOwnColumn,
  isOwnTable,
  nameIn,
  numberInCell,
  ownTitle,
  withAliases,
  withRules,
} from './seasonTables';

/** A season made from a table, and everything that could not be imported. */
export interface ImportedSeason {
  season: Season;
  report: Remark[];
}

/** What stands for a missing team instead of points. */
const ABSENT = /^[-–—/x.]?$/i;

/** A column with the points of one evening. */
interface EveningColumn {
  at: number;
  date: string;
  /** The rest of the heading, beside the day. */
  quizName: string;
}

/** Teams in rows, with the points that they had on each evening. */
interface TeamTable {
  rows: Cell[][];
  /** The index of the first row with a team. */
  first: number;
  nameAt: number;
  columns: EveningColumn[];
  /** Headings of columns that are not imported. */
  unread: string[];
}

/**
 * Makes a season from a table that our own export wrote, or from a plain one: a column with the teams, and
 * one for each evening, headed by its day. Throws an ImportError if nothing can be imported.
 */
export async function importSeason(
  fileName: string,
  bytes: Uint8Array,
  language: Language,
): Promise<ImportedSeason> {
  const report = new Report(language);
  checkFile(bytes, report);
  const sheets = await sheetsOf(bytes, report);
  const isOwn = sheets.some((sheet) => isOwnTable(sheet, 'rules'));
  const found = sheets.flatMap((sheet) => {
    const table = isOwnTable(sheet, 'rules', 'names') ? undefined : tableIn(sheet.rows, isOwn);
    return table ? [{ sheet, table }] : [];
  });
  const [first] = found;
  if (!first) throw new ImportError(report.text('noTeams'));
  for (const { sheet } of found.slice(1)) report.add(report.text('sheet', sheet.name), 'tableIgnored');
  const name = bareName(fileName, SEASON_LIMITS.name) || report.text('season');
  const empty = withRules({ name, points: 'quiz', teams: [], evenings: [] }, sheets);
  const { season, eveningIds } = readTable(first.table, empty, report);
  return { season: checked(withAliases(season, eveningIds, sheets), report), report: report.remarks };
}

async function sheetsOf(bytes: Uint8Array, report: Report): Promise<Sheet[]> {
  if (isSpreadsheet(bytes)) return readSheets(bytes, report);
  const text = textOfFile(bytes, report);
  if (text === undefined) throw new ImportError(report.text('noSeasonFile'));
  const sheets: Sheet[] = [{ name: '', rows: [] }];
  // In our own CSV files each table stands below its name.
  for (const row of parseCsv(text, isOwnCsv(text) ? ';' : undefined)) {
    const title = ownTitle(row);
    if (title === undefined) sheets.at(-1)!.rows.push(row);
    else sheets.push({ name: title, rows: [] });
  }
  return sheets;
}

/** Recognises our own format. In short tables, decimal commas could be taken for separators. */
function isOwnCsv(text: string): boolean {
  const [title = '', headings = ''] = text.split('\n', 2);
  return ownTitle([title]) !== undefined && headings.includes(';');
}

/** Finds a table among rows; returns undefined if there is none. One of ours may have no evening yet. */
function tableIn(rows: Cell[][], isOwn: boolean): TeamTable | undefined {
  const header = rows.findIndex((cells) => cells.filter(isFilled).length > 1);
  const headings = rows[header] ?? [];
  const days = headings.map(readHeading);
  const below = rows.slice(header + 1);
  const hasNames = (at: number): boolean =>
    below.some((cells) => isFilled(cells[at]) && numberInCell(cells[at]) === undefined);
  const named = headings.findIndex((heading) => isOwnColumn(heading, 'team'));
  const nameAt = named >= 0 ? named : headings.findIndex((_heading, at) => !days[at] && hasNames(at));
  const columns = days.flatMap((day, at) => (day && at !== nameAt ? [{ at, ...day }] : []));
  if (nameAt < 0 || !(columns.length || isOwn)) return undefined;
  const unread = headings.filter((heading, at) => {
    const isKnown = days[at] || at === nameAt || isOwnColumn(heading, 'rank', 'points', 'evenings', 'worth');
    return !isKnown && isFilled(heading);
  });
  return { rows, first: header + 1, nameAt, columns, unread: unread.map(nameIn) };
}

/** Reads the day at the start of a heading: 2026-11-23, 2026. 11. 23., 23.11.2026, 23/11/2026 or 23-11-2026. */
function readHeading(heading: Cell): Omit<EveningColumn, 'at'> | undefined {
  const text = heading instanceof Date ? dayOf(heading) : nameIn(heading);
  const [iso, ...ymd] = /^(\d{4})(?:-|\. ?)(\d\d)(?:-|\. ?)(\d\d)(?!\d)\.?/.exec(text) ?? [];
  const [written = iso, day, month, year] = /^(\d\d?)[./-] ?(\d\d?)[./-] ?(\d{4})(?!\d)/.exec(text) ?? [];
  const [y, m, d] = iso ? ymd : [year, month, day];
  const date = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
  return written && isDay(date) ? { date, quizName: text.slice(written.length).trim() } : undefined;
}

function dayOf(date: Date): string {
  return Number.isNaN(date.valueOf()) ? '' : date.toISOString().slice(0, 10);
}

/** Returns a season with the table's teams and evenings, and the evenings' ids in column order. */
function readTable(
  { columns, unread, ...table }: TeamTable,
  empty: Season,
  report: Report,
): { season: Season; eveningIds: string[] } {
  for (const title of unread) report.add(report.text('table'), 'columnUnread', title);
  const rows = teamRows(table, report);
  if (!rows.length) throw new ImportError(report.text('noTeams'), report.remarks);
  const names = new Map([...rows].reverse().map(({ name }) => [nameKey(name), name]));
  const teams = [...names.values()]
    .reverse()
    .map((name, at) => ({ teamId: `t${at + 1}`, name, aliases: [] }));
  const eveningIds = columns.map(() => randomUUID());
  const season = columns.reduce<Season>(
    (made, { at, date, quizName }, i) => {
      const results = rows.flatMap(({ name, cells, where }) => {
        const points = pointsIn(cells[at], where, report);
        return points === undefined ? [] : [{ name, points }];
      });
      const shortened = quizName.slice(0, SEASON_LIMITS.name).trim();
      return withEvening(made, { eveningId: eveningIds[i]!, date, quizName: shortened, results });
    },
    { ...empty, teams },
  );
  return { season, eveningIds };
}

function teamRows(
  { rows, first, nameAt }: Pick<TeamTable, 'rows' | 'first' | 'nameAt'>,
  report: Report,
): { name: string; cells: Cell[]; where: string }[] {
  const seen = new Set<string>();
  return rows.slice(first).flatMap((cells, at) => {
    if (!cells.some(isFilled)) return [];
    const where = report.text('row', first + at + 1);
    const name = nameIn(cells[nameAt]);
    if (!name || name.length > SEASON_LIMITS.name) {
      report.add(where, name ? 'leftOut' : 'teamMissing', name);
      return [];
    }
    if (seen.has(nameKey(name))) report.add(where, 'teamTwice', name);
    seen.add(nameKey(name));
    return [{ name, cells, where }];
  });
}

function pointsIn(cell: Cell, where: string, report: Report): number | undefined {
  if (cell === NO_VALUE) return void report.add(where, 'formula');
  const points = numberInCell(cell);
  if (points !== undefined && Math.abs(points) <= SEASON_LIMITS.points) return points;
  const text = String(cell ?? '').trim();
  if (!ABSENT.test(text)) report.add(where, 'seasonPointsIgnored', text);
  return undefined;
}

function checked(season: Season, report: Report): Season {
  const remarks = faultsOf(readSeason(season)).map((fault) => ({
    where: report.text('season'),
    message: seasonFaultText(fault, report.language),
  }));
  if (remarks.length) throw new ImportError(report.text('badSeason'), [...report.remarks, ...remarks]);
  if (Buffer.byteLength(JSON.stringify(season)) > MAX_JSON_BYTES)
    throw new ImportError(report.text('seasonTooLarge'), report.remarks);
  return season;
}
