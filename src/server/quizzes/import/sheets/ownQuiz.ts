import type { FoundQuiz } from '../foundQuiz';
import type { Report } from '../../remarks/report';
import { cellText, type Cell } from '../table/cells';
import { readSeconds } from '../table/rowQuestion';
import { tableQuestions, type QuestionTable } from '../table/tableQuestions';
import { fieldOf, isOneOf, SHEET_NAMES, TIE_BREAK, type FieldName } from './ownNames';
import type { Sheet } from './readSheets';

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
