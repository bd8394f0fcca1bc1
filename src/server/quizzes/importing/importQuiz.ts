import { MAX_IMPORT_BYTES, type Imported } from '../../../contract/quizFiles';
import { findAiken } from '../formats/aiken';
import { ImportError } from '../formats/foundQuiz';
import { findGift } from '../formats/gift/readGift';
import { findJson } from '../formats/json';
import { findSheets } from '../formats/spreadsheet/findSheets';
import { isSpreadsheet, readSheets } from '../formats/spreadsheet/readSheets';
import { findCsvWithHeader, findCsvWithoutHeader } from '../formats/table/csv';
import { Report } from '../remarks/report';
import type { Language } from '../remarks/texts';
import { checkFound } from './checkFound';
import { decodeText } from './decodeText';

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

/** From what is told most surely to what looks like much else. */
const FORMATS = [findJson, findCsvWithHeader, findGift, findAiken, findCsvWithoutHeader];

/** In bytes: several times what a quiz can hold. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024;

/** Imports a text file, whatever its format. Throws an ImportError. */
export function importText(fileName: string, bytes: Uint8Array, report: Report): Imported {
  if (bytes.length > MAX_TEXT_BYTES) throw new ImportError(report.text('textTooLarge'));
  const text = decodeText(bytes);
  if (text !== undefined && !text.trim()) throw new ImportError(report.text('empty'));
  for (const find of text === undefined ? [] : FORMATS) {
    const found = find(text ?? '', report);
    if (found) return checkFound(found, fileName, report);
  }
  throw new ImportError(report.text('unknownFormat'));
}
