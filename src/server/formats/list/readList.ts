import { inRounds, type FoundQuestion, type FoundQuiz, type Report } from '../report';
import type { ColumnChoice } from '../../../contract/quizFiles';
import { findInChosen, unknownColumns } from '../table/chosenColumns';
import { findHeader, numbersRows } from '../table/columns';
import { takeTieBreak } from '../tieBreak';
import { readTable } from '../table/rows';
import { giveAnswers } from './answers';
import type { Drafts } from './draft';
import { draftsOf } from './drafts';
import { habitsOf } from './inline';
import { lineOf, linesOfText, type Line } from './lines';
import { draftQuestion } from './draftQuestion';

/** Reads the data in a block of code, such as JSON; undefined if it is none. */
export type ReadCode = (code: string, report: Report) => FoundQuiz | undefined;

/** Finds the questions in a text that has the signs of a list in most of its lines. */
export function findSignedList(text: string, report: Report, readCode: ReadCode): FoundQuiz | undefined {
  const lines = linesOfText(text);
  const hasData = lines.some(({ code, cells }) => code !== undefined || cells);
  if (!hasData) {
    const { signed, unsigned, questions } = draftsOf(lines);
    if (!questions.length || signed <= unsigned) return undefined;
  }
  return findInLines(lines, report, 'text', readCode);
}

/** Finds the questions in any text; undefined if nothing in it looks like one. */
export function findList(text: string, report: Report, readCode: ReadCode): FoundQuiz | undefined {
  return findInLines(linesOfText(text), report, 'text', readCode);
}

/**
 * Finds the questions in the lines of a document. Every line is in one of them, or in the report. Throws an error that
 * asks which column is what if a table is all there is, and does not say it.
 */
export function findInLines(
  source: readonly Line[],
  report: Report,
  format: FoundQuiz['format'],
  readCode: ReadCode,
): FoundQuiz | undefined {
  askForTable(source, report);
  const { lines, ready } = withTables(source, report, readCode);
  const drafts = draftsOf(lines, ready);
  giveAnswers(drafts);
  if (!drafts.questions.length) return undefined;
  const found = foundIn(drafts, source, report);
  const { tieBreak, inGame } = takeTieBreak(found, report);
  const quizName = drafts.title || undefined;
  return { format, quiz: { ...(quizName && { quizName }), ...inRounds(inGame), tieBreak } };
}

/** Reads the tables of a document, whose columns the host has named; undefined if it has none. */
export function findChosenTable(
  source: readonly Line[],
  chosen: readonly ColumnChoice[],
  report: Report,
  format: FoundQuiz['format'],
): FoundQuiz | undefined {
  const rows = tableRows(source);
  return rows.length ? findInChosen(rows, chosen, format, report) : undefined;
}

/** The rows of all tables, as far as they have texts. */
function tableRows(source: readonly Line[]): string[][] {
  return source.flatMap(({ cells }) => (cells && !isRule(cells) ? [[...cells]] : []));
}

/** The fewest columns of a table that cannot be a list of questions and answers. */
const LEAST_COLUMNS = 3;

function askForTable(source: readonly Line[], report: Report): void {
  const rows = tableRows(source);
  const width = (rows[0]?.length ?? 0) - (numbersRows(rows.map(([first]) => first)) ? 1 : 0);
  const isEven = rows.length > 1 && rows.every(({ length }) => length === rows[0]!.length);
  if (width < LEAST_COLUMNS || !isEven || findHeader(rows)) return;
  const beside = source.filter(({ cells, text, code }) => !cells && (text.trim() || code !== undefined));
  if (beside.length < rows.length) throw unknownColumns(rows, report);
}

/** Makes the questions, and reports what is left, in the order of the lines. */
function foundIn(drafts: Drafts, source: readonly Line[], report: Report): FoundQuestion[] {
  const found: FoundQuestion[] = [];
  const starts = [...drafts.questions, ...drafts.rounds, ...drafts.left].map(({ line }) => line);
  /** The lines from one on, up to the next question, title or line apart. */
  const linesFrom = (line: number) => {
    const end = Math.min(...starts.filter((start) => start > line));
    return source.filter(({ number }) => number >= line && number < end);
  };
  const textFrom = (line: number) =>
    linesFrom(line)
      .map(({ text }) => text)
      .join('\n');
  const habits = habitsOf(drafts.questions);
  const steps = drafts.questions.map((draft) => ({
    line: draft.line,
    step() {
      const where = report.text('line', draft.line);
      if (!draft.ready) {
        report.quote(where, draft.line, () => textFrom(draft.line));
        for (const { number } of linesFrom(draft.line)) report.putInside(report.text('line', number), where);
      }
      const question = draft.ready?.question ?? draftQuestion(draft, habits, where, report);
      const round = draft.ready?.round || draft.round.title;
      if (!question) return;
      if (!draft.ready) report.places.set(question, where);
      found.push({ round, question });
    },
  }));
  const left = drafts.left.map(({ line, text }) => ({
    line,
    step: () => report.add(report.text('line', line), 'lineLeft', text.trim()),
  }));
  const empty = drafts.rounds.filter((round) => !drafts.questions.some((each) => each.round === round));
  const rounds = empty.map(({ line, title }) => ({
    line,
    step: () => report.add(report.text('line', line), 'lineLeft', title),
  }));
  const all = [...steps, ...left, ...rounds].sort((one, other) => one.line - other.line);
  for (const { step } of all) step();
  return found;
}

/** Reads tables and data, and makes lines of a table whose columns have no titles. */
function withTables(source: readonly Line[], report: Report, readCode: ReadCode) {
  const lines: Line[] = [];
  const ready = new Map<Line, FoundQuestion[]>();
  for (let at = 0; at < source.length; at++) {
    const line = source[at]!;
    if (line.code !== undefined) {
      lines.push(line);
      const quiz = readCode(line.code, report)?.quiz;
      if (quiz) ready.set(line, questionsIn(quiz));
    } else if (line.cells) {
      const end = source.findIndex(({ cells }, index) => index > at && !cells);
      const rows = source.slice(at, end < 0 ? undefined : end).filter(({ cells }) => !isRule(cells!));
      const questions = tableQuestions(rows, report);
      lines.push(...(questions ? [line] : linesOfRows(rows)));
      if (questions) ready.set(line, questions);
      at = (end < 0 ? source.length : end) - 1;
    } else lines.push(line);
  }
  return { lines, ready };
}

/** The line between the header and the rows of a Markdown table. */
function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^:?-+:?$|^$/.test(cell));
}

function tableQuestions(rows: readonly Line[], report: Report): FoundQuestion[] | undefined {
  const cells = rows.map((row) => [...row.cells!]);
  const header = findHeader(cells);
  if (!header) return undefined;
  const table = { rows: cells, first: header.row + 1, columns: header.columns };
  const lineOf = (row: number) => rows[row]!.number;
  return readTable(table, (row) => report.text('line', lineOf(row)), report, { lineOf });
}

function linesOfRows(rows: readonly Line[]): Line[] {
  const isNumbered = rows.length > 1 && numbersRows(rows.map(({ cells }) => cells![0]));
  return rows.map(({ number, cells }) =>
    lineOf(
      number,
      cells!
        .slice(isNumbered ? 1 : 0)
        .filter(Boolean)
        .join('\t'),
    ),
  );
}

function questionsIn(quiz: Record<string, unknown>): FoundQuestion[] {
  const rounds = Array.isArray(quiz.rounds) ? (quiz.rounds as Record<string, unknown>[]) : [quiz];
  return rounds.flatMap(({ title, questions }) =>
    (Array.isArray(questions) ? (questions as object[]) : []).map((question) => ({
      round: typeof title === 'string' ? title : '',
      question,
    })),
  );
}
