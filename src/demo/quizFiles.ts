import type { Language } from '../contract/languages';
import type { Imported, ImportWishes } from '../contract/quizFiles';
import { TABLES } from '../kinds/tables';
import { handOver, loadPlugged } from '../plug';
import { ImportError } from '../server/formats/report';
import { ColumnsUnknown } from '../server/formats/table/chosenColumns';
import { packSheets } from '../server/formats/spreadsheet/xlsx';
import { importQuiz } from '../server/quizzes/importing/importQuiz';
import { resultTables, sheetOf, writeCsv } from '../server/results/resultFiles';
import { Refusal } from '../session/refusal';
import type { GameResults } from '../session/results/storedResults';

export { exportQuiz } from '../server/quizzes/exportQuiz';
export { writeTemplate } from '../server/quizzes/template';

/** Hands over what the formats need; all else here comes after this. */
export async function prepareFormats(): Promise<void> {
  handOver({ tables: TABLES });
  await loadPlugged();
}

/** Imports a file as the server does. Throws import_failed or columns_unknown as a Refusal. */
export async function readQuizFile(file: File, language: Language, wishes: ImportWishes): Promise<Imported> {
  try {
    return await importQuiz(file.name, new Uint8Array(await file.arrayBuffer()), language, wishes);
  } catch (error) {
    if (error instanceof ColumnsUnknown) throw new Refusal('columns_unknown', error.message, error.table);
    if (error instanceof ImportError)
      throw new Refusal('import_failed', error.message, { report: error.report });
    throw error;
  }
}

/** Writes a game's results as a file to take home. */
export async function writeResults(
  results: GameResults,
  format: 'csv' | 'xlsx',
  language: Language,
): Promise<Uint8Array> {
  const tables = resultTables(results, language);
  if (format === 'csv') return new TextEncoder().encode(writeCsv(tables, language));
  return packSheets(tables.map(sheetOf));
}
