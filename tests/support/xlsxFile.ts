import { strToU8, zipSync } from 'fflate';

/** A cell: its content, or its inner XML with its type and the place of its format. */
export type XlsxCell = string | number | boolean | null | { xml: string; type?: string; format?: number };

interface XlsxLook {
  /** What cells can name as their formats. */
  formats?: string[];
  hiddenSheets?: string[];
  /** In every sheet. */
  hiddenRows?: number[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Writes an Excel file with these sheets, sharing strings as Excel does. */
export function xlsxFile(
  sheets: Record<string, XlsxCell[][]>,
  { formats = [], hiddenSheets = [], hiddenRows = [] }: XlsxLook = {},
): Uint8Array {
  const texts: string[] = [];
  const names = Object.keys(sheets);
  const files: Record<string, string> = {};
  Object.values(sheets).forEach((rows, index) => {
    const xml = rows.map((row, at) => rowXml(row, at + 1, texts, hiddenRows)).join('');
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet ${MAIN}><sheetData>${xml}</sheetData></worksheet>`;
  });
  const list = names.map(
    (name, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hiddenSheets.includes(name) ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  files['xl/workbook.xml'] =
    `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`;
  const codes = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`);
  const styles = formats.map((_code, at) => `<xf numFmtId="${200 + at}"/>`);
  if (formats.length)
    files['xl/styles.xml'] =
      `<styleSheet ${MAIN}><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`;
  const strings = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  files['xl/sharedStrings.xml'] = `<sst ${MAIN}>${strings.join('')}</sst>`;
  const relations = names.map((_name, at) =>
    relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  files['xl/_rels/workbook.xml.rels'] =
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}${relation('rIdS', 'sharedStrings', 'sharedStrings.xml')}${formats.length ? relation('rIdF', 'styles', 'styles.xml') : ''}</Relationships>`;
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(`${HEAD}\n${xml}`)])),
  );
}

function rowXml(row: XlsxCell[], number: number, texts: string[], hidden: number[]): string {
  const cells = row.map((cell, at) => cellXml(cell, `${String.fromCharCode(65 + at)}${number}`, texts));
  return `<row r="${number}"${hidden.includes(number) ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
}

function cellXml(cell: XlsxCell, place: string, texts: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  const format = cell.format === undefined ? '' : ` s="${cell.format}"`;
  return `<c r="${place}"${format}${cell.type ? ` t="${cell.type}"` : ''}>${cell.xml}</c>`;
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
