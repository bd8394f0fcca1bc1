import { localeOf } from '../../../../contract/languages';
import type { Report } from '../report';
import { inAllLanguages, type ServerTexts } from '../../../texts/texts';

/** What columns beside the answers can hold, and how tables from elsewhere call it. */
export const COLUMNS = {
  round: /^(round|runde|category|kategorie)/,
  type: /^(question ?type|type|kind|frageart|fragetyp|art|typ)$/,
  question: /^(question|frage|fragetext)(?! ?type)/,
  correct: /^(correct|right|solution|richtig|lösung)|^(answer|antwort|answers|antworten)$/,
  unit: /^(unit|einheit)/,
  tolerance: /^(tolerance|toleranz)/,
  nearest: /^(nearest|nächste)/,
  points: /^(points|punkte)/,
  seconds: /^(time|seconds|zeit|sekunden)/,
  explanation: /^(answer )?explanation|^(erklärung|erläuterung)/,
  note: /^(note|notiz|anmerkung|hinweis)/,
  image: /^(image|picture|bild)( file|datei)?$/,
  imageAlt: /^(image|picture) description|^bildbeschreibung/,
  audio: /^(audio|sound|ton|tondatei)$/,
  video: /^(video|film)$/,
} satisfies Record<keyof ServerTexts['tables']['columns'], RegExp>;
const IMAGE_LINK = /^(image|picture|bild)[- ]?(link|url)/;
export type ColumnName = keyof typeof COLUMNS | 'imageLink';
/** What is right stands in a column of its own where others hold the wrong answers. */
const WRONG =
  /^(?:wrong|incorrect|false|falsch(?:e|er)?|distractor|distraktor)(?: (?:answer|option|choice|antwort))?(?: ?\d{1,2})?$/;
/** What only counts the rows. */
const ROW_NUMBER = /^(?:#|id|pos|nr|no|num|number|nummer)?\.?$/;
const ANSWER = /^(?:answer|option|choice|antwort|antwortmöglichkeit|auswahl) ?([1-9]\d?|[a-h])\b/;

/** Where in a row each thing stands. */
export interface Columns {
  /** The header's own words, in small letters. */
  header: string[];
  named: Partial<Record<ColumnName, number>>;
  answers: number[];
  /** Where the wrong answers stand, in a table that has the right one apart. */
  wrong: number[];
  /** Names of columns that nothing is read from, and where they stand. */
  unread: { at: number; title: string }[];
}

/** How far down a header is looked for: templates begin with a title and advice. */
const MAX_HEADER_ROW = 60;

/** Finds the header by its words; undefined where no row has a question and an answer. */
export function findHeader(rows: Cell[][]): { row: number; columns: Columns } | undefined {
  for (const [row, cells] of rows.slice(0, MAX_HEADER_ROW).entries()) {
    const columns = readHeader(cells);
    const { question, correct, type } = columns.named;
    if (question === undefined) continue;
    if (correct !== undefined || (columns.answers.length > 1 && type !== undefined)) return { row, columns };
  }
  return undefined;
}

function readHeader(cells: Cell[]): Columns {
  const header = cells.map(wordsOf);
  const named: Columns['named'] = {};
  const isAnswer = answerPattern(header);
  const answers = placesOf(header, (words) => isAnswer.test(words));
  const wrong = answers.length ? [] : placesOf(header, (words) => WRONG.test(words));
  const unread: Columns['unread'] = [];
  header.forEach((words, at) => {
    if (answers.includes(at) || wrong.includes(at)) return;
    const name = columnOf(words);
    if (name && named[name] === undefined) named[name] = at;
    else if (!ROW_NUMBER.test(words)) unread.push({ at, title: String(cells[at]).trim() });
  });
  return { header, named, answers, wrong, unread };
}

function columnOf(words: string): ColumnName | undefined {
  if (IMAGE_LINK.test(words)) return 'imageLink';
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const isOurs = (name: keyof typeof COLUMNS) =>
    inAllLanguages(({ tables }) => tables.columns[name].toLowerCase()).includes(words);
  return names.find((name) => isOurs(name)) ?? names.find((name) => COLUMNS[name].test(words));
}

/** Letters alone name answers where nothing says so in words. */
function answerPattern(header: string[]): RegExp {
  const hasLetters =
    ['a', 'b', 'c'].every((each) => header.includes(each)) && !header.some((words) => ANSWER.test(words));
  return hasLetters ? /^[a-h]$/ : ANSWER;
}

function placesOf(header: string[], has: (words: string) => boolean): number[] {
  return header.flatMap((words, at) => (has(words) ? [at] : []));
}

function wordsOf(cell: Cell): string {
  if (typeof cell !== 'string') return '';
  return cell
    .slice(0, 200)
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replace(/:$/, '');
}

export type Cell = string | number | boolean | Date | null | undefined;

/** What stands in a cell whose formula has no value that could be read. */
export const NO_VALUE = '\uE000no value\uE000';

/** A cell's text; dates and truths are written as the host's language does. */
export function cellText(cell: Cell, where: string, report: Report): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return report.text(cell ? 'true' : 'false');
  if (!(cell instanceof Date)) return String(cell).trim();
  const text = Number.isNaN(cell.valueOf())
    ? ''
    : cell.toLocaleDateString(localeOf(report.language), {
        ...{ day: 'numeric', month: 'numeric', year: 'numeric' },
        timeZone: 'UTC',
      });
  report.add(where, 'dateCell', text);
  return text;
}

/** The numbers in a cell such as `2`, `2,3` or `2; 3`. A German Excel makes the number 2.3 of `2,3`. */
export function cellNumbers(text: string): number[] | undefined {
  if (!/^\d{1,2}(?:\s*[,;.\s/&+]\s*\d{1,2})*$/.test(text)) return undefined;
  return text.split(/\D+/).map(Number);
}

/** A number written with a point or a comma. */
export function cellNumber(text: string): number | undefined {
  if (!/^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
