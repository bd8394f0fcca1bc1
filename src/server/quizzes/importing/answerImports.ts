import type { Language } from '../../../contract/languages';
import type { Remark } from '../../../contract/quizFiles';
import { answerApart } from '../../apart';
import { ImportError } from '../../formats/report';

export interface ImportTask {
  fileName: string;
  bytes: Uint8Array;
  language: Language;
}

/** What the process imported, or why it could not. */
export type ImportAnswer<T> = { imported: T } | { reason: string; report: Remark[] };

/** Imports a file. Throws an ImportError if nothing in it can be imported. */
type Import<T> = (fileName: string, bytes: Uint8Array, language: Language) => Promise<T>;

/** Runs a process that imports one file. */
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
