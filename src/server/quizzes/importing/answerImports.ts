import type { Language } from '../../../contract/languages';
import type { Remark } from '../../../contract/quizFiles';
import { answerApart } from '../../apart';
import { ImportError } from '../../formats/report';

/** What a process that imports is told to do. */
export interface ImportTask {
  fileName: string;
  bytes: Uint8Array;
  language: Language;
}

/** What it made of the file, or why that cannot be imported. */
export type ImportAnswer<T> = { imported: T } | { reason: string; report: Remark[] };

/** Makes of a file what is imported. Throws an ImportError where nothing can be taken over. */
type Import<T> = (fileName: string, bytes: Uint8Array, language: Language) => Promise<T>;

/** What a process does that imports one file. */
export function answerImports<T>(importFile: Import<T>): void {
  answerApart<ImportTask, ImportAnswer<T>>(async ({ fileName, bytes, language }) => {
    try {
      return { imported: await importFile(fileName, bytes, language) };
    } catch (error) {
      if (error instanceof ImportError) return { reason: error.message, report: error.report };
      throw error;
    }
  });
}
