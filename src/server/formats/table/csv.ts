import { inRounds, type FoundQuiz, type Report } from '../report';
import { findHeader, type Cell, type Columns } from './columns';
import { readTable, type QuestionTable } from './rows';

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
  const questions = readTable(table, (row) => report.text('row', row + 1), report);
  return { format: 'csv', quiz: inRounds(questions) };
}

const SEPARATORS = ['\t', ';', ','];
/** In lines: how many are looked at to find the separator. */
const SAMPLE = 50;

/** The rows of a CSV file, parted by what parts its lines best, where nothing is known of it. */
export function parseCsv(text: string, known?: string): string[][] {
  if (known !== undefined) return splitCsv(text, known);
  const sample = text.split('\n', SAMPLE).join('\n');
  const [best = ','] = SEPARATORS.map((separator) => ({ separator, cells: evenness(sample, separator) }))
    .sort((one, other) => other.cells - one.cells)
    .map(({ separator }) => separator);
  return splitCsv(text, best);
}

/** How many rows have as many cells as most rows have; a row of one cell says nothing. */
function evenness(sample: string, separator: string): number {
  const counts = new Map<number, number>();
  for (const { length } of splitCsv(sample, separator))
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/**
 * As RFC 4180 says: quotes around a cell keep separators, line breaks and, doubled, quotes. A quote that is closed
 * at no cell's end is a sign like any other, so that it does not hold the rows that come after it.
 */
function splitCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end: stop } = quotedCell(text, at, separator) ?? bareCell(text, at, separator);
    row.push(cell);
    const isLast = text[stop] !== separator;
    // A separator at the very end has one more cell behind it.
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

/** A cell that begins in quotes; undefined where these hold more lines and then end in the middle of a cell. */
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
      // A quote behind a separator begins the next cell: nothing has closed this one.
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
