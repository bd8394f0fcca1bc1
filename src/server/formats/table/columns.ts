import { MIN_SOUND_GAIN } from '../../../contract/limits';
import type { ColumnChoice } from '../../../contract/quizFiles';
import { ImportError, type Report } from '../report';
import { foldName, patternOf, serverTexts, type ServerTexts } from '../../texts/texts';
import type { Cell } from './cells';

/** What the languages, and tables from elsewhere, call one of several answers. */
const ANSWER_WORD = `${patternOf(({ tables }) => tables.answer)}|option|opt|ans|choice|alternative|possible answer|mögliche antwort|réponse possible|antwortmöglichkeit|auswahl|opción|choix|opzione|optie|opcja|opção|možnost|svarsalternativ|svaralternativ|svarmulighed|vastausvaihtoehto|vaihtoehto|válaszlehetőség|seçenek|şik|варіант`;
const RIGHT_WORD =
  'corr[eé]ct|corret|right|richtig|juist|poprawn|prawidłow|správn|rigtig|rätt|riktig|oikea|helyes|doğru|правильн|bonnes? réponse|(?:goede?|dobra) (?:antwoord|odpowied)';
const SOLUTION = `solution|${patternOf(({ results }) => results.solution)}`;
const ANSWERS_ALONE = patternOf(
  ({ tables }) => tables.answer,
  ({ results }) => results.tables.answers,
);

const QUESTION_WORD =
  'question|frage|pregunta|domanda|vraag|pytani|pergunta|treść pytania|otázk|spørgsmål|fråga|fråge|spørsmål|kysymy|kérdés|soru|питання|запитання';
/** What the languages call a number, or another name for a row that nobody is asked. */
const NUMBER_WORD = `#|id|ids|uuid|guid|key|code|index|idx|pos|position|nr|nro|no|n[º°]|num|number|nummer|numer|numero|número|numéro|numarasi|lp|č|čís|číslo|sira|sira no|№|номер|szám|száma|sorszám|ref|${patternOf(({ results }) => results.number)}`;
/** What follows the word for a question in one word with it, as in “Fragennummer”. */
const COMPOUND = 'numm|nr|num|id|typ|art|text|kateg|punkt|bild|zeit|tid|name|titel|poäng|poeng';

/** The columns beside the answers, and their names in tables from elsewhere; our own are in the texts. */
export const COLUMNS = {
  round:
    /^(round|runde|runda|ronde|ronda|manche|kolo|omgång|kierros|forduló|témakör|tur$|раунд|[ck]at[eé]g[oó]r|катего|(section|topic|subject|theme|abschnitt|thema|themengebiet|thème|sujet|tema|téma|temat|onderwerp|aihe|konu|тема)$)/,
  type: /^(question ?type|type|kind|frageart|fragetyp|art|typ|vraagtype|soort vraag|(tipo|type|typ|rodzaj) (d[ei] )?(pregunta|question|domanda|pergunta|pytania))$/,
  question: new RegExp(`^(?:${QUESTION_WORD})`),
  correct: new RegExp(
    `^(${RIGHT_WORD}|${SOLUTION})|^(${ANSWER_WORD}) (${RIGHT_WORD}|exact|esatta|giusta|certa|key$)|^(${ANSWERS_ALONE})$`,
  ),
  unit: /^(unit|einheit)/,
  tolerance: /^(tolerance|toleranz)/,
  nearest: /^(nearest|nächste)/,
  points: /^(points|punkte|puntos|punti|punten|punkty|pontos)/,
  wager: /^(wager|stake)/,
  seconds: /^(time|seconds|zeit|sekunden|tiempo|temps|tempo|tijd|czas|čas|tid|aika|idő|süre|час)/,
  explanation:
    /^(answer )?explanation|^(begründung|erklärung|erläuterung|toelichting|commentaire|comentario|vysvětlen|forklaring|förklaring|selit|magyarázat|açiklama|пояснення)/,
  note: /^(note|notiz|anmerkung|hinweis|opmerking|uwag|poznámk|bemærkning|anmärkning|merknad|huomautus|megjegyzés|приміт)/,
  image:
    /^(image|picture|bild|foto|photo|zdjęcie|obrázek|billede|bilde|kuva|kép|görsel|resim|зображення|фото)( file|datei)?$/,
  imageAlt: /^(image|picture) description|^bildbeschreibung/,
  audio: /^(audio|sound|ton|tondatei)$/,
  audioFrom: /^(audio|sound) (start|from)$/,
  audioTo: /^(audio|sound) (end|to)$/,
  audioFade: /^(audio|sound) fade/,
  audioGain: /^(audio|sound) (volume|gain)$/,
  video: /^(video|film)$/,
  source: /^(source|quelle|fuente|fonte|bron|źródło|zdroj|kilde|källa|lähde|forrás|kaynak|джерело)$/,
  checkAfter: /^(check|prüfen|gültig|valid) (after|until|nach|bis)$/,
} satisfies Record<keyof ServerTexts['tables']['columns'], RegExp>;
const IMAGE_LINK = new RegExp(
  `^(image|picture|${patternOf(({ tables }) => tables.columns.image)})[- ]?(link|url)`,
);
export type ColumnName = keyof typeof COLUMNS | 'imageLink';
/** The text columns beside question and answers. */
export const TEXT_COLUMNS = ['explanation', 'note', 'source', 'image', 'imageAlt', 'audio', 'video'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];
/** The columns that say which part of a sound is played, and how loud, with the limits of their numbers. */
export const SOUND_COLUMNS = {
  audioFrom: [0, Infinity],
  audioTo: [0, Infinity],
  audioFade: [0, Infinity],
  audioGain: [MIN_SOUND_GAIN, 1],
} as const;
export type SoundColumn = keyof typeof SOUND_COLUMNS;
export const SOUND_NAMES = Object.keys(SOUND_COLUMNS) as SoundColumn[];

const WRONG_WORD =
  'wrong|incorrect(?:a|as|e|es|os)?|false|falsch(?:e|er|en)?|fausses?|mauvaises?|sbagliat[ae]|errat[ae]|erradas?|falsas?|foute?|błędn[ae]|zła|złe|špatn[áéý]|forkerte?|fel|felaktigt|felaktiga|feil|väärä|väärät|hibás|rossz|helytelen|yanliş|неправильн[аі]?';
const ANY_ANSWER = `${ANSWER_WORD}|${ANSWERS_ALONE}|options|choices`;
/** Beside the right answer, the others are wrong; the word alone says nothing. */
const OTHER_WORD =
  'other|another|weitere|andere|autres?|otras?|altre|altra|outras?|inne|další|andre|övriga|andra|muut|muu|egyéb|más|diğer|інші|інша';
const WRONG_ONE = `(?:(?:${WRONG_WORD}|distractors?|distraktor(?:en)?|decoys?)(?: ?(?:${ANY_ANSWER}))?|(?:${ANY_ANSWER}) (?:${WRONG_WORD})|(?:${OTHER_WORD}) (?:${ANY_ANSWER}))`;
/** The wrong answers, in tables that have the right one in a column of its own. */
const WRONG = spelled(`^${WRONG_ONE}(?: ?(?:\\d{1,2}|[a-h]))?$`);
/** Right answers by a name of their own; a column of “answers” beside it holds all that can be chosen. */
const SURELY_RIGHT = spelled(`^(?:${RIGHT_WORD}|${SOLUTION})|^(?:${ANSWER_WORD}) (?:${RIGHT_WORD}|key$)`);
/** A column with all answers of a question. */
const OPTIONS = spelled(
  `^(?:(?:${ANSWER_WORD}) )?(?:${ANSWERS_ALONE}|options|choices|antwortmöglichkeiten|auswahlmöglichkeiten|opciones|opções|opzioni|opties|opcje|možnosti|svarsalternativ|svarmuligheder|vaihtoehdot|válaszlehetőségek|seçenekler|şıklar|варіанти)$`,
);
/** A column that only numbers the rows. */
const ROW_NUMBER = spelled(`^(?:${NUMBER_WORD})?[.:]?$`);
const ANSWER = spelled(`^(?:${ANY_ANSWER}) ?(\\d{1,2}|[a-h])(?![\\p{L}\\p{N}_])`);
const QUESTION_IN_TITLE = spelled(`(?:^| )(?:${QUESTION_WORD})(?:\\p{L}{0,4}(?= |$)|[ns]?(?=${COMPOUND}))`);
/** Words between a number and a question: “número de la pregunta”. */
const BETWEEN = new Set('of the for der zur de del la las du des di della do da das van het к'.split(' '));
const TEXT_WORD = spelled(
  '^(text|texte|texto|testo|tekst|tekstu|teksti|treść|wording|prompt|body|content|stem|statement|enunciado|énoncé|szövege|metni|текст)$',
);
/** What some programs call a question's text, without the word for a question. */
const TEXT_ALONE = spelled('^(prompt|stem|statement|aussage|enunciado|énoncé)$');
const NAME_WORD = spelled('^(name|names|title|titel|titre|título|titolo|nazwa|navn|namn|nimi)$');
/** What is said about a question and is no text to ask. */
const ABOUT_WORD = spelled(
  '^(difficulty|level|schwierigkeit|schwierigkeitsgrad|niveau|language|sprache|status|author|autor|source|quelle|tags?|created|date|datum)',
);
const ABOUT_ANSWER = /^(feedback|score|weight|fraction|grade|percent|%)/;
const NAMED = Object.fromEntries(
  Object.entries(COLUMNS).map(([name, { source }]) => {
    const ours = patternOf(({ tables }) => tables.columns[name as keyof typeof COLUMNS]);
    return [name, { exactly: spelled(`^(?:${ours})$`), about: spelled(source) }];
  }),
) as Record<keyof typeof COLUMNS, { exactly: RegExp; about: RegExp }>;

/** Returns a pattern that also finds words whose umlauts are two letters, or whose accents are missing. */
function spelled(source: string): RegExp {
  const letters: Record<string, string> = { ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa', ß: 'ss' };
  const inTwo = source.replace(/[äæöøüåß]/g, (letter) => letters[letter]!);
  const bare = source
    .replace(/[łøæßı]/g, (letter) => ({ ł: 'l', ø: 'o', æ: 'ae', ß: 'ss' })[letter] ?? 'i')
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1');
  return new RegExp([...new Set([source, inTwo, bare])].join('|'), 'u');
}

/** Which column holds what. */
export interface Columns {
  /** The header's own words, in lower case. */
  header: string[];
  named: Partial<Record<ColumnName, number>>;
  answers: number[];
  /** The columns of wrong answers, in a table that has the right one apart. */
  wrong: number[];
  /** The column that has all answers in one cell. */
  options?: number;
  /** Titles and positions of columns that are not imported. */
  unread: { at: number; title: string }[];
}

/** How many rows are searched for a header: templates begin with a title and advice. */
const MAX_HEADER_ROW = 60;

/** Finds the header by its words; returns undefined if no row names both a question and an answer. */
export function findHeader(rows: Cell[][]): { row: number; columns: Columns } | undefined {
  for (const [row, cells] of rows.slice(0, MAX_HEADER_ROW).entries()) {
    const columns = readHeader(cells, rows.slice(row + 1));
    const { question, correct, type } = columns.named;
    if (question === undefined) continue;
    if (correct !== undefined || (columns.answers.length > 1 && type !== undefined)) return { row, columns };
  }
  return undefined;
}

/** The row of the first question: Wayground's template explains each column in the row below the header. */
export function firstQuestion(rows: Cell[][], { row, columns }: { row: number; columns: Columns }): number {
  const question = rows[row + 1]?.[columns.named.question ?? 0];
  const hasAdvice = typeof question === 'string' && /^text of the question\b/i.test(question);
  return row + (hasAdvice ? 2 : 1);
}

/** A part of a table with questions. */
export interface QuestionTable {
  rows: Cell[][];
  /** The index of the first row with a question. */
  first: number;
  columns: Columns;
}

/** Returns the tables that stand side by side under titles that repeat; otherwise the table itself. */
export function sideBySide(table: QuestionTable): QuestionTable[] {
  const { header, named } = table.columns;
  const title = named.question === undefined ? '' : header[named.question];
  const places = header.flatMap((words, at) => (title && words === title ? [at] : []));
  if (places.length < 2) return [table];
  // What stands before a table's question, such as its round, stands there in each of them.
  const before = places[0]! - header.findIndex(Boolean);
  const parts = places.map((at, part): QuestionTable | undefined => {
    const rows = table.rows.map((row) => row.slice(at - before, (places[part + 1] ?? Infinity) - before));
    const found = findHeader(rows);
    return found && { rows, first: firstQuestion(rows, found), columns: found.columns };
  });
  return parts.every((part) => part !== undefined) ? parts : [table];
}

/** How many columns the header of a table names, of those that are known. */
export function knownColumns(rows: Cell[][]): number {
  const header = findHeader(rows)?.columns;
  if (!header) return 0;
  return Object.keys(header.named).length + header.answers.length + header.wrong.length;
}

/** Returns why a row that looks like a header is none; undefined if it does not look like one. */
export function headerFault(cells: Cell[], below: Cell[][]): 'noCorrectColumn' | 'noHeader' | undefined {
  const { header, named, answers } = readHeader(cells, below);
  const isNamed = header.some((words) => questionRank(words) === 0);
  if (!isNamed || (named.correct === undefined && answers.length < 2)) return undefined;
  return named.question === undefined ? 'noHeader' : 'noCorrectColumn';
}

/** Returns what a file without a header that can be read is refused with. */
export function headerError(fault: ReturnType<typeof headerFault>, report: Report): ImportError {
  return new ImportError(
    report.text(fault ?? 'noHeader', serverTexts[report.language].tables.columns.correct),
  );
}

/** What the titles of columns say about each of them; a dash for what is unknown. */
export function columnGuess(cells: Cell[]): ColumnChoice[] {
  const { named, answers, wrong } = readHeader(cells, []);
  return cells.map((_cell, at) => {
    if (at === named.question) return 'question';
    if (at === named.correct) return 'right';
    if (answers.includes(at)) return 'answer';
    if (wrong.includes(at)) return 'wrong';
    return at === named.round ? 'round' : at === named.explanation ? 'explanation' : '-';
  });
}

function readHeader(cells: Cell[], below: Cell[][]): Columns {
  const header = inWords(cells.map(titleWords));
  const named: Columns['named'] = {};
  const numbered = header.map(withNumberLast);
  const isAnswer = answerPattern(numbered);
  const answers = placesOf(numbered, (words) => isAnswer.test(words) && !isAboutAnswer(words));
  const wrong = answers.length ? [] : placesOf(numbered, (words) => WRONG.test(words));
  const surelyRight = placesOf(header, (words) => SURELY_RIGHT.test(words));
  const isAlone = !answers.length && !wrong.length && surelyRight.length > 0;
  const options = isAlone ? header.findIndex((words) => OPTIONS.test(words)) : -1;
  const question = questionColumn(header, below);
  if (question !== undefined) named.question = question;
  if (surelyRight.length) named.correct = surelyRight[0]!;
  const unread: Columns['unread'] = [];
  const read = new Set([...answers, ...wrong, options, ...Object.values(named)]);
  header.forEach((words, at) => {
    if (read.has(at)) return;
    const name = columnOf(words);
    if (name === 'number') return;
    if (name && named[name] === undefined) named[name] = at;
    else unread.push({ at, title: String(cells[at]).trim() });
  });
  return { header, named, answers, wrong, ...(options >= 0 && { options }), unread };
}

/** Two letters alone stand for question and answer; beside a `b`, the other one is one of several. */
function inWords(header: string[]): string[] {
  if (!header.includes('q') || !header.includes('a') || header.includes('b')) return header;
  return header.map((words) => (words === 'q' ? 'question' : words === 'a' ? 'answer' : words));
}

/** The column whose title is most surely that of the questions, unless its cells only number them. */
function questionColumn(header: string[], below: Cell[][]): number | undefined {
  return header
    .map((words, at) => ({ at, rank: questionRank(words) }))
    .filter(({ at, rank }) => {
      const cells = below.map((row) => row[at]);
      return rank < NO_QUESTION && !(rank === 0 ? numbersRows(cells) : namesRows(cells));
    })
    .sort((one, other) => one.rank - other.rank)[0]?.at;
}

const NO_QUESTION = 3;

/** How far a title is from that of a question's text: 0 is one. */
function questionRank(words: string): number {
  if (NAMED.question.exactly.test(words)) return 0;
  if (TEXT_ALONE.test(words)) return 2;
  if (!QUESTION_IN_TITLE.test(words)) return NAMED.question.about.test(words) ? 1 : NO_QUESTION;
  const rest = besideQuestion(words);
  if (!rest || TEXT_WORD.test(rest)) return 0;
  if (NAME_WORD.test(rest)) return 2;
  return ABOUT_WORD.test(rest) || otherColumn(rest) || !NAMED.question.about.test(words) ? NO_QUESTION : 1;
}

/** Returns a title without the word for a question: what it says about the question. */
function besideQuestion(words: string): string {
  const rest = words.replace(QUESTION_IN_TITLE, ' ').split(' ');
  return rest.filter((word) => word && !BETWEEN.has(word)).join(' ');
}

/** Whether cells only number the rows, by ids such as `Q-17`, too. */
export function namesRows(cells: Cell[]): boolean {
  return numbersRows(cells, ID);
}

/** Whether cells are only numbers, as `7`, `7.` or `#7`. */
export function numbersRows(cells: Cell[], isNumbering = /^#?\d+[.):]?$/): boolean {
  const filled = cells.map((cell) => String(cell ?? '').trim()).filter(Boolean);
  return filled.length > 0 && filled.every((text) => isNumbering.test(text));
}

/** Also ids, as `q17`, `F-003` or a long one of a program. */
const ID = /^#?(?:\p{L}{0,3}[-_. ]?\d+[.):]?|[\da-f]{8}-[\da-f-]{27})$/iu;

function columnOf(words: string): ColumnName | 'number' | undefined {
  const own = otherColumn(words);
  if (own || !QUESTION_IN_TITLE.test(words)) return own;
  return otherColumn(besideQuestion(words));
}

/** Returns which column other than that of the questions has this title. */
function otherColumn(words: string): ColumnName | 'number' | undefined {
  if (ROW_NUMBER.test(words)) return 'number';
  if (IMAGE_LINK.test(words)) return 'imageLink';
  const names = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter((name) => name !== 'question');
  return (
    names.find((name) => NAMED[name].exactly.test(words)) ??
    names.find((name) => NAMED[name].about.test(words))
  );
}

/** Returns the title of one of several columns in one form: `answer 2` for `2nd answer`, `answer #2` or `answer[2]`. */
function withNumberLast(words: string): string {
  return words
    .replaceAll('-', ' ')
    .replace(/^(\d{1,2})(?:[.)ºª]|st|nd|rd|th)? (\p{L}{2}.*)$/u, '$2 $1')
    .replace(
      /^(.*?)[\s.:#([]*(?:(?<= )n[or][\s.:]+)?0*(\d{1,2}|(?<![\p{L}\p{N}])[a-h])[\])]?[.:]?$/u,
      '$1 $2',
    )
    .trim();
}

/** Whether a title names what is said of an answer, such as its picture or points. */
function isAboutAnswer(words: string): boolean {
  const rest = words.replace(ANSWER, '').trim();
  return rest !== '' && rest !== words && (ABOUT_ANSWER.test(rest) || otherColumn(rest) !== undefined);
}

/** Single letters count as answer columns only if no header says so in words. */
function answerPattern(header: string[]): RegExp {
  const hasLetters =
    ['a', 'b'].every((each) => header.includes(each)) && !header.some((words) => ANSWER.test(words));
  return hasLetters ? /^[a-h]$/ : ANSWER;
}

function placesOf(header: string[], has: (words: string) => boolean): number[] {
  return header.flatMap((words, at) => (has(words) ? [at] : []));
}

/** Returns the words of a title as they are compared. */
export function titleWords(cell: Cell): string {
  if (typeof cell !== 'string') return '';
  const spaced = cell.slice(0, 200).replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return foldName(spaced)
    .replace(/[\s_/]+/g, ' ')
    .replace(/ ?\((?!\d{1,2}\))(?:optional|[^()]*\d[^()]*|[^()]{4,})\)$|:$/, '')
    .trim();
}

/** Returns the place of the answer that is named by its letter or its column: `B`, `(b)`, `Option 2`, `answer_b`. */
export function answerPlace(text: string): number | undefined {
  const words = titleWords(text.trim());
  const [, letter] = /^\(?([a-h])[).:]?$/.exec(words) ?? [];
  const found = ANSWER.exec(words);
  const name = letter ?? (found?.[0] === words ? found.slice(1).find(Boolean) : undefined);
  if (!name || Number(name) === 0) return undefined;
  return /\d/.test(name) ? Number(name) - 1 : name.charCodeAt(0) - 97;
}
