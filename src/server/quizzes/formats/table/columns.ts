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
    const name = (Object.keys(NAMES) as ColumnName[]).find((each) => NAMES[each].test(words));
    if (name && named[name] === undefined) named[name] = at;
    else if (!ROW_NUMBER.test(words)) unread.push({ at, title: String(cells[at]).trim() });
  });
  return { header, named, answers, wrong, unread };
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
