import { fileNameOf } from '../../../contract/fileName';
import type { ExportFormat, Remark } from '../../../contract/quizFiles';
import type { QuizSummary } from '../../../contract/quizSummary';
import { exportQuiz, fetchExportReport } from '../../api/quizFilesApi';
import { saveFile } from '../../browser/saveFile';
import type { Caller } from './useCaller';

/** Has the browser keep a quiz as a file. Answers what the format cannot hold. */
export async function saveExport(
  { address, lang }: Caller,
  { quizId, quizName }: QuizSummary,
  { format, fileName }: { format: ExportFormat; fileName: string },
): Promise<Remark[]> {
  const report = await fetchExportReport(address, quizId, format, lang);
  const file = await exportQuiz(address, quizId, format, lang);
  saveFile(file, fileNameOf([fileName, quizName], format));
  return report;
}
