import writeExcelFile from 'write-excel-file/node';
import type { QuizSource, RoundSource } from '../../../contract/quizSource';
import { FIELD_NAMES, NO_LIMIT, SHEET_NAMES, type FieldName } from '../import/sheets/ownNames';
import type { Report } from '../remarks/report';
import { reportLost } from './lostFields';
import { keptInRow, questionRows, type ExportCell } from './questionRows';

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
  if (name === 'seconds' && value === null) return NO_LIMIT[language];
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
