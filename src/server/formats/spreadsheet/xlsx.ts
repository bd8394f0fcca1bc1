import { strFromU8, strToU8, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import writeExcelFile from 'write-excel-file/universal';
import { namesIn, unpack } from '../archive';
import { latin1Of, OLD_OFFICE } from '../bytes';
import { ImportError, type Report } from '../report';
import { piecesOf } from '../document/xml';
import { NO_VALUE, type Cell } from '../table/cells';
import { formatsIn, shownNumber } from './shown';

export interface Sheet {
  name: string;
  rows: Cell[][];
  /** Whether the first row is a header, and is formatted as one. */
  hasHeader?: boolean;
  /** Whether its last column holds sentences: it is wide, and breaks them into lines. */
  hasSentences?: boolean;
  /** Whether the file hides it, or the numbers of the rows that it hides. */
  isHidden?: boolean;
  hiddenRows?: number[];
}

/** How Excel files begin. */
const ZIP = 'PK\u0003\u0004';

/** Whether a file looks like a spreadsheet. */
export function isSpreadsheet(bytes: Uint8Array): boolean {
  return [ZIP, OLD_OFFICE].includes(signatureOf(bytes));
}

/** Reads the sheets of an Excel file that are not empty. Throws an ImportError if it cannot be read. */
export async function readSheets(bytes: Uint8Array, report: Report): Promise<Sheet[]> {
  if (signatureOf(bytes) === OLD_OFFICE) throw new ImportError(report.text('lockedSheet'));
  const sheets = await read(bytes, report);
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)));
  if (!filled.length) throw new ImportError(report.text('emptySheet'));
  return filled;
}

async function read(bytes: Uint8Array, report: Report): Promise<Sheet[]> {
  try {
    const parts = partsOf(bytes, report);
    const hidden = hiddenIn(parts);
    const sheets = await readExcelFile(repack(parts, report).buffer);
    return sheets.flatMap(({ sheet, data }) => {
      // A chart sheet has no data at all, although the reader's types promise some.
      if (!data) report.add(report.text('sheet', sheet), 'sheetIgnored');
      const rows = (data as Cell[][] | undefined)?.map((row) => row.map(cleanCell));
      return rows ? [{ name: sheet, rows, ...hidden.get(sheet) }] : [];
    });
  } catch (error) {
    // Whatever the reader fails on is a fault of the file.
    if (error instanceof ImportError) throw error;
    // Without the end of the archive nobody can tell a spreadsheet from a document.
    throw new ImportError(report.text(namesIn(bytes).length ? 'brokenSheet' : 'brokenDocument'));
  }
}

/** A cell's text without what no text may hold: halves of emoji, and characters that end texts elsewhere. */
function cleanCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  return cell
    .replace(/\p{Cs}/gu, '\ufffd')
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n');
}

function signatureOf(bytes: Uint8Array): string {
  return latin1Of(bytes.subarray(0, 4));
}

/** Per sheet, including empty ones. */
const MAX_ROWS = 5_000;

/** A cell below the last row, or to the right of column ZZ. The reader would create all cells before it. */
const FAR_CELL = /<c\b[^>]*?\br="(?:[A-Z]{3,}\d+|[A-Z]+\d{5,})"/;

/** Unpacks those parts of an Excel file that its cells need, within a limit. */
function partsOf(bytes: Uint8Array, report: Report): Record<string, Uint8Array> {
  const parts = unpack(
    bytes,
    (name) => /\.xml(\.rels)?$/.test(name),
    () => report.text('sheetTooLarge', MAX_ROWS),
  );
  // Other programs' spreadsheets, such as OpenDocument's, are archives as well.
  if (Object.keys(parts).length && !Object.keys(parts).some((name) => name.startsWith('xl/')))
    throw new ImportError(report.text('otherArchive'));
  return parts;
}

/**
 * Packs the parts again for the reader, which has no limits. Cells that the reader would silently drop, fail on
 * or read otherwise than Excel shows them are rewritten.
 */
function repack(parts: Record<string, Uint8Array>, report: Report): Uint8Array<ArrayBuffer> {
  const formats = formatsIn(textOf(parts, 'xl/styles.xml'));
  const readable = Object.entries(parts).map(([name, part]) => [
    name,
    /^xl\/worksheets\/[^/]*\.xml$/.test(name)
      ? strToU8(readableSheet(strFromU8(part), formats, report))
      : part,
  ]);
  return zipSync(Object.fromEntries(readable) as Record<string, Uint8Array>, { level: 0 });
}

function textOf(parts: Record<string, Uint8Array>, name: string): string {
  const part = parts[name];
  return part ? strFromU8(part) : '';
}

/** What the file hides, by the names of its sheets. */
function hiddenIn(parts: Record<string, Uint8Array>): Map<string, Pick<Sheet, 'isHidden' | 'hiddenRows'>> {
  const targets = new Map<string, string>();
  for (const { attribute } of piecesOf(textOf(parts, 'xl/_rels/workbook.xml.rels')))
    targets.set(attribute('Id') ?? '', (attribute('Target') ?? '').replace(/^\/?xl\//, ''));
  const hidden = new Map<string, Pick<Sheet, 'isHidden' | 'hiddenRows'>>();
  for (const { name, attribute } of piecesOf(textOf(parts, 'xl/workbook.xml'))) {
    if (!/^(?:\w+:)?sheet$/.test(name)) continue;
    const xml = textOf(parts, `xl/${targets.get(attribute('r:id') ?? '') ?? ''}`);
    const rows = [...xml.matchAll(/<(?:\w+:)?row\b([^>]*\bhidden="(?:1|true)"[^>]*)>/g)];
    hidden.set(attribute('name') ?? '', {
      isHidden: /hidden/i.test(attribute('state') ?? ''),
      hiddenRows: rows.map(([, attributes]) => Number(/\br="(\d+)"/.exec(attributes!)?.[1] ?? 0)),
    });
  }
  return hidden;
}

/** Cells without content, which have a format at most; it often reaches to the last column. */
const EMPTY_CELL = /<c\b[^>]*?(?:\/>|><\/c>)/g;
const EMPTY_ROW = /<row\b[^>]*?(?:\/>|>\s*<\/row>)/g;

function readableSheet(whole: string, formats: readonly string[], report: Report): string {
  // Programs write the last row of all for its height.
  const xml = whole
    .replace(EMPTY_CELL, '')
    .replace(EMPTY_ROW, (row) => (Number(/\br="(\d+)"/.exec(row)?.[1] ?? 0) > MAX_ROWS ? '' : row));
  // The reader would fail twice, once where nobody can catch the error.
  if (!/<(?:\w+:)?sheetData\b/.test(xml)) throw new ImportError(report.text('brokenSheet'));
  const rows = [...xml.matchAll(/<row\b(?:[^>]*?\br="(\d+)")?/g)];
  const isFarAway = rows.some(([, number]) => Number(number ?? 0) > MAX_ROWS) || FAR_CELL.test(xml);
  if (rows.length > MAX_ROWS || isFarAway) throw new ImportError(report.text('sheetTooLarge', MAX_ROWS));
  return xml.replace(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g, (cell, attributes: string, content = '') =>
    readableCell(cell, attributes, String(content), formats),
  );
}

/** A formula's value is what was last computed when the file was saved: perhaps nothing, or an error. */
function readableCell(cell: string, attributes: string, content: string, formats: readonly string[]): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1];
  const untyped = attributes.replace(/\s*\bt="\w+"/, '');
  const hasValue = /<v\b[^>]*>[^<]/.test(content) || /<is\b/.test(content);
  if (hasValue && type !== 'e') {
    const value = /<v\b[^>]*>([^<]+)<\/v>/.exec(content)?.[1];
    if (value === undefined || (type !== undefined && type !== 'n')) return cell;
    const format = formats[Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? -1)] ?? '';
    const shown = Number.isFinite(Number(value)) ? shownNumber(Number(value), format) : undefined;
    // What is no more than its number stays one.
    return shown === undefined || shown === String(Number(value)) ? cell : textCell(untyped, shown);
  }
  const hasEmptyText = type === 'str' && /<v\b/.test(content);
  if (type !== 'e' && (hasEmptyText || !/<f\b/.test(content))) return `<c${untyped}/>`;
  return textCell(untyped, NO_VALUE);
}

function textCell(attributes: string, text: string): string {
  return `<c${attributes} t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
}

/** In characters. */
const COLUMN_WIDTH = 24;
const SENTENCE_WIDTH = 100;
const WRAPPED = { wrap: true, alignVertical: 'top' } as const;

export async function writeSheets(sheets: Sheet[]): Promise<Uint8Array> {
  const written = sheets.map((sheet) => {
    const last = (sheet.rows[0]?.length ?? 0) - 1;
    return writtenSheet(sheet, (at) => (sheet.hasSentences && at === last ? SENTENCE_WIDTH : COLUMN_WIDTH));
  });
  return packSheets(written);
}

/** Makes a file of what `writtenSheet` has returned. */
export async function packSheets(written: WrittenSheet[]): Promise<Uint8Array> {
  const file = await writeExcelFile(written).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}

type WrittenSheet = ReturnType<typeof writtenSheet>;

/** Returns a sheet for the writer. Cells get their types from their values, so no text becomes a formula. */
export function writtenSheet(
  { name, rows, hasHeader, hasSentences }: Sheet,
  widthOf: (column: number) => number,
) {
  const data = rows.map((row, index) =>
    row.map((cell) => {
      const value = typeof cell === 'string' ? writtenText(cell) : (cell ?? undefined);
      if (hasHeader && index === 0)
        return { value, fontWeight: 'bold' as const, ...(hasSentences && WRAPPED) };
      // Of the many cells of a full venue's results, only those with a format are objects.
      return hasSentences ? { value, ...WRAPPED } : value;
    }),
  );
  const columns = (rows[0] ?? []).map((_, at) => ({ width: widthOf(at) }));
  return { sheet: name, data, columns, ...(hasHeader && { stickyRowsCount: 1 }) };
}

/** What XML cannot hold. The writer removes it too, but only after the escaping: what is left may be an escape. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufffd]/gu;

/** Trims a text, and escapes what looks like Excel's own escapes. */
function writtenText(text: string): string {
  return text
    .trim()
    .replace(UNWRITABLE, '')
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
}
