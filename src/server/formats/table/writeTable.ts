import type { Language } from '../../../contract/languages';
import {
  KIND_FIELDS,
  sourceKind,
  type QuestionSource,
  type QuizSource,
  type RoundSource,
} from '../../../contract/question';
import { serverTexts } from '../../texts/texts';
import { tablesOfKinds } from '../tablesKind';
import type { Cell } from './cells';
import { COLUMNS, SOUND_NAMES, TEXT_COLUMNS } from './columns';

type WrittenColumn = keyof typeof COLUMNS;
const BEFORE_ANSWERS: WrittenColumn[] = ['round', 'type', 'question'];
const AFTER_ANSWERS = (Object.keys(COLUMNS) as WrittenColumn[]).filter(
  (name) => !BEFORE_ANSWERS.includes(name),
);
/** The fewest answer columns, so that a host sees where answers go. */
const LEAST_ANSWERS = 4;

/** Returns the questions as a table with a header; optional columns only if used. `roundCell` names a round. */
export function writeTable(
  quiz: QuizSource,
  language: Language,
  roundCell: (round: RoundSource, index: number) => Cell = (_round, index) => index + 1,
): Cell[][] {
  const rows = [
    ...(quiz.questions ?? []).map((question) => writeRow(question, undefined, language)),
    ...(quiz.rounds ?? []).flatMap((round, index) =>
      round.questions.map((question) => writeRow(question, roundCell(round, index), language)),
    ),
    ...(quiz.tieBreak ? [writeRow(quiz.tieBreak, serverTexts[language].reports.tieBreak, language)] : []),
  ];
  const answerCount = rows.reduce((most, { answers }) => Math.max(most, answers.length), LEAST_ANSWERS);
  const after = AFTER_ANSWERS.filter(
    (name) => name === 'correct' || rows.some(({ cells }) => cells[name] !== undefined),
  );
  const { tables } = serverTexts[language];
  const titlesOf = (names: WrittenColumn[]) => names.map((name) => tables.columns[name]);
  const numbers = Array.from({ length: answerCount }, (_, index) => index);
  const answerTitles = numbers.map((number) => `${tables.answer} ${number + 1}`);
  return [
    [...titlesOf(BEFORE_ANSWERS), ...answerTitles, ...titlesOf(after)],
    ...rows.map(({ cells, answers }) => [
      ...BEFORE_ANSWERS.map((name) => cells[name]),
      ...numbers.map((number) => answers[number]),
      ...after.map((name) => cells[name]),
    ]),
  ];
}

function writeRow(question: QuestionSource, round: Cell, language: Language) {
  const kind = sourceKind(question);
  const { tables } = serverTexts[language];
  const { answers, cells: ofKind } = tablesOfKinds()[kind].write(question, language);
  const { points, seconds } = question;
  const texts = TEXT_COLUMNS.map((name) => [name, question[name]?.trim() || undefined] as const);
  const cells: Partial<Record<WrittenColumn, Cell>> = {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(SOUND_NAMES.map((name) => [name, question[name] ?? undefined])),
    checkAfter: question.checkAfter?.trim() || undefined,
    points: points ?? undefined,
    wager: question.wager ? tables.yes : undefined,
    type: tables.kinds[kind],
    ...ofKind,
    round,
    question: question.question,
    seconds: seconds === null ? tables.noLimit : seconds,
  };
  return { cells, answers: answers ?? [] };
}

/** Returns which fields of a question a row can hold, for the report. */
export function keptInRow(question: QuestionSource): string[] {
  const kind = sourceKind(question);
  const { notInTables = [] } = tablesOfKinds()[kind];
  return [...KIND_FIELDS[kind].filter((field) => !notInTables.includes(field)), ...Object.keys(COLUMNS)];
}
