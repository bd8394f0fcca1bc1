import type { Language } from '../../contract/languages';
import { runApart } from '../apart';
import { type ResultTable, sheetOf, writeCsv } from './resultFiles';
import writeSheets from './sheetProcess.ts?standalone-code';

const HEAP_MEGABYTES = 512;

/** Writes tables as the bytes of a file. */
export async function writeTables(
  tables: readonly ResultTable[],
  format: 'csv' | 'xlsx',
  language: Language,
): Promise<Uint8Array> {
  return format === 'csv' ? Buffer.from(writeCsv(tables, language)) : writeSpreadsheet(tables);
}

/** Writes tables as the sheets of an XLSX file. A full venue takes seconds; the server goes on meanwhile. */
export async function writeSpreadsheet(tables: readonly ResultTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const limits = { heapMegabytes: HEAP_MEGABYTES };
  const bytes = await runApart<Uint8Array<ArrayBuffer>>(writeSheets, tables.map(sheetOf), limits);
  if (!bytes) throw new Error('the spreadsheet was not written');
  return bytes;
}
