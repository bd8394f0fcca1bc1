import type { Language } from '../../../contract/languages';
import type { AskedTable, ImportWishes, Remark } from '../../../contract/quizFiles';
import { answerApart } from '../../apart';
import { ImportError } from '../../formats/report';
import { ColumnsUnknown } from '../../formats/table/chosenColumns';

export interface ImportTask extends ImportWishes {
  fileName: string;
  bytes: Uint8Array;
  language: Language;
}

/** What the process imported, or why it could not. */
export type ImportAnswer<T> = { imported: T } | { reason: string; report: Remark[]; table?: AskedTable };

/** Imports a file. Throws an ImportError if nothing in it can be imported. */
type Import<T> = (
  fileName: string,
  bytes: Uint8Array,
  language: Language,
  wishes?: ImportWishes,
) => Promise<T>;

/** Runs a process that imports one file. */
export function answerImports<T>(importFile: Import<T>): void {
  answerApart<ImportTask, ImportAnswer<T>>(async ({ fileName, bytes, language, ...wishes }) => {
    try {
      return { imported: await importFile(fileName, bytes, language, wishes) };
    } catch (error) {
      if (error instanceof ColumnsUnknown) return { reason: error.message, report: [], table: error.table };
      if (error instanceof ImportError) return { reason: error.message, report: error.report };
      throw error;
    }
  });
}
