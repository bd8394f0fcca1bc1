import type { GameResults, OpinionResult, PlayerResult } from '../../session/results/storedResults';
import type { Language } from '../../contract/languages';
import { numberSigns } from '../../contract/numberSigns';
import { writtenSheet } from '../formats/spreadsheet/xlsx';
import { BYTE_ORDER_MARK, csvLines } from '../formats/table/csv';
import { numberList, serverTexts, type ServerTexts } from '../texts/texts';

type ResultTexts = ServerTexts['results'] & Pick<ServerTexts, 'labelled'> & { language: Language };

/**
 * Where a formula could begin, also in full-width characters or after spaces and quotes: at the start of a
 * text, and after each character at which a spreadsheet may split cells. No formula begins with `-)`.
 */
const FORMULA_START = /(^|[;,\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠](?!\)))/g;
const PLAIN_NEGATIVE = /^-\d+([.,]\d+)?$/;

/** Writes tables one below the other, each under its name, for a spreadsheet in this language. */
export function writeCsv(tables: readonly ResultTable[], language: Language): string {
  const { decimal } = numberSigns(language);
  const blocks = tables.map(({ name, headings, rows }) => {
    const texts = [[name], headings, ...rows].map((cells) => cells.map((cell) => csvText(cell, decimal)));
    return csvLines(texts, ';');
  });
  return BYTE_ORDER_MARK + blocks.join('\r\n');
}

/** Numbers have the language's decimal sign, so that spreadsheets read them as numbers. */
function csvText(cell: ResultCell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return PLAIN_NEGATIVE.test(cell) ? cell : cell.replace(FORMULA_START, "$1'");
}

/** Widths in characters: a column is as wide as its content, up to a limit. */
const LEAST_WIDTH = 8;
const MOST_WIDTH = 60;

/** Returns a table as a sheet for the writer of spreadsheets. */
export function sheetOf({ name, sheet = name, headings, ...table }: ResultTable) {
  const rows = [headings, ...table.rows];
  return writtenSheet({ name: sheet, rows, hasHeader: true }, (column) => {
    const lengths = rows.map((row) => String(row[column] ?? '').length);
    const longest = lengths.reduce((most, length) => Math.max(most, length), LEAST_WIDTH);
    return Math.min(longest + 2, MOST_WIDTH);
  });
}

/** Null is an empty cell. */
export type ResultCell = string | number | null;

/** One table of the results, for people to read. */
export interface ResultTable {
  name: string;
  /** Its sheet's name in a spreadsheet, if that differs: no colon, and at most 31 characters. */
  sheet?: string;
  headings: string[];
  rows: ResultCell[][];
}

/** One column of a table: its heading, and its cell in each row. */
type TableColumn<Row> = [heading: string, cell: (row: Row) => ResultCell];

function tableOf<Row>(name: string, rows: readonly Row[], columns: TableColumn<Row>[]): ResultTable {
  return {
    name,
    headings: columns.map(([heading]) => heading),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  };
}

const TABLES = [standingsTable, answersTable, questionsTable, roundsTable, correctionsTable];

/** Returns the results as tables, opinions only if there are any, then those of former quizzes. */
export function resultTables(results: GameResults, language: Language): ResultTable[] {
  const { results: named, labelled } = serverTexts[language];
  const texts = { ...named, labelled, language };
  const { former = [], opinions = [] } = results;
  return [
    ...TABLES.map((table) => table(results, texts)),
    ...(opinions.length > 0 ? [opinionsTable(opinions, texts)] : []),
    ...former.flatMap(({ quizName, results: before }, at) =>
      resultTables({ ...before, former: [] }, language).map(({ name, ...table }) => ({
        ...table,
        name: `${quizName === '' ? texts.former({ number: at + 1 }) : texts.formerNamed({ number: at + 1, quizName })} – ${name}`,
        sheet: `${texts.former({ number: at + 1 })} – ${name}`,
      })),
    ),
  ];
}

function standingsTable(results: GameResults, texts: ResultTexts): ResultTable {
  const { rounds, standings, hasJoker, hasTieBreak } = results;
  const ofRounds = rounds.map(({ round, title }, at): TableColumn<PlayerResult> => {
    return [roundName(round, title, texts), (player) => inCell(player.rounds[at] ?? null)];
  });
  const columns: TableColumn<PlayerResult>[] = [
    [texts.rank, ({ rank }) => rank],
    [texts.name, ({ name }) => name],
    [texts.points, ({ points }) => inCell(points)],
    ...ofRounds,
    [texts.adjusted, ({ adjusted }) => adjusted],
  ];
  if (hasJoker) columns.push([texts.joker, ({ joker }) => joker]);
  if (hasTieBreak) columns.push([texts.tieBreak, ({ tieBreak }) => tieBreak]);
  return tableOf(texts.tables.standings, standings, columns);
}

/** Rounds points for people: a third of a point has endless decimals. */
function inCell(points: number | null): number | null {
  return points && Math.round(points * 100) / 100;
}

function answersTable({ answers }: GameResults, texts: ResultTexts): ResultTable {
  return tableOf(texts.tables.answers, answers, [
    [texts.inRound, ({ round }) => round ?? texts.tieBreak],
    [texts.number, ({ number }) => number],
    [texts.question, ({ question }) => question],
    [texts.name, ({ name }) => name],
    [texts.answer, ({ answer }) => answer],
    [texts.judgement, (each) => judged(each, texts)],
    [texts.points, ({ points }) => inCell(points)],
  ]);
}

function roundsTable({ rounds, questions }: GameResults, texts: ResultTexts): ResultTable {
  const asked = (round: number, number: number | null): string | null => {
    const found = questions.find((each) => each.round === round && each.number === number);
    return found ? texts.labelled({ label: String(found.number), text: found.question }) : null;
  };
  return tableOf(texts.tables.rounds, rounds, [
    [texts.inRound, ({ round, title }) => roundName(round, title, texts)],
    [texts.share, ({ share }) => share],
    [texts.hardest, ({ round, hardest }) => asked(round, hardest)],
    [texts.easiest, ({ round, easiest }) => asked(round, easiest)],
  ]);
}

/** Returns a single number as a number, all else as text: spreadsheets would take some texts for dates. */
function solutionCell({ solution, value }: GameResults['questions'][number], language: Language): ResultCell {
  if (value === undefined) return solution;
  const { length } = String(value);
  return solution.length === length ? value : numberList([value], language) + solution.slice(length);
}

function questionsTable({ questions }: GameResults, texts: ResultTexts): ResultTable {
  return tableOf(texts.tables.questions, questions, [
    [texts.inRound, ({ round }) => round ?? texts.tieBreak],
    [texts.number, ({ number }) => number],
    [texts.question, ({ question }) => question],
    [texts.solution, (went) => solutionCell(went, texts.language)],
    [texts.answered, ({ answered }) => answered],
    [texts.correct, ({ correct }) => correct],
    [texts.share, ({ share }) => share],
    [texts.strongMinusWeak, (went) => went.strongMinusWeak],
  ]);
}

function correctionsTable({ corrections }: GameResults, texts: ResultTexts): ResultTable {
  return {
    name: texts.tables.corrections,
    headings: [
      texts.correction,
      texts.inRound,
      texts.number,
      texts.question,
      texts.answer,
      texts.judgement,
      texts.count,
      texts.name,
      texts.points,
      texts.reason,
    ],
    rows: corrections.map((each) => {
      if (each.type === 'adjustment')
        return [texts.adjustment, null, null, null, null, null, null, each.name, each.points, each.reason];
      if (each.type === 'total')
        return [texts.total, each.round, null, null, null, null, null, each.name, each.points, null];
      const { round, number, question } = each;
      const verdict = judged({ ...each, judge: 'quiz' }, texts);
      const place = [round ?? texts.tieBreak, number, question];
      if (each.type === 'score') return [texts.score, ...place, null, verdict, null, each.name, null, null];
      const { part, count } = each;
      const answer = part === undefined ? each.answer : texts.labelled({ label: part, text: each.answer });
      return [texts.mark, ...place, answer, verdict, count, null, null, null];
    }),
  };
}

function opinionsTable(opinions: readonly OpinionResult[], texts: ResultTexts): ResultTable {
  return {
    name: texts.tables.opinions,
    headings: [texts.inRound, texts.number, texts.question, texts.answer, texts.count],
    rows: opinions.flatMap(({ round, number, question, answers }) =>
      answers.map(({ answer, count }) => [round, number, question, answer, count]),
    ),
  };
}

function roundName(round: number, title: string | null, texts: ResultTexts): string {
  return title === null ? texts.round({ round }) : texts.roundTitled({ round, title });
}

interface Judged {
  correct: boolean;
  share?: number;
  judge: keyof ResultTexts['judgedBy'];
}

/** Returns how an answer was judged, and by whom if not by the quiz. */
function judged({ correct, share, judge }: Judged, texts: ResultTexts): string {
  const { right, half, partly, wrong } = texts.judged;
  const verdict = correct ? (share ? half : right) : share ? partly : wrong;
  return texts.judgedBy[judge]({ judged: verdict });
}
