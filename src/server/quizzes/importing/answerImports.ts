import type { Language } from '../../../contract/languages';
import type { Remark } from '../../../contract/quizFiles';
import { ImportError } from '../formats/report';

/** What a process that imports is told to do. */
export interface ImportTask {
  fileName: string;
  bytes: Uint8Array;
  language: Language;
}

/** What the process answers: what it made of the file, why it cannot be imported, or what is wrong with the import. */
export type ImportAnswer<T> = { imported: T } | { reason: string; report: Remark[] } | { fault: string };

/** Makes of a file what is imported. Throws an ImportError where nothing can be taken over. */
type Import<T> = (fileName: string, bytes: Uint8Array, language: Language) => Promise<T>;

/** What a process does that imports one file. */
export function answerImports<T>(importFile: Import<T>): void {
  process.once('message', (task: ImportTask) => {
    void answer(importFile, task).then((message) => process.send?.(message));
  });
  // The reader of spreadsheets reads on where it has failed, and leaves further failures to nobody.
  process.on('unhandledRejection', () => undefined);
  // The server has what it asked for, or is gone.
  process.once('disconnect', () => process.exit());
}

async function answer<T>(
  importFile: Import<T>,
  { fileName, bytes, language }: ImportTask,
): Promise<ImportAnswer<T>> {
  try {
    return { imported: await importFile(fileName, bytes, language) };
  } catch (error) {
    if (error instanceof ImportError) return { reason: error.message, report: error.report };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
