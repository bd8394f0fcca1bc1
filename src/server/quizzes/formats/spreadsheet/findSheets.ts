import type { ImportFormat } from '../../../../contract/quizFiles';
import type { Report } from '../../remarks/report';
import { ImportError, type FoundQuiz } from '../foundQuiz';
import { cellText, type Cell } from '../table/cells';
import { findHeader, type Columns } from '../table/columns';
import { readSeconds } from '../table/rowQuestion';
import { inRounds, tableQuestions, type QuestionTable } from '../table/tableQuestions';
import { fieldOf, isOneOf, SHEET_NAMES, TIE_BREAK, type FieldName } from './ownNames';
import type { Sheet } from './readSheets';

type SheetFormat = Extract<ImportFormat, 'kahoot' | 'wayground' | 'xlsx'>;
export interface SheetTable extends QuestionTable {
  name: string;
}

/** The questions of all sheets that have a header. Each is a round where there are several. */
export function findSheets(sheets: Sheet[], report: Report): FoundQuiz {
  const tables = sheets.flatMap((sheet) => tableOf(sheet) ?? []);
  const [first] = tables;
  if (!first) throw new ImportError(report.text('noHeader'));
  const own = findOwnQuiz(sheets, first, report);
  if (own) return own;
  const format = formatOf(first.columns);
  for (const { name } of sheets)
    if (!tables.some((table) => table.name === name)) report.add(report.text('sheet', name), 'sheetIgnored');
  const places = new Map<unknown, string>();
  const found = tables.flatMap((table) => {
    const placeOf = (row: number): string =>
      (tables.length > 1 ? `${report.text('sheet', table.name)}, ` : '') + report.text('row', row + 1);
    const questions = tableQuestions(table, placeOf, places, report, format !== 'xlsx');
    return tables.length > 1
      ? questions.map((each) => ({ ...each, round: each.round || table.name }))
      : questions;
  });
  return { format, quiz: inRounds(found), places };
}

function tableOf({ name, rows }: Sheet): SheetTable | undefined {
  const header = findHeader(rows);
  if (!header) return undefined;
  const { row, columns } = header;
  // Below its header, Wayground's template says what each column is for.
  const question = rows[row + 1]?.[columns.named.question ?? 0];
  const hasAdvice = typeof question === 'string' && /^text of the question\b/i.test(question);
  return { name, rows, first: row + (hasAdvice ? 2 : 1), columns };
}

function formatOf({ header }: Columns): SheetFormat {
  if (header.some((words) => /max \d+ characters|choose at least one/.test(words))) return 'kahoot';
  return header.includes('question type') && header.includes('option 1') ? 'wayground' : 'xlsx';
}

/** A quiz that an export wrote as a spreadsheet; undefined where the sheets are others. */
export function findOwnQuiz(sheets: Sheet[], table: QuestionTable, report: Report): FoundQuiz | undefined {
  const named = (names: readonly string[]) => sheets.find(({ name }) => isOneOf(names, name))?.rows;
  const settings = named(SHEET_NAMES.quiz);
  if (!settings || !named(SHEET_NAMES.questions)) return undefined;
  const places = new Map<unknown, string>();
  const found = tableQuestions(table, (row) => report.text('row', row + 1), places, report, true);
  const decider = found.find(({ round }) => isOneOf(TIE_BREAK, round))?.question;
  const inGame = found.filter(({ round }) => !isOneOf(TIE_BREAK, round));
  const [header = [], ...rows] = named(SHEET_NAMES.rounds) ?? [];
  const rounds = rows.map((row, index) => ({
    ...fieldsOf(
      header.map((name, at) => [fieldOf(name), row[at]]),
      report,
    ),
    questions: inGame.filter(({ round }) => round === String(index + 1)).map(({ question }) => question),
  }));
  const quiz = {
    ...fieldsOf(
      settings.map(([name, value]) => [fieldOf(name), value]),
      report,
    ),
    ...(decider && { tieBreak: decider }),
    ...(rounds.length ? { rounds } : { questions: inGame.map(({ question }) => question) }),
  };
  return { format: 'xlsx', quiz, places };
}

function fieldsOf(cells: [FieldName | undefined, Cell][], report: Report): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const where = report.text('quiz');
  for (const [name, cell] of cells) {
    const text = cellText(typeof cell === 'boolean' ? String(cell) : cell, where, report);
    if (!name || !text) continue;
    if (name === 'seconds') Object.assign(fields, readSeconds(text, where, report));
    else fields[name] = name === 'joker' ? text === 'true' : text;
  }
  return fields;
}
