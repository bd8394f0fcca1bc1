import type { GameResults } from './gameResults';
import type { ResultTexts } from './resultTexts';

/** Null: an empty cell. */
export type ResultCell = string | number | null;

/** One table of the results, for people. */
export interface ResultTable {
  name: string;
  headings: string[];
  rows: ResultCell[][];
}

/** The results as tables: standings, answers, questions, corrections. */
export function resultTables(results: GameResults, texts: ResultTexts): ResultTable[] {
  return [
    standingsTable(results, texts),
    answersTable(results, texts),
    questionsTable(results, texts),
    correctionsTable(results, texts),
  ];
}

function standingsTable(results: GameResults, texts: ResultTexts): ResultTable {
  const { rounds, standings, hasJoker, hasTieBreak } = results;
  return {
    name: texts.tables.standings,
    headings: [
      ...[texts.rank, texts.name, texts.points],
      ...rounds.map(({ round, title }) => texts.round(round, title)),
      texts.adjusted,
      ...(hasJoker ? [texts.joker] : []),
      ...(hasTieBreak ? [texts.tieBreak] : []),
    ],
    rows: standings.map((player) => [
      ...[player.rank, player.name, player.points, ...player.rounds, player.adjusted],
      ...(hasJoker ? [player.joker] : []),
      ...(hasTieBreak ? [player.tieBreak] : []),
    ]),
  };
}

function answersTable({ answers }: GameResults, texts: ResultTexts): ResultTable {
  return {
    name: texts.tables.answers,
    headings: [
      ...[texts.inRound, texts.number, texts.question],
      ...[texts.name, texts.answer, texts.judgement, texts.points],
    ],
    rows: answers.map((each) => [
      ...[each.round ?? texts.tieBreak, each.number, each.question],
      ...[each.name, each.answer, texts.judged(each), each.points],
    ]),
  };
}

function questionsTable({ questions }: GameResults, texts: ResultTexts): ResultTable {
  return {
    name: texts.tables.questions,
    headings: [
      ...[texts.inRound, texts.number, texts.question, texts.solution],
      ...[texts.answered, texts.correct, texts.share],
    ],
    rows: questions.map(({ round, number, question, solution, answered, correct }) => [
      ...[round ?? texts.tieBreak, number, question, solution, answered, correct],
      answered === 0 ? null : Math.round((correct / answered) * 100),
    ]),
  };
}

function correctionsTable({ corrections }: GameResults, texts: ResultTexts): ResultTable {
  return {
    name: texts.tables.corrections,
    headings: [
      ...[texts.correction, texts.inRound, texts.number, texts.question, texts.answer, texts.judgement],
      ...[texts.count, texts.name, texts.points, texts.reason],
    ],
    rows: corrections.map((each) => {
      if (each.type === 'adjustment')
        return [
          texts.adjustment,
          ...[null, null, null, null, null, null],
          ...[each.name, each.points, each.reason],
        ];
      const { round, number, question, answer, correct, count } = each;
      const judged = texts.judged({ correct, judge: 'quiz' });
      const place = [round ?? texts.tieBreak, number, question];
      return [texts.mark, ...place, answer, judged, count, null, null, null];
    }),
  };
}
