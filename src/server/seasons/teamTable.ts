import type { Cell } from '../quizzes/formats/table/columns';
import { inAllLanguages, patternOf, type ServerTexts } from '../texts/texts';
import { readHeading } from './dates';
import { isFilled, numberIn } from './ownTables';

/** What headings call what is no evening, in tables from elsewhere and, in all languages, in those of our own. */
const TEAM =
  /^(teams?|team ?names?|names?|mannschaft(en)?|gruppen?|groups?|spieler|players?|equip[ao]s?|équipes?|squadr[ae]|ploeg(en)?|drużyn[ay]|zespół|zespoły|nombre|nome?|naam|nazwa)$/;
const RANK = headingPattern(
  '|rang|ranks?|rank(ing)?|platz|plätze|platzierung|place|position|pos|pl|nr|no|num|#|posici[oó]n|posizione|posição|pozycja|classement|lp',
  ({ season }) => season.columns.rank,
  ({ results }) => results.rank,
);
const TOTAL = headingPattern(
  '∑|σ|gesamt ?(punkte|punktzahl)?|punkte ?(gesamt)?|punktzahl|points?|(total|overall) ?(points|score)?|summe|sum|score|pkt|pts|(puntos |points |punti |pontos )?total[ei]?s?|totaux|totaal|suma|soma|somma|somme|razem|łącznie|ptos|ptn',
  ({ season }) => season.columns.points,
  ({ season }) => season.file,
  ({ results }) => results.points,
);
const NO_EVENING = headingPattern(
  'abende?|evenings?|spiele|games|played|teilnahmen|anzahl|ø|schnitt|durchschnitt|average|avg|partidas|partidos|parties|partite|jogos|gespeeld|gry|promedio|moyenne|media|média|gemiddelde?|średnia',
  ({ season }) => season.columns.evenings,
);
/** What says more surely than others that it is the sum. */
const SUM = /gesamt|tota[al]|totaux|overall|sum|som[am]|razem|łącznie|∑|σ/;

/** Such headings in small letters, with a point behind them or without. */
function headingPattern(others: string, ...ours: ((texts: ServerTexts) => string)[]): RegExp {
  return new RegExp(`^(${others}|${patternOf(...ours)})\\.?$`);
}

/** How far down a header is looked for: tables begin with a title. */
const MAX_HEADER_ROW = 60;

/** A column with the points of one evening. */
export interface EveningColumn {
  at: number;
  heading: Cell;
}

/** A table with teams below each other. */
export interface TeamTable {
  rows: Cell[][];
  /** The first row with a team, from 0. */
  first: number;
  nameAt: number;
  columns: EveningColumn[];
  /** Where the points of all evenings together stand. */
  total: number | undefined;
  /** Headings of columns that nothing is read from. */
  unread: string[];
}

/**
 * Finds teams with their points among rows; undefined where there are none.
 * @param isOwn whether an export of ours wrote it, in which an evening without points is one nobody came to
 */
export function findTable(rows: Cell[][], isOwn: boolean): TeamTable | undefined {
  const header = headerOf(rows);
  if (!header) return undefined;
  const { headings, first, nameAt } = header;
  const below = rows.slice(first).filter((cells) => isFilled(cells[nameAt]));
  const width = [headings, ...below].reduce((most, { length }) => Math.max(most, length), 0);
  const table: TeamTable = { rows, first, nameAt, columns: [], total: undefined, unread: [] };
  for (let at = 0; at < width; at++) {
    const values = below.map((cells) => cells[at]).filter(isFilled);
    const heading = headings[at];
    const words = wordsOf(heading);
    const hasNumbers = values.some((value) => numberIn(value) !== undefined);
    const isDated = readHeading(heading, '9999-12-31').date !== undefined;
    if (at === nameAt || (!values.length && !(isOwn && isDated))) continue;
    if (isDated && (hasNumbers || isOwn)) table.columns.push({ at, heading });
    else if (NO_EVENING.test(words) || (RANK.test(words) && (words || at < nameAt))) continue;
    else if (!hasNumbers) table.unread.push(String(heading ?? '').trim());
    else if (!TOTAL.test(words)) table.columns.push({ at, heading });
    else if (table.total === undefined || SUM.test(words)) table.total = at;
  }
  return table.columns.length || table.total !== undefined ? table : undefined;
}

/** A row that names the teams' column, else the first of two cells or more; a table may begin with its first team. */
function headerOf(rows: Cell[][]): { headings: Cell[]; first: number; nameAt: number } | undefined {
  const top = rows.slice(0, MAX_HEADER_ROW);
  const named = top.findIndex((cells) => cells.filter(isFilled).length > 1 && teamColumn(cells) >= 0);
  if (named >= 0) return { headings: rows[named]!, first: named + 1, nameAt: teamColumn(rows[named]!) };
  const at = top.findIndex((cells) => cells.filter(isFilled).length > 1);
  const cells = rows[at];
  if (!cells) return undefined;
  const below = rows.slice(at + 1);
  const nameAt = cells.findIndex((_cell, column) => isMostlyText(below.map((row) => row[column])));
  const inRow = cells.findIndex((cell) => isFilled(cell) && numberIn(cell) === undefined);
  const rest = cells.filter((cell, column) => column !== inRow && isFilled(cell));
  const isTeam = rest.length > 0 && rest.every((cell) => numberIn(cell) !== undefined);
  const isCount = rest.every((cell, i) => numberIn(cell) === i + 1);
  if (inRow >= 0 && isTeam && !isCount) return { headings: [], first: at, nameAt: inRow };
  return nameAt < 0 ? undefined : { headings: cells, first: at + 1, nameAt };
}

/** What is surely the teams', before what may be. */
function teamColumn(cells: readonly Cell[]): number {
  const headings = cells.map(wordsOf);
  const own = inAllLanguages(({ season }) => season.columns.team.toLowerCase());
  const surely = headings.findIndex((words) => own.includes(words));
  return surely >= 0 ? surely : headings.findIndex((words) => TEAM.test(words));
}

function isMostlyText(cells: Cell[]): boolean {
  const filled = cells.filter(isFilled);
  const texts = filled.filter((cell) => typeof cell === 'string' && numberIn(cell) === undefined);
  return texts.length > 0 && texts.length * 2 > filled.length;
}

function wordsOf(cell: Cell): string {
  if (typeof cell !== 'string') return typeof cell === 'number' ? String(cell) : '';
  return cell
    .slice(0, 200)
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replace(/:$/, '');
}
