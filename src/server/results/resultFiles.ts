import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { SheetData } from 'write-excel-file/node';
import type { ResultCell, ResultTable } from './resultTables';
import type { ResultLanguage } from './resultTexts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Where a formula may begin, also in full width or after spaces and quotes: at the start of a text, and after each sign
 * by which a spreadsheet may be told to part cells. No formula begins with `-)`.
 */
const FORMULA_START = /(^|[;,\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠](?!\)))/g;
const PLAIN_NEGATIVE = /^-\d+([.,]\d+)?$/;

/** Tables one below the other, each under its name, for a spreadsheet in this language. */
export function writeCsv(tables: readonly ResultTable[], language: ResultLanguage): string {
  const line = (cells: readonly ResultCell[]): string =>
    cells.map((cell) => csvCell(cell, language)).join(';');
  const blocks = tables.map(({ name, headings, rows }) =>
    [[name], headings, ...rows].map((cells) => `${line(cells)}\r\n`).join(''),
  );
  return BYTE_ORDER_MARK + blocks.join('\r\n');
}

/** Numbers have the language's decimal sign, so that spreadsheets read them as numbers. */
function csvCell(cell: ResultCell, language: ResultLanguage): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return language === 'de' ? String(cell).replace('.', ',') : String(cell);
  const text = PLAIN_NEGATIVE.test(cell) ? cell : cell.replace(FORMULA_START, "$1'");
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Widths in characters: a column is as wide as what stands in it, up to a point. */
const LEAST_WIDTH = 8;
const MOST_WIDTH = 60;
const MEMORY_MB = 512;

/** Runs in a thread of its own. It is a text, since a bundle would not keep it as a file beside this one. */
const WRITE_SHEETS = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { default: write } = require(workerData.library);
  write(workerData.sheets).toBuffer().then((bytes) => parentPort.postMessage(bytes));
`;

/** Tables as the sheets of an XLSX file. A full house takes seconds to write, in which the server plays on. */
export function writeSpreadsheet(tables: readonly ResultTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const library = createRequire(import.meta.url).resolve('write-excel-file/node');
  const worker = new Worker(WRITE_SHEETS, {
    eval: true,
    workerData: { library, sheets: tables.map(sheetOf) },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the spreadsheet was not written')));
  });
}

/** Cells get their types from their values, so no text is ever a formula. */
function sheetOf({ name, headings, rows }: ResultTable) {
  const data: SheetData = [headings.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows];
  return { sheet: name, data, stickyRowsCount: 1, columns: headings.map((_, i) => ({ width: widthOf(i) })) };
  function widthOf(column: number): number {
    const lengths = [headings, ...rows].map((row) => String(row[column] ?? '').length);
    const longest = lengths.reduce((most, length) => Math.max(most, length), LEAST_WIDTH);
    return Math.min(longest + 2, MOST_WIDTH);
  }
}
