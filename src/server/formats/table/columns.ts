import { localeOf } from '../../../contract/languages';
import type { Report } from '../report';
import { foldName, isNameOf, patternOf, type ServerTexts } from '../../texts/texts';

/** What the languages, and tables from elsewhere, call one of several answers. */
const ANSWER_WORD = `${patternOf(({ tables }) => tables.answer)}|option|choice|antwortmöglichkeit|auswahl|opción|choix|opzione|optie|opcja|opção|možnost|svarsalternativ|svaralternativ|svarmulighed|vastausvaihtoehto|vaihtoehto|válaszlehetőség|seçenek|şik|варіант`;
const RIGHT_WORD =
  'corr[eé]ct|corret|right|richtig|juist|poprawn|prawidłow|správn|rigtig|rätt|riktig|oikea|helyes|doğru|правильн|bonnes? réponse|(?:goede?|dobra) (?:antwoord|odpowied)';
const SOLUTION = `solution|${patternOf(({ results }) => results.solution)}`;
const ANSWERS_ALONE = patternOf(
  ({ tables }) => tables.answer,
  ({ results }) => results.tables.answers,
);

/** The columns beside the answers, and their names in tables from elsewhere; our own are in the texts. */
export const COLUMNS = {
  round:
    /^(round|runde|runda|ronde|ronda|manche|kolo|omgång|kierros|forduló|témakör|tur$|раунд|[ck]at[eé]g[oó]r|катего)/,
  type: /^(question ?type|type|kind|frageart|fragetyp|art|typ|vraagtype|soort vraag|(tipo|type|typ|rodzaj) (d[ei] )?(pregunta|question|domanda|pergunta|pytania))$/,
  question:
    /^(question|frage|fragetext|pregunta|domanda|vraag|pytani|pergunta|treść pytania|otázk|spørgsmål|fråga|spørsmål|kysymys|kérdés|soru|питання|запитання)(?! ?type)/,
  correct: new RegExp(
    `^(${RIGHT_WORD}|${SOLUTION})|^(${ANSWER_WORD}) (${RIGHT_WORD}|exact|esatta|giusta|certa)|^(${ANSWERS_ALONE})$`,
  ),
  unit: /^(unit|einheit)/,
  tolerance: /^(tolerance|toleranz)/,
  nearest: /^(nearest|nächste)/,
  points: /^(points|punkte|puntos|punti|punten|punkty|pontos)/,
  wager: /^(wager|stake)/,
  seconds: /^(time|seconds|zeit|sekunden|tiempo|temps|tempo|tijd|czas|čas|tid|aika|idő|süre|час)/,
  explanation:
    /^(answer )?explanation|^(erklärung|erläuterung|toelichting|commentaire|comentario|vysvětlen|forklaring|förklaring|selit|magyarázat|açiklama|пояснення)/,
  note: /^(note|notiz|anmerkung|hinweis|opmerking|uwag|poznámk|bemærkning|anmärkning|merknad|huomautus|megjegyzés|приміт)/,
  image:
    /^(image|picture|bild|foto|photo|zdjęcie|obrázek|billede|bilde|kuva|kép|görsel|resim|зображення|фото)( file|datei)?$/,
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
  'wrong|incorrect(?:a|e)?|false|falsch(?:e|er)?|fausse|mauvaise|sbagliata|errata|errada|falsa|foute?|błędna|zła|špatn[áéý]|forkert|fel|felaktigt|feil|väärä|hibás|rossz|helytelen|yanliş|неправильна?';
/** The wrong answers, in tables that have the right one in a column of its own. */
const WRONG = new RegExp(
  `^(?:(?:${WRONG_WORD}|distractor|distraktor)(?: (?:${ANSWER_WORD}))?|(?:${ANSWER_WORD}) (?:${WRONG_WORD}))(?:${NUMBERED})?$`,
);
/** A column that only numbers the rows. */
const ROW_NUMBER = new RegExp(
  `^(?:#|id|pos|nr|no|n[º°]|num|number|nummer|lp|č|nro|sira|№|${patternOf(({ results }) => results.number)})?\\.?$`,
);
const ANSWER = new RegExp(`^(?:${ANSWER_WORD}) ?([1-9]\\d?|[a-h])(?![\\p{L}\\p{N}_])`, 'u');

/** Which column holds what. */
export interface Columns {
  /** The header's own words, in lower case. */
  header: string[];
  named: Partial<Record<ColumnName, number>>;
  answers: number[];
  /** The columns of wrong answers, in a table that has the right one apart. */
  wrong: number[];
  /** Titles and positions of columns that are not imported. */
  unread: { at: number; title: string }[];
}

/** How many rows are searched for a header: templates begin with a title and advice. */
const MAX_HEADER_ROW = 60;

/** Finds the header by its words; returns undefined if no row names both a question and an answer. */
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
  const isOurs = (name: keyof typeof COLUMNS) => isNameOf(words, ({ tables }) => tables.columns[name]);
  return names.find((name) => isOurs(name)) ?? names.find((name) => COLUMNS[name].test(words));
}

/** Single letters count as answer columns only if no header says so in words. */
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
  return foldName(cell.slice(0, 200))
    .replace(/[\s_]+/g, ' ')
    .replace(/:$/, '');
}

export type Cell = string | number | boolean | Date | null | undefined;

/** Marks a cell whose formula has no readable value. */
export const NO_VALUE = '\uE000no value\uE000';

/** Returns a cell's text; dates and booleans are written in the host's language. */
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

/** Reads the numbers in a cell such as `2`, `2,3` or `2; 3`. Excel may have turned `2,3` into 2.3. */
export function cellNumbers(text: string): number[] | undefined {
  if (!/^\d{1,2}(?:\s*[,;.\s/&+]\s*\d{1,2})*$/.test(text)) return undefined;
  return text.split(/\D+/).map(Number);
}

/** Spaces group thousands in many languages. A point or comma there would be read as a decimal sign. */
const GROUPED = /^[-+]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d\s])/;

/** Reads a number with a decimal point or comma, any minus sign, and perhaps spaces between its thousands. */
export function cellNumber(cell: string): number | undefined {
  const written = cell.replace(/^\u2212/, '-');
  const text = GROUPED.test(written) ? written.replace(/\s/g, '') : written;
  if (!/^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
