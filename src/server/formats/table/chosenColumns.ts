import type { AskedTable, ColumnChoice } from '../../../contract/quizFiles';
import { inRounds, ImportError, Report, type FoundQuiz } from '../report';
import { cellText, type Cell } from './cells';
import { columnGuess, headerError, headerFault, numbersRows, type Columns } from './columns';
import { takeTieBreak } from '../tieBreak';
import { readTable, tellsRight } from './rows';

/** In rows, columns and characters: what a host needs to see to say which column is what. */
const MAX_ROWS = 20;
const MAX_COLUMNS = 26;
const MAX_CELL = 120;

/** Why a table cannot be imported until its columns are known. */
export class ColumnsUnknown extends ImportError {
  constructor(
    message: string,
    readonly table: AskedTable,
  ) {
    super(message);
  }
}

/** Returns what a table without a known header is refused with: the columns are asked for, if it has several. */
export function unknownColumns(cells: Cell[][], report: Report): ImportError {
  const [top = [], ...below] = filledRows(cells);
  const error = headerError(headerFault(top, below), report);
  // What the cells are called here is no part of the report.
  const unread = new Report(report.language);
  const texts = filledRows(cells)
    .slice(0, MAX_ROWS)
    .map((row) => row.slice(0, MAX_COLUMNS).map((cell) => cellText(cell, '', unread).slice(0, MAX_CELL)));
  const width = Math.max(0, ...texts.map((row) => row.findLastIndex(Boolean) + 1));
  if (width < 2) return error;
  const rows = texts.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  return new ColumnsUnknown(error.message, { rows, guess: guessOf(rows) });
}

/** Reads a table whose columns the host has named. */
export function findInChosen(
  cells: Cell[][],
  chosen: readonly ColumnChoice[],
  format: FoundQuiz['format'],
  report: Report,
): FoundQuiz {
  const placesOf = (choice: ColumnChoice) => chosen.flatMap((each, at) => (each === choice ? [at] : []));
  const [question = 0] = placesOf('question');
  const [correct = 0] = placesOf('right');
  const [round] = placesOf('round');
  const [explanation] = placesOf('explanation');
  const top = cells.findIndex((row) => row.some((cell) => String(cell ?? '').trim()));
  const first = hasTitles(cells.slice(top), question) ? top + 1 : Math.max(top, 0);
  const answers = placesOf('answer');
  const tells = cells.slice(first).some((row) => tellsRight(row, correct, answers));
  const columns: Columns = {
    header: [],
    named: {
      question,
      correct,
      ...(round !== undefined && { round }),
      ...(explanation !== undefined && { explanation }),
    },
    // Beside a right answer that is none of them, the others are wrong.
    answers: tells ? answers : [],
    wrong: tells ? placesOf('wrong') : [...answers, ...placesOf('wrong')].sort((one, other) => one - other),
    unread: [],
  };
  const found = readTable({ rows: cells, first, columns }, (row) => report.text('row', row + 1), report);
  const { tieBreak, inGame } = takeTieBreak(found, report);
  return { format, quiz: { ...inRounds(inGame), tieBreak } };
}

/** Whether the first row has titles: it asks nothing, and names a column or stands above questions that ask. */
export function hasTitles([top = [], ...below]: Cell[][], question: number): boolean {
  const asks = (row: Cell[]) => /[?？]/.test(String(row[question] ?? ''));
  if (asks(top)) return false;
  if (columnGuess(top).some((choice) => choice !== '-')) return true;
  const filled = below.filter((row) => String(row[question] ?? '').trim());
  return filled.length > 0 && filled.filter(asks).length * 2 > filled.length;
}

/** In characters: longer than most answers. */
const LONG = 60;

/** Guesses by the titles, then by what stands in the columns. */
function guessOf(rows: string[][]): ColumnChoice[] {
  const guess = columnGuess(rows[0]!);
  const columns = guess.map((_choice, at) => rows.slice(1).map((row) => row[at]!));
  const length = (at: number) => columns[at]!.join('').length;
  const score = (at: number) => length(at) + 100 * columns[at]!.filter((text) => /[?？]/.test(text)).length;
  const free = guess.flatMap((choice, at) => (choice === '-' && !numbersRows(columns[at]!) ? [at] : []));
  if (!guess.includes('question')) {
    const [longest] = [...free].sort((one, other) => score(other) - score(one));
    if (longest !== undefined) guess[longest] = 'question';
  }
  const asked = guess.indexOf('question');
  const [before, behind] = [free.filter((at) => at < asked), free.filter((at) => at > asked)];
  const told = guess.includes('right')
    ? undefined
    : behind.findLast((at) => repeatsAnother(rows, at, behind));
  if (told !== undefined) guess[told] = 'right';
  const [grouping] = before.filter((at) => new Set(columns[at]).size < columns[at]!.length);
  if (grouping !== undefined && !guess.includes('round')) guess[grouping] = 'round';
  for (const at of behind.filter((each) => each !== told)) {
    if (told !== undefined && at < told) guess[at] = 'answer';
    else if (!guess.includes('right')) guess[at] = 'right';
    else if (length(at) > LONG * columns[at]!.length) guess[at] = 'explanation';
    else if (!guess.includes('answer') && isForGuests(columns[at]!, columns[guess.indexOf('right')]!))
      guess[at] = 'wrong';
  }
  return guess;
}

/**
 * Whether a column may hold wrong answers. A list of sources or of teams repeats itself or is half empty, but "true"
 * and "false" repeat as the right answers do.
 */
function isForGuests(column: readonly string[], right: readonly string[]): boolean {
  const texts = column.filter(Boolean);
  const isMost = (count: number) => count * 2 > texts.length;
  if (texts.length * 2 <= column.length) return false;
  return isMost(new Set(texts).size) || isMost(texts.filter((text) => right.includes(text)).length);
}

/** Whether most of a column's texts stand in another column of their row too, as right answers do. */
function repeatsAnother(rows: string[][], at: number, columns: readonly number[]): boolean {
  const others = columns.filter((each) => each !== at);
  const isRepeated = (row: string[]) => row[at] !== '' && others.some((other) => row[other] === row[at]);
  return rows.filter(isRepeated).length * 2 > rows.length;
}

/** Returns the rows that have any text. */
export function filledRows<T extends Cell>(cells: T[][]): T[][] {
  return cells.filter((row) => row.some((cell) => String(cell ?? '').trim()));
}
