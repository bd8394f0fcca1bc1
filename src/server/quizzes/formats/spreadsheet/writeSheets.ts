import writeExcelFile from 'write-excel-file/node';
import {
  KIND_FIELDS,
  type QuestionSource,
  type QuizSource,
  type RoundSource,
  sourceKind,
} from '../../../../contract/quizSource';
import type { Report } from '../../remarks/report';
import { reportLost } from '../sourceFields';
import { KIND_NAMES } from '../table/kindNames';
import {
  ANSWER_NAMES,
  COLUMN_NAMES,
  FIELD_NAMES,
  NO_LIMIT_WORDS,
  SHEET_NAMES,
  TIE_BREAK,
  type FieldName,
} from './ownNames';

const QUIZ_FIELDS: FieldName[] = [
  'quizName',
  'quizDescription',
  'scoring',
  'reveal',
  'seconds',
  'scores',
  'joker',
];
const ROUND_FIELDS: FieldName[] = ['title', 'scoring', 'reveal', 'seconds'];
/** In characters. */
const WIDTH = 24;

/** A quiz as a spreadsheet of three sheets, which an import reads back whole. */
export async function exportSheets(quiz: QuizSource, report: Report): Promise<Uint8Array> {
  const language = report.language === 'de' ? 0 : 1;
  reportAll(quiz, report);
  const settings = QUIZ_FIELDS.map((name) => [FIELD_NAMES[name][language], cellOf(quiz, name, language)]);
  const roundHeader = ['#', ...ROUND_FIELDS.map((name) => FIELD_NAMES[name][language])];
  const rounds = (quiz.rounds ?? []).map((round, index) => [
    index + 1,
    ...ROUND_FIELDS.map((name) => cellOf(round, name, language)),
  ]);
  return writeExcelFile([
    sheetOf(SHEET_NAMES.questions[language], questionRows(quiz, language), true),
    ...(rounds.length ? [sheetOf(SHEET_NAMES.rounds[language], [roundHeader, ...rounds], true)] : []),
    sheetOf(
      SHEET_NAMES.quiz[language],
      settings.filter(([, value]) => value !== undefined),
      false,
    ),
  ]).toBuffer();
}

function reportAll(quiz: QuizSource, report: Report): void {
  reportLost(
    quiz,
    [...QUIZ_FIELDS, 'quizId', 'tieBreak', 'questions', 'rounds'],
    report.text('quiz'),
    report,
  );
  const lists = quiz.rounds ?? [{ questions: quiz.questions ?? [] }];
  lists.forEach((round: RoundSource, index) => {
    const where = quiz.rounds ? `${report.text('round', index + 1)}` : '';
    reportLost(round, [...ROUND_FIELDS, 'questions'], where, report);
    round.questions.forEach((question, at) => {
      const place = [where, report.text('question', at + 1)].filter(Boolean).join(', ');
      reportLost(question, keptInRow(question), place, report);
    });
  });
  if (quiz.tieBreak) reportLost(quiz.tieBreak, keptInRow(quiz.tieBreak), report.text('tieBreak'), report);
}

function cellOf(part: Record<string, unknown>, name: FieldName, language: 0 | 1): ExportCell {
  const value = part[name];
  if (name === 'seconds' && value === null) return NO_LIMIT_WORDS[language];
  const isCell =
    typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.trim());
  return isCell ? (value as ExportCell) : undefined;
}

function sheetOf(sheet: string, rows: ExportCell[][], hasHeader: boolean) {
  const data = rows.map((row, index) =>
    row.map((value) => {
      if (value === undefined) return null;
      const isHeader = hasHeader && index === 0;
      return {
        value: typeof value === 'string' ? xmlText(value) : value,
        ...(isHeader && { fontWeight: 'bold' as const }),
      };
    }),
  );
  const columns = (rows[0] ?? []).map(() => ({ width: WIDTH }));
  return { sheet, data, columns, ...(hasHeader && { stickyRowsCount: 1 }) };
}

/** Without the control characters that XML cannot hold; what looks like Excel's own escapes is escaped. */
function xmlText(text: string): string {
  return (
    text
      .trim()
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
  );
}

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
  const kind = sourceKind(question);
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
      seconds: seconds === null ? NO_LIMIT_WORDS[language] : seconds,
    },
    answers:
      { choice: answers, multiple: answers, text: acceptedAnswers, number: [], order: correctOrder }[kind] ??
      [],
  };
}

/** What a row holds of a question, for the report. */
export function keptInRow(question: QuestionSource): string[] {
  return ['question', ...KIND_FIELDS[sourceKind(question)], ...Object.keys(COLUMN_NAMES)];
}
