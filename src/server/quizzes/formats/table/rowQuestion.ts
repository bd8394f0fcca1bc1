import { inShownOrder } from '../../../../game/quiz/shownOrder';
import type { Report } from '../../remarks/report';
import { cellNumbers, cellText, NO_VALUE, cellNumber, type Cell } from './cells';
import type { ColumnName, Columns } from './columns';
import { kindOfType } from './kindNames';
import { kindFields } from './rowKind';

/** How the rows of a table are to be read. */
export interface RowReading {
  columns: Columns;
  /** Whether the right answer is told by its number. */
  isNumbered: boolean;
  report: Report;
}

/** Makes a question of a row; undefined where it is empty, or where the report says why it cannot be taken over. */
export function rowQuestion(cells: Cell[], where: string, reading: RowReading): object | undefined {
  const { columns, report } = reading;
  const used = [...Object.values(columns.named), ...columns.answers, ...columns.wrong];
  if (used.some((at) => cells[at] === NO_VALUE)) return void report.add(where, 'formula');
  const read = (name: ColumnName): string => {
    const at = columns.named[name];
    return at === undefined ? '' : cellText(cells[at], where, report);
  };
  const question = read('question');
  const slots = columns.answers.map((at) => cellText(cells[at], where, report));
  if (!question && !slots.some(Boolean)) return undefined;
  if (!question) return void report.add(where, 'noQuestionText');
  const type = read('type');
  const kind = kindOfType(type);
  if (kind === 'unknown') return void report.add(where, 'kindUnsupported', type);
  const wrong = columns.wrong.map((at) => cellText(cells[at], where, report)).filter(Boolean);
  reportCellsBeyond(cells, where, reading);
  const isChosen = kind === 'any' || kind === 'choice' || kind === 'multiple';
  const fields =
    wrong.length && isChosen
      ? besideWrong(question, rightOnes(read('correct'), kind === 'multiple'), wrong, where, report)
      : kindFields({ kind, slots, correct: read('correct'), read, where, ...reading });
  return fields && { question, ...fields, ...furtherFields(read, where, report) };
}

/** The right answer is not shown first, where the table has it. */
function besideWrong(question: string, right: string[], wrong: string[], where: string, report: Report) {
  if (!right.length) return void report.add(where, 'noCorrect');
  const all = [...right, ...wrong];
  const answers = inShownOrder(question, all);
  const places = right.map((text) => answers.indexOf(text)).sort((one, other) => one - other);
  return { answers, ...(places.length > 1 ? { correctAnswers: places } : { correctAnswer: places[0] }) };
}

function rightOnes(text: string, areSeveral: boolean): string[] {
  const texts = areSeveral ? text.split(/[,;|\n]/) : [text];
  return texts.map((each) => each.trim()).filter(Boolean);
}

/** A row that is longer than its header mostly has a separator too many. */
function reportCellsBeyond(cells: Cell[], where: string, { columns, report }: RowReading): void {
  const width = columns.header.findLastIndex(Boolean) + 1;
  const beyond = width ? cells.slice(width).filter((cell) => cell !== NO_VALUE) : [];
  const texts = beyond.map((cell) => cellText(cell, where, report));
  const text = texts.filter(Boolean).join(', ');
  if (text) report.add(where, 'cellsBeyond', text);
}

/** What stands beside question and answers. A time or points that are not possible are left out. */
function furtherFields(read: (name: ColumnName) => string, where: string, report: Report): object {
  const texts = (['explanation', 'note', 'image', 'imageAlt', 'audio', 'video'] as const).flatMap((name) => {
    const text = read(name);
    return text ? [[name, text] as const] : [];
  });
  const link = read('imageLink');
  if (link) report.add(where, 'pictureLink', link);
  const points = cellNumber(read('points'));
  const arePoints = points !== undefined && points >= 0 && points <= 100 && Number.isInteger(points * 2);
  if (read('points') && !arePoints) report.add(where, 'pointsIgnored', read('points'));
  return {
    ...Object.fromEntries(texts),
    ...(arePoints && { points }),
    ...readSeconds(read('seconds'), where, report),
  };
}

/** Seconds, or a word for no limit. */
export function readSeconds(text: string, where: string, report: Report): { seconds?: number | null } {
  if (!text) return {};
  if (/^(none|no limit|ohne|unbegrenzt|∞)$/i.test(text)) return { seconds: null };
  const seconds = cellNumber(text.replace(/\s*(s|sec|seconds?|sek|sekunden?)\.?$/i, ''));
  if (seconds !== undefined && seconds >= 5 && seconds <= 3600) return { seconds };
  report.add(where, 'secondsIgnored', text);
  return {};
}

/** Whether all right answers of a table can be numbers of answers. */
export function tellsByNumber(rows: Cell[][], { named, answers }: Columns): boolean {
  const { correct, type } = named;
  if (correct === undefined || !answers.length) return false;
  const picked = rows.filter(
    (cells) => type === undefined || !/^(text|number|order)$/.test(kindOfType(String(cells[type] ?? ''))),
  );
  const told = picked.map((cells) => String(cells[correct] ?? '').trim()).filter(Boolean);
  return told.every((text) => cellNumbers(text)?.every((number) => number >= 1 && number <= answers.length));
}
