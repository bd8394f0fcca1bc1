import type { ResultLanguage } from './resultTexts';
import type { ResultCell, ResultTable } from './resultTables';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets may take as a formula, also in full width or after spaces, when a cell begins with it. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
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
  const isFormula = FORMULA_START.test(cell) && !PLAIN_NEGATIVE.test(cell);
  const text = isFormula ? `'${cell}` : cell;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
