import type { Language } from '../contract/languages';
import type { ExportFormat, Imported, ImportWishes, TemplateFormat } from '../contract/quizFiles';
import type { QuizSource } from '../contract/question';
import { TABLES } from '../kinds/tables';
import { handOver, loadPlugged } from '../plug';
import { ImportError } from '../server/formats/report';
import { ColumnsUnknown } from '../server/formats/table/chosenColumns';
import { exportQuiz } from '../server/quizzes/exportQuiz';
import { importQuiz } from '../server/quizzes/importing/importQuiz';
import { writeTemplate } from '../server/quizzes/template';
import { Refusal } from '../session/refusal';

/** Hands over what the formats need; every function below comes after this. */
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

/** Exports a quiz as the server does: its bytes, and what the file does not hold. */
export async function writeQuizFile(quiz: QuizSource, format: ExportFormat, language: Language) {
  return exportQuiz(quiz, format, language);
}

/** Returns the bytes of a table to fill in. */
export async function writeEmptyTable(language: Language, format: TemplateFormat): Promise<Uint8Array> {
  return writeTemplate(language, format);
}
