import { type Imported, MAX_IMPORT_BYTES } from '../../../contract/quizFiles';
import { findAiken } from '../formats/aiken';
import { ImportError } from '../formats/foundQuiz';
import { findGift } from '../formats/gift/readGift';
import { findJson } from '../formats/json';
import { findSheets } from '../formats/spreadsheet/findSheets';
import { isSpreadsheet, readSheets } from '../formats/spreadsheet/readSheets';
import { findCsvWithHeader, findCsvWithoutHeader } from '../formats/table/csv';
import { Report } from '../remarks/report';
import type { ReportLanguage } from '../remarks/texts';
import { checkFound } from './checkFound';

/**
 * Makes a quiz of a file from here or elsewhere. Its format is recognised by what is in it; its name only names a quiz
 * that has no name. Throws an ImportError where nothing can be taken over.
 */
export async function importQuiz(
  fileName: string,
  bytes: Uint8Array,
  language: ReportLanguage,
): Promise<Imported> {
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

/** Control characters that no text file has: what has them is something else. */
// eslint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** What Windows-1252 has from 0x80 to 0x9F. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The text of a file in UTF-8, UTF-16 with its byte order mark, or Windows-1252; undefined where it is no text. */
function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  return NO_TEXT.test(text) ? undefined : text.replace(/\r\n?/g, '\n');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older Excel versions save CSV so.
    return fromWindows1252(bytes);
  }
}

/** Some versions of Node take Windows-1252 for Latin-1, in which there are no dashes, curly quotes and euro signs. */
function fromWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes).toString('latin1');
  return latin1.replace(/[\u0080-\u009f]/g, (each) => WINDOWS_1252[each.charCodeAt(0) - 0x80] ?? each);
}
