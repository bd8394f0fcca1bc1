import type { ResultLanguage } from './resultTexts';
import type { ResultCell, ResultTable } from './resultTables';

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
