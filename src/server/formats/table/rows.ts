import { KIND_FIELDS, type QuestionKind } from '../../../contract/question';
import { isDay } from '../../../contract/parsed';
import { tablesOfKinds, type Fields, type QuestionRow, type TablesKind } from '../tablesKind';
import { foldName, isNameOf, patternOf, truthOf } from '../../texts/texts';
import { listWords } from '../list/listWords';
import { roundOn } from '../list/marks';
import type { FoundQuestion, Report } from '../report';
import { cellNumber, cellNumbers, cellText, NO_VALUE, withoutHtml, type Cell } from './cells';
import {
  SOUND_COLUMNS,
  SOUND_NAMES,
  TEXT_COLUMNS,
  sideBySide,
  titleWords,
  type ColumnName,
  type Columns,
  type QuestionTable,
  type SoundColumn,
  type TextColumn,
} from './columns';
import { isTieBreak } from '../tieBreak';

/** How the rows of a table are to be read. */
interface RowReading {
  columns: Columns;
  /** Whether right answers are given by their number. */
  isNumbered: QuestionRow['isNumbered'];
  /** Whether the numbers of answers count from 0, as programs do. */
  isFromZero: boolean;
  /** Whether our own export wrote the table: its texts are as an author wanted them. */
  isOurs: boolean;
  report: Report;
}

/**
 * Reads a table's questions, and notes their places. `isNumbered`: right answers are certainly given by their
 * number; otherwise the rows decide. `lineOf`: the line of a row in its file.
 */
export function readTable(
  table: QuestionTable,
  placeOf: (row: number) => string,
  report: Report,
  options: { isNumbered?: boolean; isOurs?: boolean; lineOf?: (row: number) => number } = {},
): FoundQuestion[] {
  return sideBySide(table).flatMap((part) => readRows(part, placeOf, report, options));
}

function readRows(
  { rows, first, columns }: QuestionTable,
  placeOf: (row: number) => string,
  report: Report,
  {
    isNumbered = false,
    isOurs = false,
    lineOf = (row: number) => row + 1,
  }: Parameters<typeof readTable>[3] = {},
): FoundQuestion[] {
  const below = rows.slice(first);
  const plain = (cell: Cell) => (isOurs ? cell : withoutHtml(cell));
  const counted = isOurs ? undefined : countedFrom(below, columns);
  const isFromZero = counted === 0;
  const byNumber = isNumbered || isFromZero || (counted === 1 && ('likely' as const));
  const reading = { columns, isNumbered: byNumber, isFromZero, isOurs, report };
  const unread = columns.unread.filter(({ at }) => below.some((cells) => String(cells[at] ?? '').trim()));
  for (const { title } of unread) report.add(report.text('quiz'), 'columnUnread', title);
  // A round is often named once, above or in a cell merged over its questions.
  let roundAbove = '';
  return below.flatMap((cells, index) => {
    const where = placeOf(first + index);
    if (repeatsHeader(cells, columns)) return [];
    const title = columns.named.round === undefined ? titleOf(cells) : undefined;
    if (title !== undefined) {
      roundAbove = title;
      return [];
    }
    report.quote(where, lineOf(first + index), () => quoted(cells));
    const named =
      columns.named.round === undefined ? '' : cellText(plain(cells[columns.named.round]), where, report);
    const round = !named || DITTO.test(named) ? roundAbove : named;
    if (!isTieBreak(round)) roundAbove = round;
    const question = readRow(cells, where, reading);
    if (!question) return [];
    report.places.set(question, where);
    return [{ round, question }];
  });
}

/** What says “as above” in a cell. */
const DITTO = /^(?:["″〃”“„]|''|,,|-\s?["″”]\s?-|dit?to\.?|idem|↓)$/i;

/** The title of a round that has a row of its own: `Round 2: Music`. */
function titleOf(cells: Cell[]): string | undefined {
  const [text, ...others] = cells.map((cell) => String(cell ?? '').trim()).filter(Boolean);
  return text && !others.length ? roundOn(text) : undefined;
}

/** The texts of a row, side by side. */
function quoted(cells: Cell[]): string {
  const texts = cells.map((cell) =>
    cell instanceof Date || cell === NO_VALUE ? '…' : String(cell ?? '').trim(),
  );
  return texts.filter(Boolean).join(' | ');
}

/** Whether a row is the header again, as in tables put together from several. */
function repeatsHeader(cells: Cell[], { header, named }: Columns): boolean {
  const places = [named.question, named.correct].filter((at) => at !== undefined);
  return header.length > 0 && places.every((at) => titleWords(cells[at]) === header[at]);
}

/** Whether all right answers in a table could be numbers of answers, counted from 1, or from 0 as programs do. */
function countedFrom(rows: Cell[][], { header, named, answers }: Columns): 0 | 1 | undefined {
  const { correct, type } = named;
  if (correct === undefined || !answers.length) return undefined;
  const picked = rows.filter((cells) => {
    const kind = type === undefined ? 'any' : kindOfType(String(cells[type] ?? ''));
    return (kind === undefined || isPicked(kind)) && String(cells[correct] ?? '').trim();
  });
  const told = picked.map((cells) => cellNumbers(String(cells[correct]).trim()));
  const fits = (least: number) =>
    told.every((each) => each?.every((number) => number >= least && number < answers.length + least));
  const isFromZero = answers.some((at) => /\D0\W*$/.test(header[at]!));
  if (!isFromZero && fits(1)) return 1;
  // A 0 may be the text of an answer.
  const isText = (cells: Cell[]) =>
    answers.some((at) => String(cells[at] ?? '').trim() === String(cells[correct]).trim());
  return fits(0) && !picked.every(isText) ? 0 : undefined;
}

/** Whether a cell says which of a row's answers is right: its number, its letter or its text. */
export function tellsRight(row: Cell[], correct: number, answers: readonly number[]): boolean {
  const told = String(row[correct] ?? '').trim();
  const texts = answers.map((at) => foldName(String(row[at] ?? ''))).filter(Boolean);
  const numbers = cellNumbers(told);
  if (numbers) return numbers.every((number) => number >= 1 && number <= texts.length);
  return /^\(?[a-h][).]?$/i.test(told) || texts.includes(foldName(told));
}

/** Makes a question from a row; undefined if it is empty, or if the report says why it is not imported. */
function readRow(row: Cell[], where: string, reading: RowReading): object | undefined {
  const { columns, isNumbered, isOurs, report } = reading;
  const cells = isOurs ? row : row.map(withoutHtml);
  const used = [...Object.values(columns.named), ...columns.answers, ...columns.wrong, columns.options ?? -1];
  if (used.some((at) => cells[at] === NO_VALUE)) return void report.add(where, 'formula');
  const textsAt = (places: number[]) => places.map((at) => cellText(cells[at], where, report));
  const read = (name: ColumnName): string => {
    const at = columns.named[name];
    return at === undefined ? '' : cellText(cells[at], where, report);
  };
  const question = read('question');
  const slots =
    columns.options === undefined ? textsAt(columns.answers) : inOneCell(textsAt([columns.options]));
  if (!question && !slots.some(Boolean)) return undefined;
  if (!question) return void report.add(where, 'noQuestionText');
  const type = read('type');
  const wrongTexts = textsAt(columns.wrong).filter(Boolean);
  const wrong = columns.wrong.length === 1 ? inOneCell(wrongTexts) : wrongTexts;
  reportCellsBeyond(cells, where, reading);
  const said = read('correct');
  const hasAnswers = slots.some(Boolean) || wrong.length > 0;
  const known = kindOfType(type);
  const isCounted = reading.isFromZero && slots.some(Boolean) && isPicked(known ?? 'any');
  const counted = isCounted ? said.replace(/\d+/g, (number) => String(Number(number) + 1)) : said;
  const correct = listedIn(said)?.join('; ') ?? counted;
  if (!known && !hasAnswers && !correct) return void report.add(where, 'kindUnsupported', type);
  // The answers of a question tell its kind nevertheless.
  if (!known) report.add(where, 'kindUnknown', type);
  const kind = known ?? 'any';
  const truth = hasAnswers || kind !== 'any' ? undefined : truthSlots(correct, type, report);
  const told = truth ? { ...truth, isNumbered: false } : { slots, correct, isNumbered };
  const isWritten = typeof cells[columns.named.correct ?? -1] === 'string';
  const fields = readKind({ kind, question, wrong, isWritten, read, where, report, ...told });
  const day = columns.named.checkAfter === undefined ? undefined : cells[columns.named.checkAfter];
  return (
    fields && {
      question,
      ...fields,
      ...furtherFields(kind, read, where, report),
      ...readDay(day, where, report),
    }
  );
}

/** Reads a list as programs write it into a cell: `["Rhine", "Elbe"]`; undefined for any other text. */
function listedIn(cell: string): string[] | undefined {
  if (!/^\[\s*["'].*["']\s*\]$/s.test(cell)) return undefined;
  const texts = cell.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g) ?? [];
  return texts.map((text) => {
    const inside = text.slice(1, -1);
    // Only JSON writes characters as numbers.
    const decoded = inside.replace(/\\u([\da-f]{4})/gi, (_all, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
    return decoded.replace(/\\(.)/g, '$1').trim();
  });
}

/** Reads the answers that a cell lists, with or without letters: `A. Rhine | B. Danube`. */
function inOneCell([cell = '']: string[]): string[] {
  const listed = listedIn(cell);
  if (listed) return listed.filter(Boolean);
  const isLettered = /^[a-h1-8][.)]\s/i.test(cell);
  const separator = [/\n/, /\|/, /;/, isLettered ? /[,\s]\s*(?=[a-h1-8][.)]\s)/i : /,/].find((each) =>
    each.test(cell),
  );
  const texts = separator ? cell.split(separator) : [cell];
  return texts
    .map((text) => (isLettered ? text.replace(/^\s*[a-h1-8][.)]\s+/i, '') : text).trim())
    .filter(Boolean);
}

/** A row longer than its header usually has a separator too many. */
function reportCellsBeyond(cells: Cell[], where: string, { columns, report }: RowReading): void {
  const width = columns.header.findLastIndex(Boolean) + 1;
  const beyond = width ? cells.slice(width).filter((cell) => cell !== NO_VALUE) : [];
  const texts = beyond.map((cell) => cellText(cell, where, report)).filter(Boolean);
  if (texts.length) report.add(where, 'cellsBeyond', texts);
}

/** Returns the fields beside question and answers. An impossible time or number of points is left out. */
function furtherFields(
  kind: QuestionKind | 'any',
  read: (name: ColumnName) => string,
  where: string,
  report: Report,
): object {
  const all = TEXT_COLUMNS.map((name) => [name, read(name)] as const).filter(([, text]) => text);
  const isLink = ([name, text]: (typeof all)[number]): boolean => isFile(name) && isAddress(text);
  const texts = all
    .filter((each) => !isLink(each))
    .map(([name, text]) => [name, isFile(name) ? text.replace(/^.*[\\/]/s, '') : text]);
  const links = [...all.filter(isLink).map(([, text]) => text), read('imageLink')];
  for (const link of links.filter(Boolean)) report.add(where, 'pictureLink', link);
  const hasOwnPoints = kind !== 'any' && tablesOfKinds()[kind].hasOwnPoints;
  const cell = hasOwnPoints ? '' : read('points');
  const points = cellNumber(cell.replace(POINTS_UNIT, ''));
  const arePoints = points !== undefined && points >= 0 && points <= 100 && Number.isInteger(points * 2);
  if (cell && !arePoints) report.add(where, 'pointsIgnored', cell);
  return {
    ...Object.fromEntries(texts),
    ...(arePoints && { points }),
    ...(isYes(read('wager')) && { wager: true }),
    ...readSeconds(read('seconds'), where, report),
    ...Object.fromEntries(SOUND_NAMES.flatMap((name) => readSoundNumber(name, read(name), where, report))),
  };
}

function readSoundNumber(
  name: SoundColumn,
  cell: string,
  where: string,
  report: Report,
): [SoundColumn, number][] {
  if (!cell) return [];
  const [least, most] = SOUND_COLUMNS[name];
  const value = cellNumber(cell);
  if (value !== undefined && value >= least && value <= most) return [[name, value]];
  report.add(where, 'soundIgnored', cell);
  return [];
}

/** Reads the day after which a question is to be checked, as a date or as people write it with its year last. */
function readDay(cell: Cell, where: string, report: Report): { checkAfter?: string } {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();
  if (!text) return {};
  const checkAfter = text.replace(
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/,
    (_all, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  if (isDay(checkAfter)) return { checkAfter };
  report.add(where, 'dayIgnored', text);
  return {};
}

function isFile(name: TextColumn): boolean {
  return ['image', 'audio', 'video'].includes(name);
}

/** Whether what should be a file's name names something elsewhere: an address or a formula. */
export function isAddress(name: string): boolean {
  return /^(?:[a-z][a-z+.-]+:|\/\/|www\.|=)/i.test(name);
}

/** Whether a cell says yes, in any language or as spreadsheets write it. */
function isYes(cell: string): boolean {
  const isWord = isNameOf(cell, ({ tables }) => tables.yes) || isNameOf(cell, ({ reports }) => reports.true);
  return isWord || ['x', '1'].includes(cell.toLowerCase());
}

const kinds = () => Object.entries(tablesOfKinds()) as [QuestionKind, TablesKind][];
/** What other programs call questions whose kind can only be told from their answers. */
const ANY_KIND =
  /^((multiple|multi)[- ]?choice( question)?|quiz|mcq?|opci[oó]n m[uú]ltiple|choix multiples?|scelta multipla|meerkeuze(vraag)?|m[uú]ltipla escolha)$/;
/** What the languages call it: two words, perhaps with a sign or another word between them. */
const TRUE_OR_FALSE = new RegExp(
  `^(${patternOf(({ reports }) => reports.true)})[ /]*([,|]|\\p{L}{1,4} )?[ /]*(${patternOf(({ reports }) => reports.false)})$`,
  'u',
);

function isTrueOrFalse(type: string): boolean {
  const words = foldName(type);
  return TRUE_OR_FALSE.test(words) || /^(true[- _]?(or[- _]?)?false|t\/?f|boolean|bool)$/.test(words);
}

/** Returns the two answers of a row that asks whether something is true, or answers so, and has no columns for them. */
function truthSlots(
  correct: string,
  type: string,
  report: Report,
): { slots: string[]; correct: string } | undefined {
  const letters = isTrueOrFalse(type) ? /^(t|1)$|^(f|0)$/i.exec(correct) : null;
  const isTrue = truthOf(correct) ?? (letters ? letters[1] !== undefined : undefined);
  if (isTrue === undefined) return undefined;
  const slots = [report.text('true'), report.text('false')];
  return { slots, correct: slots[isTrue ? 0 : 1]! };
}

/** Returns the kind that a word in a table names; `any` if the answers must tell, undefined if unknown. */
function kindOfType(type: string): QuestionKind | 'any' | undefined {
  const words = foldName(type).replaceAll('_', ' ');
  if (!words || ANY_KIND.test(words) || isTrueOrFalse(type)) return 'any';
  const isOurs = (kind: QuestionKind) => isNameOf(type, ({ tables }) => tables.kinds[kind]);
  const found = kinds().find(
    ([kind, { others, isAlsoNamed }]) => isOurs(kind) || others.test(words) || isAlsoNamed?.(words),
  );
  return found?.[0];
}

/** Whether players pick from the answers of such a question. */
function isPicked(kind: QuestionKind | 'any'): boolean {
  return kind === 'any' || KIND_FIELDS[kind].some((field) => field === 'answers');
}

/** Returns the fields of a row's kind, or undefined if the report says why the row cannot be imported. */
function readKind(row: QuestionRow): Fields {
  if (row.kind !== 'any') return tablesOfKinds()[row.kind].read(row);
  const meant = kinds().find(([, { isMeant }]) => isMeant?.(row));
  return meant?.[1].read(row);
}

const NO_LIMIT = new RegExp(
  `^(none|no limit|unbegrenzt|∞|${patternOf(({ tables }) => tables.noLimit)})$`,
  'i',
);
const SECONDS_UNIT = new RegExp(
  `\\s*(s|se[cgk]|second|sekunde?|${patternOf(({ tables }) => tables.columns.seconds)})\\.?$`,
  'i',
);

const POINTS_UNIT = new RegExp(`\\s*(?:${listWords('points')})\\.?$`, 'iu');

/** Reads `1 min` and `00:30` as seconds; undefined for anything else. */
function minutesIn(text: string): number | undefined {
  const [, minutes, ofClock, seconds] =
    /^(\d{1,2}(?:[.,]5)?)\s*(?:m|min\.?|minut\p{L}*|хв\.?)$|^(\d{1,2}):(\d{2})$/iu.exec(text.trim()) ?? [];
  if (seconds !== undefined) return Number(ofClock) * 60 + Number(seconds);
  return minutes === undefined ? undefined : Number(minutes.replace(',', '.')) * 60;
}

/** Reads seconds, or a word for no limit. */
export function readSeconds(text: string, where: string, report: Report): { seconds?: number | null } {
  if (!text) return {};
  if (NO_LIMIT.test(text)) return { seconds: null };
  const seconds = minutesIn(text) ?? cellNumber(text.replace(SECONDS_UNIT, ''));
  if (seconds !== undefined && seconds >= 5 && seconds <= 3600) return { seconds };
  report.add(where, 'secondsIgnored', text);
  return {};
}
