import { ImportError } from '../importError';
import type { ImportFormat } from '../../../../contract/quizFiles';
import type { FoundQuiz } from '../foundQuiz';
import type { Report } from '../../remarks/report';
import { findHeader, type Columns } from '../table/columns';
import { inRounds, tableQuestions, type QuestionTable } from '../table/tableQuestions';
import { findOwnQuiz } from './ownQuiz';
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
