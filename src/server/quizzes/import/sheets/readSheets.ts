import readExcelFile from 'read-excel-file/universal';
import { ImportError } from '../importError';
import type { Report } from '../../remarks/report';
import type { Cell } from '../table/cells';
import { repack } from './unpack';

/** A sheet of a spreadsheet. */
export interface Sheet {
  name: string;
  rows: Cell[][];
}

/** How Excel files begin, and how old ones and those with a password do. */
const ZIP = '504b0304';
const OLE = 'd0cf11e0';

/** Whether a file is meant to be a spreadsheet. */
export function isSpreadsheet(bytes: Uint8Array): boolean {
  return [ZIP, OLE].includes(signatureOf(bytes));
}

/** The sheets of an Excel file that are not empty. Throws an ImportError where it cannot be read. */
export async function readSheets(bytes: Uint8Array, report: Report): Promise<Sheet[]> {
  if (signatureOf(bytes) === OLE) throw new ImportError(report.text('lockedSheet'));
  const sheets = await read(bytes, report);
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)));
  if (!filled.length) throw new ImportError(report.text('emptySheet'));
  return filled;
}

async function read(bytes: Uint8Array, report: Report): Promise<Sheet[]> {
  try {
    const sheets = await readExcelFile(repack(bytes, report).buffer);
    return sheets.flatMap(({ sheet, data }) => {
      // A sheet that is a chart has no data at all, though the reader's types promise them.
      if (!data) report.add(report.text('sheet', sheet), 'sheetIgnored');
      return data ? [{ name: sheet, rows: data as Cell[][] }] : [];
    });
  } catch (error) {
    // Whatever the reader stumbles over is a fault of the file.
    throw error instanceof ImportError ? error : new ImportError(report.text('brokenSheet'));
  }
}

function signatureOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 4)).toString('hex');
}
