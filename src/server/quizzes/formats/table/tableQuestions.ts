import type { Report } from '../../remarks/report';
import { cellText, type Cell } from './cells';
import type { Columns } from './columns';
import { rowQuestion, tellsByNumber } from './rowQuestion';

/** A part of a table with questions. */
export interface QuestionTable {
  rows: Cell[][];
  /** The first row with a question, from 0. */
  first: number;
  columns: Columns;
}

/** A question of a table, and what its row says of its round. */
export interface TableQuestion {
  round: string;
  question: object;
}

/**
 * The questions of a table, whose places are noted.
 * @param isNumbered whether right answers are surely told by their numbers; otherwise the rows tell it
 */
export function tableQuestions(
  { rows, first, columns }: QuestionTable,
  placeOf: (row: number) => string,
  places: Map<unknown, string>,
  report: Report,
  isNumbered = false,
): TableQuestion[] {
  const below = rows.slice(first);
  const reading = { columns, isNumbered: isNumbered || tellsByNumber(below, columns), report };
  const { round } = columns.named;
  reportUnread(below, columns, report);
  return below.flatMap((cells, index) => {
    const where = placeOf(first + index);
    const question = rowQuestion(cells, where, reading);
    if (!question) return [];
    places.set(question, where);
    return [{ round: round === undefined ? '' : cellText(cells[round], where, report), question }];
  });
}

/** Says which columns with something in them have a name that means nothing here. */
function reportUnread(rows: Cell[][], { unread }: Columns, report: Report): void {
  const filled = unread.filter(({ at }) => rows.some((cells) => String(cells[at] ?? '').trim()));
  for (const { title } of filled) report.add(report.text('quiz'), 'columnUnread', title);
}

/** A quiz with a round for each name that rows give one, or without rounds where none does. */
export function inRounds(found: TableQuestion[]): Record<string, unknown> {
  if (found.every(({ round }) => !round)) return { questions: found.map(({ question }) => question) };
  const rounds = new Map<string, object[]>();
  for (const { round, question } of found) {
    const questions = rounds.get(round);
    if (questions) questions.push(question);
    else rounds.set(round, [question]);
  }
  return {
    rounds: [...rounds].map(([title, questions]) => ({ ...(title && { title }), questions })),
  };
}
