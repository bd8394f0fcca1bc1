import { randomUUID } from 'node:crypto';
import type { Language } from '../../contract/languages';
import type { Remark } from '../../contract/quizFiles';
import { nameKey } from '../../game/names/nameKeys';
import { faultsOf } from '../../kinds/faults';
import { readSeason, SEASON_LIMITS, type Season } from '../../game/season/season';
import { withEvening } from '../../game/season/teams';
import { ImportError, Report } from '../quizzes/formats/report';
import { isSpreadsheet, readSheets, type Sheet } from '../quizzes/formats/spreadsheet/xlsx';
import { NO_VALUE, type Cell } from '../quizzes/formats/table/columns';
import { parseCsv } from '../quizzes/formats/table/csv';
import { checkFile, textOfFile } from '../quizzes/formats/textFile';
import { MAX_JSON_BYTES } from '../disk';
import { readHeading } from './dates';
import { seasonFaultText } from './faults';
import { isFilled, isOwnTable, nameIn, numberIn, ownTitle, withAliases, withRules } from './ownTables';
import { findTable, type EveningColumn, type TeamTable } from './teamTable';

/** A season of an old table, and all that could not be taken over. */
export interface ImportedSeason {
  season: Season;
  report: Remark[];
}

/** Instead of points, of who was not there. */
const ABSENT = /^[-–—/x.]?$/i;
/** The last row of many tables. */
const SUM_ROW =
  /^(summe|gesamt|tota(al|l|le|ux)|sum|suma|soma|som|somm[ae]|razem|łącznie|schnitt|durchschnitt|average|promedio|moyenne|media|média|gemiddelde|średnia):?$/i;

/**
 * Makes a season of a table from here or elsewhere: teams below each other, evenings side by side. Throws an
 * ImportError where nothing can be taken over.
 * @param today the day of evenings without one, as ISO 8601 has it
 */
export async function importSeason(
  fileName: string,
  bytes: Uint8Array,
  language: Language,
  today = new Date().toLocaleDateString('sv-SE'),
): Promise<ImportedSeason> {
  const report = new Report(language);
  checkFile(bytes, report);
  const sheets = await sheetsOf(bytes, report);
  const isOwn = sheets.some((sheet) => isOwnTable(sheet, 'rules'));
  const found = sheets.flatMap((sheet) => {
    const table = isOwnTable(sheet, 'rules', 'names') ? undefined : findTable(sheet.rows, isOwn);
    return table ? [{ sheet, table }] : [];
  });
  const [first] = found;
  if (!first) throw new ImportError(report.text('noTeams'));
  for (const { sheet } of found.slice(1)) report.add(report.text('sheet', sheet.name), 'tableIgnored');
  const bare = fileName
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[a-z]{1,5}$/i, '')
    .trim();
  const name = bare.slice(0, SEASON_LIMITS.name).trim() || report.text('season');
  const empty = withRules({ name, points: 'quiz', teams: [], evenings: [] }, sheets);
  const { season, eveningIds } = new TableReading(first.table, report, today, isOwn).read(empty);
  return { season: checked(withAliases(season, eveningIds, sheets), report), report: report.remarks };
}

async function sheetsOf(bytes: Uint8Array, report: Report): Promise<Sheet[]> {
  if (isSpreadsheet(bytes)) return readSheets(bytes, report);
  const text = textOfFile(bytes, report);
  if (text === undefined) throw new ImportError(report.text('noSeasonFile'));
  const sheets: Sheet[] = [{ name: '', rows: [] }];
  // In a CSV file of ours each table stands under its name.
  for (const row of parseCsv(text, isOwnCsv(text) ? ';' : undefined)) {
    const title = ownTitle(row);
    if (title === undefined) sheets.at(-1)!.rows.push(row);
    else sheets.push({ name: title, rows: [] });
  }
  return sheets;
}

/** As we write it. Short tables with commas in their numbers could be taken for parted by these. */
function isOwnCsv(text: string): boolean {
  const [title = '', headings = ''] = text.split('\n', 2);
  return ownTitle([title]) !== undefined && headings.includes(';');
}

/** Takes over of a table what can be counted, and reports the rest. */
class TableReading {
  readonly #table: TeamTable;
  readonly #report: Report;
  readonly #today: string;
  readonly #isOwn: boolean;

  /** @param isOwn whether an export of ours wrote it */
  constructor(table: TeamTable, report: Report, today: string, isOwn: boolean) {
    this.#isOwn = isOwn;
    this.#table = table;
    this.#report = report;
    this.#today = today;
  }

  /** The season with the table's teams and evenings, and the ids of these in the order of their columns. */
  read(empty: Season): { season: Season; eveningIds: string[] } {
    const { columns, total, unread } = this.#table;
    for (const title of unread) this.#report.add(this.#report.text('table'), 'columnUnread', title);
    const rows = this.#teamRows();
    if (!rows.length) throw new ImportError(this.#report.text('noTeams'), this.#report.remarks);
    const teams = [...new Map([...rows].reverse().map(({ name }) => [nameKey(name), name])).values()]
      .reverse()
      .map((name, at) => ({ teamId: `t${at + 1}`, name, aliases: [] }));
    const evenings =
      columns.length || this.#isOwn || total === undefined
        ? this.#dated(columns)
        : [{ at: total, date: this.#today, name: this.#report.text('carried') }];
    const eveningIds = evenings.map(() => randomUUID());
    const season = evenings.reduce<Season>(
      (made, { at, date, name }, i) => {
        const results = rows.flatMap(({ name: team, cells, where }) => {
          const points = this.#pointsIn(cells[at], where);
          return points === undefined ? [] : [{ name: team, points }];
        });
        const quizName = name.slice(0, SEASON_LIMITS.name).trim();
        return withEvening(made, { eveningId: eveningIds[i]!, date, quizName, results });
      },
      { ...empty, teams },
    );
    return { season, eveningIds };
  }

  #teamRows(): { name: string; cells: Cell[]; where: string }[] {
    const { rows, first, nameAt } = this.#table;
    const seen = new Set<string>();
    return rows.slice(first).flatMap((cells, at) => {
      if (!cells.some(isFilled)) return [];
      const where = this.#report.text('row', first + at + 1);
      const name = nameIn(cells[nameAt]);
      const isLeftOut = (!this.#isOwn && SUM_ROW.test(name)) || name.length > SEASON_LIMITS.name;
      if (!name || isLeftOut) {
        this.#report.add(where, name ? 'leftOut' : 'teamMissing', name);
        return [];
      }
      if (seen.has(nameKey(name))) this.#report.add(where, 'teamTwice', name);
      seen.add(nameKey(name));
      return [{ name, cells, where }];
    });
  }

  /** An evening without a day stands beside the one before it. */
  #dated(columns: readonly EveningColumn[]): { at: number; date: string; name: string }[] {
    const read = columns.map(({ at, heading }) => ({ at, ...readHeading(heading, this.#today) }));
    let before = read.find(({ date }) => date !== undefined)?.date ?? this.#today;
    return read.map(({ at, date, name }) => {
      if (date === undefined) this.#report.add(this.#report.text('table'), 'undated', name, before);
      before = date ?? before;
      return { at, date: before, name };
    });
  }

  #pointsIn(cell: Cell, where: string): number | undefined {
    if (cell === NO_VALUE) return void this.#report.add(where, 'formula');
    const points = numberIn(cell);
    if (points !== undefined && Math.abs(points) <= SEASON_LIMITS.points) return points;
    const text = String(cell ?? '').trim();
    if (!ABSENT.test(text)) this.#report.add(where, 'pointsIgnored', text);
    return undefined;
  }
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
