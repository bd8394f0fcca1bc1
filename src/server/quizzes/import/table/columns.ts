import type { Cell } from './cells';

/** What a column can hold, beside the answers; in a table of ours all of them can be there. */
const NAMES = {
  type: /^(question ?type|type|kind|frageart|fragetyp|art|typ)$/,
  imageLink: /^(image|picture|bild)[- ]?(link|url)/,
  imageAlt: /^(image|picture) description|^bildbeschreibung/,
  image: /^(image|picture|bild)( file|datei)?$/,
  audio: /^(audio|sound|ton|tondatei)$/,
  video: /^(video|film)$/,
  explanation: /^(answer )?explanation|^(erklärung|erläuterung)/,
  note: /^(note|notiz|anmerkung|hinweis)/,
  seconds: /^(time|seconds|zeit|sekunden)/,
  points: /^(points|punkte)/,
  unit: /^(unit|einheit)/,
  tolerance: /^(tolerance|toleranz)/,
  nearest: /^(nearest|nächste)/,
  round: /^(round|runde|category|kategorie)/,
  correct: /^(correct|right|solution|richtig|lösung)|^(answer|antwort|answers|antworten)$/,
  question: /^(question|frage|fragetext)(?! ?type)/,
} as const;
export type ColumnName = keyof typeof NAMES;
const ANSWER = /^(?:answer|option|choice|antwort|antwortmöglichkeit|auswahl) ?([1-9]\d?|[a-h])\b/;

/** Where in a row each thing stands. */
export interface Columns {
  /** The header's own words, in small letters. */
  header: string[];
  named: Partial<Record<ColumnName, number>>;
  answers: number[];
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
  const columns: Columns = { header: cells.map(wordsOf), named: {}, answers: [] };
  columns.header.forEach((words, at) => {
    if (ANSWER.test(words)) return void columns.answers.push(at);
    const name = (Object.keys(NAMES) as ColumnName[]).find((each) => NAMES[each].test(words));
    if (name && columns.named[name] === undefined) columns.named[name] = at;
  });
  return columns;
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
