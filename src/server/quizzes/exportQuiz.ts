import type { ExportFormat, Remark } from '../../contract/quizFiles';
import { isBegun, isDraft, type QuestionSource, type QuizSource } from '../../contract/question';
import { isStorable } from '../fileNames';
import { fieldName } from '../formats/faults';
import { namedMedia } from './namedMedia';
import { exportGift } from '../formats/gift/gift';
import { Report } from '../formats/report';
import { placeIn } from '../texts/texts';
import { exportSheets } from '../formats/spreadsheet/sheets';
import type { Language } from '../../contract/languages';

interface Exported {
  bytes: Uint8Array;
  contentType: string;
  fileName: string;
  /** What the file leaves out or holds in another form. */
  report: Remark[];
}

interface FileFormat {
  contentType: string;
  ending: string;
  write(quiz: QuizSource, report: Report): Uint8Array | Promise<Uint8Array>;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** In characters, as a person counts them. */
const MAX_NAME = 60;

const FORMATS: Record<ExportFormat, FileFormat> = {
  json: {
    contentType: 'application/json',
    ending: 'json',
    write: (quiz) => bytesOf(`${JSON.stringify(quiz, null, 2)}\n`),
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
    write: exportSheets,
  },
  gift: {
    contentType: 'text/plain; charset=utf-8',
    ending: 'txt',
    write(quiz, report) {
      // Such a quiz keeps its name only in the file's name.
      if (exportName(quiz.quizName) !== quiz.quizName.trim())
        report.add(report.text('quiz'), 'fieldsLost', fieldName(['quizName'], report.language));
      return bytesOf(exportGift(quiz, report));
    },
  },
};

/** Writes a quiz that `readQuiz` accepts as a file. Importing it gives the same, but for what its report says. */
export async function exportQuiz(
  quiz: QuizSource,
  format: ExportFormat,
  language: Language,
): Promise<Exported> {
  const report = new Report(language);
  const { contentType, ending, write } = FORMATS[format];
  const bytes = await write(format === 'json' ? quiz : withoutDrafts(quiz, report), report);
  // GIFT cannot even hold the names of media, as its own report says.
  if (format !== 'gift' && namedMedia(quiz).length) report.add(report.text('quiz'), 'mediaApart');
  return { bytes, contentType, fileName: `${exportName(quiz.quizName)}.${ending}`, report: report.remarks };
}

/** Leaves out the drafts, which no other program could ask, with a remark for each. */
function withoutDrafts(quiz: QuizSource, report: Report): QuizSource {
  const keep = (question: QuestionSource, where: string): boolean => {
    if (isBegun(question)) report.add(where, 'fieldsLost', String(question.question ?? ''));
    return !isDraft(question);
  };
  const kept = (questions: QuestionSource[], inRound: string) =>
    questions.filter((question, index) =>
      keep(question, placeIn(report.language, inRound, report.text('question', index + 1))),
    );
  const { questions, rounds, tieBreak } = quiz;
  return {
    ...quiz,
    ...(questions && { questions: kept(questions, '') }),
    ...(rounds && {
      rounds: rounds.map((round, index) => ({
        ...round,
        questions: kept(round.questions, report.text('round', index + 1)),
      })),
    }),
    ...(tieBreak && { tieBreak: keep(tieBreak, report.text('tieBreak')) ? tieBreak : null }),
  };
}

/** Returns a name that every system can store. */
function exportName(quizName: string): string {
  // eslint-disable-next-line no-control-regex
  const storable = quizName.replace(/[\u0000-\u001f\u007f<>:"/\\|?*\s]+/g, ' ');
  const name = [...storable]
    .slice(0, MAX_NAME)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (!name) return 'quiz';
  return isStorable(name) ? name : name.replace(/^[^ .]+/, '$&_');
}
