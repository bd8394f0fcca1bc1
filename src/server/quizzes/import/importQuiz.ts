import { checkFound } from './checkFound';
import { ImportError } from './importError';
import { MAX_IMPORT_BYTES, type Imported } from '../../../contract/quizFiles';
import { importText } from './importText';
import type { Language } from '../remarks/sayText';
import { Report } from '../remarks/report';
import { findSheets } from './sheets/findSheets';
import { isSpreadsheet, readSheets } from './sheets/readSheets';

/**
 * Makes a quiz of a file from here or elsewhere. Its format is recognised by what is in it; its name only names a quiz
 * that has no name. Throws an ImportError where nothing can be taken over.
 */
export async function importQuiz(fileName: string, bytes: Uint8Array, language: Language): Promise<Imported> {
  const report = new Report(language);
  if (bytes.length > MAX_IMPORT_BYTES) throw new ImportError(report.text('fileTooLarge'));
  if (startsWith(bytes, '%PDF')) throw new ImportError(report.text('isPdf'));
  try {
    if (!isSpreadsheet(bytes)) return importText(fileName, bytes, report);
    return checkFound(findSheets(await readSheets(bytes, report), report), fileName, report);
  } catch (error) {
    // JSON can be nested deeper than anything can be written.
    throw error instanceof RangeError ? new ImportError(report.text('tooMuchMemory')) : error;
  }
}

function startsWith(bytes: Uint8Array, signature: string): boolean {
  return Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature;
}
