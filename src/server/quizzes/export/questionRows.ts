import type { QuestionSource, QuizSource } from '../../../contract/quizSource';
import { ANSWER_NAMES, COLUMN_NAMES, NO_LIMIT, TIE_BREAK } from '../import/sheets/ownNames';
import { KIND_NAMES } from '../import/table/kindNames';
import { KIND_FIELDS, kindOf } from './sourceKind';

/** A cell's text or number; undefined where it is empty. */
export type ExportCell = string | number | boolean | undefined;
type ColumnKey = keyof typeof COLUMN_NAMES;
interface QuestionRow {
  cells: Partial<Record<ColumnKey, ExportCell>>;
  answers: string[];
}

const BEFORE_ANSWERS: ColumnKey[] = ['round', 'type', 'question'];
/** Two columns of answers at least, so that a host sees where they go. */
const LEAST_ANSWERS = 4;

/** The questions as a table with a header. Columns that stay empty are left out, save those that each quiz has. */
export function questionRows(quiz: QuizSource, language: 0 | 1): ExportCell[][] {
  const rows = [
    ...(quiz.questions ?? []).map((question) => rowOf(question, undefined, language)),
    ...(quiz.rounds ?? []).flatMap(({ questions }, index) =>
      questions.map((question) => rowOf(question, index + 1, language)),
    ),
    ...(quiz.tieBreak ? [rowOf(quiz.tieBreak, TIE_BREAK[language], language)] : []),
  ];
  const answerCount = rows.reduce((most, { answers }) => Math.max(most, answers.length), LEAST_ANSWERS);
  const after = (Object.keys(COLUMN_NAMES) as ColumnKey[]).filter(
    (name) =>
      !BEFORE_ANSWERS.includes(name) &&
      (name === 'correct' || rows.some(({ cells }) => cells[name] !== undefined)),
  );
  const numbers = Array.from({ length: answerCount }, (_, index) => index);
  return [
    [
      ...BEFORE_ANSWERS.map((name) => COLUMN_NAMES[name][language]),
      ...numbers.map((number) => `${ANSWER_NAMES[language]} ${number + 1}`),
      ...after.map((name) => COLUMN_NAMES[name][language]),
    ],
    ...rows.map(({ cells, answers }) => [
      ...BEFORE_ANSWERS.map((name) => cells[name]),
      ...numbers.map((number) => answers[number]),
      ...after.map((name) => cells[name]),
    ]),
  ];
}

function rowOf(question: QuestionSource, round: ExportCell, language: 0 | 1): QuestionRow {
  const kind = kindOf(question);
  const { answers, acceptedAnswers, correctOrder, correctAnswer, correctAnswers, correctNumber } = question;
  const { seconds, nearest } = question;
  const numbers =
    kind === 'choice' ? [correctAnswer ?? 0] : kind === 'multiple' ? (correctAnswers ?? []) : [];
  const places = numbers.map((at) => at + 1).join('; ');
  const texts = (['explanation', 'note', 'image', 'imageAlt', 'audio', 'video'] as const).map(
    (name) => [name, question[name]?.trim() || undefined] as const,
  );
  return {
    cells: {
      ...Object.fromEntries(texts),
      round,
      type: KIND_NAMES[kind][language],
      question: question.question,
      correct: kind === 'number' ? (correctNumber ?? undefined) : places || undefined,
      ...(kind === 'number' && {
        unit: question.unit?.trim() || undefined,
        tolerance: question.tolerance ?? undefined,
        nearest: nearest?.join('; '),
      }),
      points: question.points ?? undefined,
      seconds: seconds === null ? NO_LIMIT[language] : seconds,
    },
    answers:
      { choice: answers, multiple: answers, text: acceptedAnswers, number: [], order: correctOrder }[kind] ??
      [],
  };
}

/** What a row holds of a question, for the report. */
export function keptInRow(question: QuestionSource): string[] {
  return ['question', ...KIND_FIELDS[kindOf(question)], ...Object.keys(COLUMN_NAMES)];
}
