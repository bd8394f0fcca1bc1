import { findAiken } from './aiken';
import { checkFound } from './checkFound';
import { decodeText } from './decodeText';
import { findGift } from './gift/gift';
import { ImportError } from './importError';
import type { Imported } from '../../../contract/quizFiles';
import { findJson } from './json';
import type { Report } from '../remarks/report';
import { findCsvWithHeader, findCsvWithoutHeader } from './table/csv';

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
