import { inRounds, type FoundQuiz, type Report } from '../report';
import type { ColumnChoice } from '../../../contract/quizFiles';
import { numberingOf } from '../list/marks';
import { filledRows, findInChosen, hasTitles, unknownColumns } from './chosenColumns';
import type { Cell } from './cells';
import {
  findHeader,
  firstQuestion,
  headerFault,
  namesRows,
  type Columns,
  type QuestionTable,
} from './columns';
import { takeTieBreak } from '../tieBreak';
import { readTable, tellsRight } from './rows';

/** The fewest cells in a row without a header above it: a question, two answers, the right one. */
const LEAST_CELLS = 4;
/** The fewest columns of a text that is surely a table; two may be a list of questions and answers. */
const LEAST_COLUMNS = 3;

/** Finds the questions in a CSV file that has a header; returns undefined if there is none. */
export function findCsvWithHeader(text: string, report: Report): FoundQuiz | undefined {
  const rows = parseCsv(text);
  const header = findHeader(rows);
  if (!header) return undefined;
  return found({ rows, first: firstQuestion(rows, header), columns: header.columns }, report);
}

/** Finds the questions in a CSV file without a header; returns undefined if the text is no such table. */
export function findCsvWithoutHeader(text: string, report: Report): FoundQuiz | undefined {
  const parsed = parseCsv(text);
  const cells = withoutNumbers(parsed);
  const at = cells.findIndex((row) => row.some((cell) => cell.trim()));
  const fault = at < 0 ? undefined : headerFault(cells[at]!, cells.slice(at + 1));
  if (fault) throw unknownColumns(parsed, report);
  const rows = cells.map(withCorrectSecond);
  const filled = rows.filter(({ length }) => length > 0);
  const likely = filled.filter(({ length }) => length >= LEAST_CELLS);
  if (!likely.length || likely.length * 2 < filled.length) return undefined;
  const telling = likely.filter(tells);
  if (telling.length * 2 < likely.length) return undefined;
  // What stands in the first row are titles, in words that nobody knows.
  const [top = []] = filled;
  if (!tells(top) && hasTitles(filled, 0)) throw unknownColumns(parsed, report);
  if (asksElsewhere(filledRows(cells))) throw unknownColumns(parsed, report);
  const width = filled.reduce((most, { length }) => Math.max(most, length), 0);
  const answers = Array.from({ length: width - 2 }, (_, index) => index + 2);
  const columns: Columns = { header: [], named: { question: 0, correct: 1 }, answers, wrong: [], unread: [] };
  return found({ rows, first: 0, columns }, report);
}

/** Whether the second cell says which of the further ones is right. */
function tells(row: Cell[]): boolean {
  return tellsRight(row, 1, [...row.keys()].slice(2));
}

/** Whether another column than the first seems to hold the questions: more of its texts ask something. */
function asksElsewhere(rows: readonly string[][]): boolean {
  const asking = (at: number) => rows.filter((row) => /[?？]/.test(row[at] ?? '')).length;
  const [first = 0, ...others] = rows[0]?.map((_cell, at) => asking(at)) ?? [];
  const most = Math.max(0, ...others);
  return most > first && most * 2 > rows.length;
}

/** Reads a CSV file whose columns the host has named. */
export function findChosenCsv(text: string, chosen: readonly ColumnChoice[], report: Report): FoundQuiz {
  return findInChosen(parseCsv(text), chosen, 'csv', report);
}

/**
 * Asks which column is what, by throwing an error, if a text is surely a table: its rows have the same number of
 * cells, without the space that follows a comma or a semicolon in a sentence. Lists have numbers and labels.
 */
export function askForColumns(text: string, report: Report): undefined {
  const rows = filledRows(parseCsv(text));
  const width = rows[0]?.length ?? 0;
  const isEven = rows.length > 1 && width >= LEAST_COLUMNS && rows.every(({ length }) => length === width);
  if (!isEven || rows.some(([first = '']) => numberingOf(`${first} `))) return;
  const further = rows.flatMap((row) => row.slice(1)).filter(Boolean);
  if (further.filter((cell) => /^ \S/.test(cell)).length * 2 < further.length)
    throw unknownColumns(rows, report);
}

/** Leaves out a first column that only numbers the rows, whatever its title. */
function withoutNumbers(rows: string[][]): string[][] {
  const [, ...below] = rows.map(([first]) => first);
  return namesRows(below) ? rows.map((row) => row.slice(1)) : rows;
}

/** Moves the right answer, the last cell, to second place: rows may have different numbers of answers. */
function withCorrectSecond(row: Cell[]): Cell[] {
  const length = row.findLastIndex((cell) => String(cell).trim()) + 1;
  return length < 2 ? row.slice(0, length) : [row[0], row[length - 1], ...row.slice(1, length - 1)];
}

function found(table: QuestionTable, report: Report): FoundQuiz {
  const questions = readTable(table, (row) => report.text('row', row + 1), report);
  const { tieBreak, inGame } = takeTieBreak(questions, report);
  return { format: 'csv', quiz: { ...inRounds(inGame), tieBreak } };
}

const SEPARATORS = ['\t', ';', ','];
/** The number of lines examined to find the separator. */
const SAMPLE = 50;

/** Splits a CSV file into rows, by the separator that fits its lines best unless one is known. */
export function parseCsv(text: string, known?: string): string[][] {
  if (known !== undefined) return splitCsv(text, known);
  const sample = text.split('\n', SAMPLE).join('\n');
  const [best = ','] = SEPARATORS.map((separator) => ({ separator, cells: evenness(sample, separator) }))
    .sort((one, other) => other.cells - one.cells)
    .map(({ separator }) => separator);
  return splitCsv(text, best);
}

/** Counts the rows that have the most frequent number of cells; rows of a single cell do not count. */
function evenness(sample: string, separator: string): number {
  const counts = new Map<number, number>();
  for (const { length } of splitCsv(sample, separator))
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/**
 * Splits cells as RFC 4180 says: quotes around a cell protect separators, line breaks and doubled quotes. A
 * quote that does not close at the end of a cell is an ordinary character, so that it does not swallow the
 * rows after it.
 */
function splitCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end: stop } = quotedCell(text, at, separator) ?? bareCell(text, at, separator);
    row.push(cell);
    const isLast = text[stop] !== separator;
    // After a separator at the very end, there is one more cell.
    if (!isLast && stop + 1 === text.length) row.push('');
    if (isLast || stop + 1 === text.length) {
      rows.push(row);
      row = [];
    }
    at = stop + 1;
  }
  return rows;
}

interface CsvCell {
  cell: string;
  end: number;
}

/** Reads a cell that begins with a quote; undefined if its quotes span lines and end within a cell. */
function quotedCell(text: string, start: number, separator: string): CsvCell | undefined {
  if (text[start] !== '"') return undefined;
  const pieces: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return undefined;
    pieces.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') {
      const { cell, end } = bareCell(text, quote + 1, separator);
      if (!cell.trim()) return { cell: pieces.join(''), end };
      const whole = text.slice(start, end);
      // A quote after a separator begins the next cell, so this one was never closed.
      const isClosed = text[quote - 1] !== separator && !whole.includes('\n');
      return isClosed ? { cell: whole, end } : undefined;
    }
    pieces.push('"');
    from = quote + 2;
  }
}

function bareCell(text: string, from: number, separator: string): CsvCell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
  return { cell: text.slice(from, end), end };
}

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Writes rows as lines, with quotes where a cell needs them. */
export function csvLines(rows: readonly (readonly string[])[], separator: string): string {
  const quoted = (text: string): string =>
    text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join('');
}
