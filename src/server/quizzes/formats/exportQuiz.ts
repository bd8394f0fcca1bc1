import type { ExportFormat, Remark } from '../../../contract/quizFiles';
import type { QuizSource } from '../../../contract/quizSource';
import { fieldName } from '../faults';
import { Report } from '../remarks/report';
import type { ReportLanguage } from '../remarks/texts';
import { exportGift } from './gift/writeGift';
import { exportSheets } from './spreadsheet/writeSheets';

/** A file for a host to keep. */
export interface Exported {
  bytes: Uint8Array;
  contentType: string;
  fileName: string;
  /** What is not in the file, or not as it was. */
  report: Remark[];
}

/** In characters, as a person counts them. */
const MAX_NAME = 60;

const TYPES: Record<ExportFormat, { contentType: string; ending: string }> = {
  json: { contentType: 'application/json', ending: 'json' },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  gift: { contentType: 'text/plain; charset=utf-8', ending: 'txt' },
};

/**
 * Writes a quiz, which `readQuiz` must read without fault, as a file. Imported again it is the same quiz, but for what
 * its report says.
 */
export async function exportQuiz(
  quiz: QuizSource,
  format: ExportFormat,
  language: ReportLanguage,
): Promise<Exported> {
  const report = new Report(language);
  const { contentType, ending } = TYPES[format];
  const bytes = await write(quiz, format, report);
  // GIFT cannot hold even the names of media; its own report says so.
  if (format !== 'gift' && hasMedia(quiz)) report.add(report.text('quiz'), 'mediaApart');
  return { bytes, contentType, fileName: `${fileNameOf(quiz.quizName)}.${ending}`, report: report.remarks };
}

async function write(quiz: QuizSource, format: ExportFormat, report: Report): Promise<Uint8Array> {
  if (format === 'xlsx') return exportSheets(quiz, report);
  if (format === 'json') return Buffer.from(`${JSON.stringify(quiz, null, 2)}\n`);
  // Only its file's name names such a quiz.
  if (fileNameOf(quiz.quizName) !== quiz.quizName.trim())
    report.add(report.text('quiz'), 'fieldsLost', fieldName(['quizName'], report.language));
  return Buffer.from(exportGift(quiz, report));
}

function hasMedia({ questions, rounds, tieBreak }: QuizSource): boolean {
  const all = [
    ...(questions ?? []),
    ...(rounds ?? []).flatMap((round) => round.questions),
    ...(tieBreak ? [tieBreak] : []),
  ];
  return all.some(({ image, audio, video }) => image || audio || video);
}

/** A name that every system can store. */
function fileNameOf(quizName: string): string {
  // eslint-disable-next-line no-control-regex
  const storable = quizName.replace(/[\u0000-\u001f\u007f<>:"/\\|?*\s]+/g, ' ');
  const name = [...storable]
    .slice(0, MAX_NAME)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name);
  return isReserved ? `${name}_` : name || 'quiz';
}
