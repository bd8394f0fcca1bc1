import { localeOf } from '../../../contract/languages';
import type { Report } from '../report';
import { inAllLanguages, patternOf, type ServerTexts } from '../../texts/texts';

/** What the languages call an answer of several, and what tables from elsewhere call it. */
const ANSWER_WORD = `${patternOf(({ tables }) => tables.answer)}|option|choice|antwortmöglichkeit|auswahl|opción|choix|opzione|optie|opcja|opção`;
const RIGHT_WORD =
  'corr[eé]ct|corret|right|richtig|juist|poprawn|prawidłow|bonnes? réponse|(?:goede?|dobra) (?:antwoord|odpowied)';
const SOLUTION = `solution|${patternOf(({ results }) => results.solution)}`;
const ANSWERS_ALONE = patternOf(
  ({ tables }) => tables.answer,
  ({ results }) => results.tables.answers,
);

/** What columns beside the answers can hold, and how tables from elsewhere call it; our own names are in the texts. */
export const COLUMNS = {
  round: /^(round|runde|runda|ronde|ronda|manche|[ck]at[eé]gor)/,
  type: /^(question ?type|type|kind|frageart|fragetyp|art|typ|vraagtype|soort vraag|(tipo|type|typ|rodzaj) (d[ei] )?(pregunta|question|domanda|pergunta|pytania))$/,
  question: /^(question|frage|fragetext|pregunta|domanda|vraag|pytani|pergunta|treść pytania)(?! ?type)/,
  correct: new RegExp(
    `^(${RIGHT_WORD}|${SOLUTION})|^(${ANSWER_WORD}) (${RIGHT_WORD}|exact|esatta|giusta|certa)|^(${ANSWERS_ALONE})$`,
  ),
  unit: /^(unit|einheit)/,
  tolerance: /^(tolerance|toleranz)/,
  nearest: /^(nearest|nächste)/,
  points: /^(points|punkte|puntos|punti|punten|punkty|pontos)/,
  seconds: /^(time|seconds|zeit|sekunden|tiempo|temps|tempo|tijd|czas)/,
  explanation: /^(answer )?explanation|^(erklärung|erläuterung|toelichting|commentaire|comentario)/,
  note: /^(note|notiz|anmerkung|hinweis|opmerking|uwag)/,
  image: /^(image|picture|bild|foto|photo|zdjęcie)( file|datei)?$/,
  imageAlt: /^(image|picture) description|^bildbeschreibung/,
  audio: /^(audio|sound|ton|tondatei)$/,
  video: /^(video|film)$/,
} satisfies Record<keyof ServerTexts['tables']['columns'], RegExp>;
const IMAGE_LINK = new RegExp(
  `^(image|picture|${patternOf(({ tables }) => tables.columns.image)})[- ]?(link|url)`,
);
export type ColumnName = keyof typeof COLUMNS | 'imageLink';
const NUMBERED = ' ?\\d{1,2}';
const WRONG_WORD =
  'wrong|incorrect(?:a|e)?|false|falsch(?:e|er)?|fausse|mauvaise|sbagliata|errata|errada|falsa|foute?|błędna|zła';
/** What is right stands in a column of its own where others hold the wrong answers. */
const WRONG = new RegExp(
  `^(?:(?:${WRONG_WORD}|distractor|distraktor)(?: (?:${ANSWER_WORD}))?|(?:${ANSWER_WORD}) (?:${WRONG_WORD}))(?:${NUMBERED})?$`,
);
/** What only counts the rows. */
const ROW_NUMBER = new RegExp(
  `^(?:#|id|pos|nr|no|n[º°]|num|number|nummer|lp|${patternOf(({ results }) => results.number)})?\\.?$`,
);
const ANSWER = new RegExp(`^(?:${ANSWER_WORD}) ?([1-9]\\d?|[a-h])(?![\\p{L}\\p{N}_])`, 'u');

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
        day: 'numeric',
        month: 'numeric',
        year: 'numeric',
        timeZone: 'UTC',
      });
  report.add(where, 'dateCell', text);
  return text;
}

/** The numbers in a cell such as `2`, `2,3` or `2; 3`. Where decimals have commas, Excel makes 2.3 of `2,3`. */
export function cellNumbers(text: string): number[] | undefined {
  if (!/^\d{1,2}(?:\s*[,;.\s/&+]\s*\d{1,2})*$/.test(text)) return undefined;
  return text.split(/\D+/).map(Number);
}

/** What stands between thousands in many languages. A point or a comma there would be read as that of decimals. */
const GROUPED = /^[-+]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d\s])/;

/** A number written with a point or a comma, and maybe with spaces between its thousands. */
export function cellNumber(written: string): number | undefined {
  const text = GROUPED.test(written) ? written.replace(/\s/g, '') : written;
  if (!/^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
