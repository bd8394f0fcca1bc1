import type { FoundQuiz } from '../foundQuiz';
import type { Report } from '../../remarks/report';
import type { Cell } from './cells';
import { findHeader, type Columns } from './columns';
import { parseCsv } from './parseCsv';
import { inRounds, tableQuestions, type QuestionTable } from './tableQuestions';

/** How many cells a row has at least that has no header above it: a question, two answers, the right one. */
const LEAST_CELLS = 4;

/** The questions of a CSV file with a header above them; undefined where there is none. */
export function findCsvWithHeader(text: string, report: Report): FoundQuiz | undefined {
  const rows = parseCsv(text);
  const header = findHeader(rows);
  return header && found({ rows, first: header.row + 1, columns: header.columns }, report);
}

/** The questions of a CSV file without a header; undefined where the text is no such table. */
export function findCsvWithoutHeader(text: string, report: Report): FoundQuiz | undefined {
  const rows = parseCsv(text).map(withCorrectSecond);
  const filled = rows.filter(({ length }) => length > 0);
  const likely = filled.filter(({ length }) => length >= LEAST_CELLS);
  if (!likely.length || likely.length * 2 < filled.length) return undefined;
  const width = filled.reduce((most, { length }) => Math.max(most, length), 0);
  const answers = Array.from({ length: width - 2 }, (_, index) => index + 2);
  const columns: Columns = { header: [], named: { question: 0, correct: 1 }, answers, wrong: [], unread: [] };
  return found({ rows, first: 0, columns }, report);
}

/** Rows may have different numbers of answers, and the right one is the last cell of each. */
function withCorrectSecond(row: Cell[]): Cell[] {
  const length = row.findLastIndex((cell) => String(cell).trim()) + 1;
  return length < 2 ? row.slice(0, length) : [row[0], row[length - 1], ...row.slice(1, length - 1)];
}

function found(table: QuestionTable, report: Report): FoundQuiz {
  const places = new Map<unknown, string>();
  const questions = tableQuestions(table, (row) => report.text('row', row + 1), places, report);
  return { format: 'csv', quiz: inRounds(questions), places };
}
