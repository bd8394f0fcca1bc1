import { lookUp } from '../../../contract/lookUp';
import type { ImportFormat, ImportWishes } from '../../../contract/quizFiles';
import type { QuizSource, RoundSource } from '../../../contract/question';
import { reportLost } from '../faults';
import { type FoundQuestion, type FoundQuiz, inRounds, type Report } from '../report';
import { findInChosen, unknownColumns } from '../table/chosenColumns';
import { type Cell, cellText } from '../table/cells';
import { type Columns, type QuestionTable, findHeader, firstQuestion, headerFault } from '../table/columns';
import { keptInRow, writeTable } from '../table/writeTable';
import { takeTieBreak } from '../tieBreak';
import { readSeconds, readTable } from '../table/rows';
import { readSheets, type Sheet, writeSheets } from './xlsx';
import type { Language } from '../../../contract/languages';
import { foldName, inAllLanguages, placeIn, serverTexts, type ServerTexts } from '../../texts/texts';

type SheetFormat = Extract<ImportFormat, 'kahoot' | 'wayground' | 'xlsx'>;
type FieldName = keyof ServerTexts['tables']['settings'];
/** The fields whose value is one of several words. */
type ChoiceName = keyof ServerTexts['tables']['values'];
/** The fields of a quiz and of its rounds. */
const FIELDS = Object.keys(serverTexts.de.tables.settings) as FieldName[];
const QUIZ_FIELDS = FIELDS.filter((name) => name !== 'title' && name !== 'beside');
const ROUND_FIELDS: FieldName[] = ['title', 'scoring', 'reveal', 'seconds', 'beside'];

/** Finds the questions in all sheets that have a header. If there are several, each becomes a round. */
export async function findSheets(
  bytes: Uint8Array,
  report: Report,
  { columns: chosen, hidden }: ImportWishes,
): Promise<FoundQuiz> {
  const all = await readSheets(bytes, report);
  const sheets = hidden ? all : withoutHidden(all, report);
  if (chosen) {
    const main = mainSheet(sheets);
    reportIgnored(sheets, [main.name], report);
    return findInChosen(main.rows, chosen, 'xlsx', report);
  }
  const tables = sheets.flatMap((sheet) => tableOf(sheet) ?? []);
  const [first] = tables;
  if (!first) throw unknownColumns(mainSheet(sheets).rows, report);
  const own = findOwnQuiz(sheets, first, report);
  if (own) return { format: 'xlsx', quiz: own };
  const format = formatOf(first.columns);
  reportIgnored(
    sheets,
    tables.map(({ name }) => name),
    report,
  );
  const found = tables.flatMap((table) => {
    const sheet = tables.length > 1 ? report.text('sheet', table.name) : '';
    const placeOf = (row: number) => placeIn(report.language, sheet, report.text('row', row + 1));
    const questions = readTable(table, placeOf, report, { isNumbered: format !== 'xlsx' });
    return tables.length > 1
      ? questions.map((each) => ({ ...each, round: each.round || table.name }))
      : questions;
  });
  const { tieBreak, inGame } = takeTieBreak(found, report);
  return { format, quiz: { ...inRounds(inGame), tieBreak } };
}

/** The most hidden rows that are all named. */
const FEW_ROWS = 6;

/**
 * Leaves out what the file hides, and reports it; a sheet of settings or rounds says something about questions that
 * are not hidden. If everything is hidden, it is read nevertheless.
 */
function withoutHidden(all: Sheet[], report: Report): Sheet[] {
  const shown = all.map(shownPart);
  if (!shown.some(({ sheet }) => sheet && hasQuestions(sheet)) && all.some(hasQuestions)) {
    report.add(report.text('quiz'), 'hiddenTaken');
    return all;
  }
  return shown.flatMap(({ sheet, rows }, at) => {
    const where = report.text('sheet', all[at]!.name);
    if (!sheet) report.add(where, 'hiddenSheet');
    if (rows.length) {
      const first = rows.slice(0, FEW_ROWS).map(String);
      report.add(where, 'hiddenRows', rows.length, rows.length > FEW_ROWS ? `${first.join(', ')} …` : first);
    }
    if (!sheet || rows.length) report.hidden.add(where);
    return sheet ?? [];
  });
}

/** A sheet with the rows that are not hidden, and the numbers of the others; no sheet if it is hidden itself. */
function shownPart(sheet: Sheet): { sheet?: Sheet; rows: number[] } {
  const header = findHeader(sheet.rows)?.row;
  if (sheet.isHidden) return header === undefined ? { sheet, rows: [] } : { rows: [] };
  const numbers = new Set(sheet.hiddenRows);
  const isLeftOut = (row: Cell[], at: number) =>
    at > (header ?? -1) && numbers.has(at + 1) && row.some((cell) => cell !== null);
  const rows = sheet.rows.flatMap((row, at) => (isLeftOut(row, at) ? [at + 1] : []));
  return { sheet: { ...sheet, rows: sheet.rows.map((row, at) => (isLeftOut(row, at) ? [] : row)) }, rows };
}

function hasQuestions({ rows }: Sheet): boolean {
  const header = findHeader(rows)?.row;
  return header !== undefined && rows.slice(header + 1).some((row) => row.some((cell) => cell !== null));
}

/** Reports the sheets that are not read, but for the one that explains our own columns. */
function reportIgnored(sheets: Sheet[], read: string[], report: Report): void {
  const known = [...read, ...inAllLanguages(({ tables }) => tables.sheets.columns)];
  for (const { name } of sheets)
    if (!isOneOf(known, name)) report.add(report.text('sheet', name), 'sheetIgnored');
}

/** The sheet whose columns are asked for: one that looks like questions, or the first with several rows. */
function mainSheet(sheets: Sheet[]): Sheet {
  const likely = sheets.find(({ rows: [top = [], ...below] }) => headerFault(top, below));
  return likely ?? sheets.find(({ rows }) => rows.length > 1) ?? sheets[0]!;
}

function tableOf(sheet: Sheet): (QuestionTable & Sheet) | undefined {
  const { rows } = sheet;
  const header = findHeader(rows);
  if (!header) return undefined;
  return { ...sheet, first: firstQuestion(rows, header), columns: header.columns };
}

function formatOf({ header }: Columns): SheetFormat {
  if (header.some((words) => /max \d+ characters|choose at least one/.test(words))) return 'kahoot';
  return header.includes('question type') && header.includes('option 1') ? 'wayground' : 'xlsx';
}

/** Reads a quiz that our own export wrote as a spreadsheet; returns undefined for any other sheets. */
function findOwnQuiz(
  sheets: Sheet[],
  table: QuestionTable,
  report: Report,
): Record<string, unknown> | undefined {
  const named = (sheet: keyof ServerTexts['tables']['sheets']) => {
    const names = inAllLanguages(({ tables }) => tables.sheets[sheet]);
    return sheets.find(({ name }) => isOneOf(names, name))?.rows;
  };
  const settings = named('quiz');
  if (!settings || !named('questions')) return undefined;
  const found = readTable(table, (row) => report.text('row', row + 1), report, {
    isNumbered: true,
    isOurs: true,
  });
  const { tieBreak, inGame } = takeTieBreak(found, report);
  const [header = [], ...rows] = named('rounds') ?? [];
  const listed = rows.map((row) =>
    readFields(
      header.map((name, at) => [name, row[at]]),
      report,
    ),
  );
  return { ...readFields(settings, report), tieBreak, ...inListedRounds(inGame, listed) };
}

/** Sorts the questions into the rounds of a sheet, by number or title. Others make rounds of their own. */
function inListedRounds(found: FoundQuestion[], listed: Record<string, unknown>[]): Record<string, unknown> {
  const placeOf = (round: string): number => {
    const byNumber = listed.findIndex((_fields, index) => round === String(index + 1));
    return byNumber < 0 ? listed.findIndex(({ title }) => title === round) : byNumber;
  };
  const rounds = listed.map((fields, index) => ({
    ...fields,
    questions: found.filter(({ round }) => placeOf(round) === index).map(({ question }) => question),
  }));
  const left = found.filter(({ round }) => placeOf(round) < 0);
  const others = inRounds(left, (round) => (/^\d*$/.test(round) ? undefined : round));
  if (!rounds.length) return others;
  return {
    rounds: left.length ? [...rounds, ...((others.rounds as object[] | undefined) ?? [others])] : rounds,
  };
}

/** Reads the fields of a quiz or a round from rows of names and values. */
function readFields(cells: Cell[][], report: Report): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const where = report.text('quiz');
  for (const [title, cell] of cells) {
    const name = FIELDS.find((each) =>
      isOneOf(
        inAllLanguages(({ tables }) => tables.settings[each]),
        title,
      ),
    );
    const text = cellText(typeof cell === 'boolean' ? String(cell) : cell, where, report);
    if (!name || !text) continue;
    if (name === 'seconds') Object.assign(fields, readSeconds(text, where, report));
    else if (name === 'joker' || name === 'beside') fields[name] = text === 'true';
    else fields[name] = isChoice(name) ? valueOf(name, text) : text;
  }
  return fields;
}

/** Returns the setting that a word means in any language; the quiz file's own words stand for themselves. */
function valueOf(name: ChoiceName, word: string): string {
  const all = Object.values(serverTexts).flatMap(({ tables }) => Object.entries(tables.values[name]));
  return all.find(([, each]) => foldName(each) === foldName(word))?.[0] ?? word;
}

function isChoice(name: FieldName): name is ChoiceName {
  return Object.hasOwn(serverTexts.de.tables.values, name);
}

function isOneOf(names: readonly string[], text: Cell): boolean {
  return typeof text === 'string' && names.includes(text.trim());
}

/** Writes a quiz as sheets that an import reads back completely; `explained` is one more, about the columns. */
export async function exportSheets(
  quiz: QuizSource,
  report: Report,
  explained: Cell[][] = [],
): Promise<Uint8Array> {
  const { language } = report;
  const { sheets, settings: names } = serverTexts[language].tables;
  reportAll(quiz, report);
  const settings = QUIZ_FIELDS.map((name) => [names[name], cellOf(quiz, name, language)]);
  const roundHeader = ['#', ...ROUND_FIELDS.map((name) => names[name])];
  const rounds = (quiz.rounds ?? []).map((round, index) => [
    index + 1,
    ...ROUND_FIELDS.map((name) => cellOf(round, name, language)),
  ]);
  return writeSheets([
    { name: sheets.questions, rows: writeTable(quiz, language), hasHeader: true },
    ...(explained.length
      ? [{ name: sheets.columns, rows: explained, hasHeader: true, hasSentences: true }]
      : []),
    ...(rounds.length ? [{ name: sheets.rounds, rows: [roundHeader, ...rounds], hasHeader: true }] : []),
    { name: sheets.quiz, rows: settings.filter(([, value]) => value !== undefined) },
  ]);
}

function reportAll(quiz: QuizSource, report: Report): void {
  const keptOfQuiz = [...QUIZ_FIELDS, 'quizId', 'tieBreak', 'questions', 'rounds'];
  reportLost(quiz, keptOfQuiz, report.text('quiz'), report);
  const lists: RoundSource[] = quiz.rounds ?? [{ questions: quiz.questions ?? [] }];
  lists.forEach((round, index) => {
    const where = quiz.rounds ? report.text('round', index + 1) : '';
    reportLost(round, [...ROUND_FIELDS, 'questions'], where, report);
    round.questions.forEach((question, at) => {
      const place = placeIn(report.language, where, report.text('question', at + 1));
      reportLost(question, keptInRow(question), place, report);
    });
  });
  if (quiz.tieBreak) reportLost(quiz.tieBreak, keptInRow(quiz.tieBreak), report.text('tieBreak'), report);
}

function cellOf(part: Record<string, unknown>, name: FieldName, language: Language): Cell {
  const value = part[name];
  const { noLimit, values } = serverTexts[language].tables;
  if (name === 'seconds' && value === null) return noLimit;
  const word = isChoice(name) && typeof value === 'string' && lookUp<string>(values[name], value);
  if (word) return word;
  const isCell =
    typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.trim());
  return isCell ? (value as Cell) : undefined;
}
