import { ImportError } from '../formats/report';
import type { Imported, Remark } from '../../../contract/quizFiles';
import { importQuiz } from './importQuiz';
import type { Language } from '../../../contract/languages';

/** What the process is told to do. */
export interface ImportTask {
  fileName: string;
  bytes: Uint8Array;
  language: Language;
}

/** What the process answers: the quiz, why the file cannot be imported, or what is wrong with the import. */
export type ImportAnswer = { imported: Imported } | { reason: string; report: Remark[] } | { fault: string };

process.once('message', (task: ImportTask) => {
  void answer(task).then((message) => process.send?.(message));
});
// The reader of spreadsheets reads on where it has failed, and leaves further failures to nobody.
process.on('unhandledRejection', () => undefined);
// The server has what it asked for, or is gone.
process.once('disconnect', () => process.exit());

async function answer({ fileName, bytes, language }: ImportTask): Promise<ImportAnswer> {
  try {
    return { imported: await importQuiz(fileName, bytes, language) };
  } catch (error) {
    if (error instanceof ImportError) return { reason: error.message, report: error.report };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
