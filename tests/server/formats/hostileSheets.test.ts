import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { xlsxFile, type XlsxCell } from '../../support/xlsxFile';
import { importOf, questionsOf, refusalOf } from './importing';

const HEADER = ['Question', 'Answer 1', 'Answer 2', 'Correct'];
const many = (count: number): XlsxCell[][] => Array.from({ length: count }, () => ['a', 'b', 'c', 1]);
const OLD_OR_LOCKED = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

/** A sheet of a few cells, one of them far away. */
const far = (row: string) =>
  xlsxFile({ Sheet1: [HEADER, [{ xml: `<v>1</v></c></row>${row}<row><c><v>1</v>` }]] });

/** A file of two sheets: one has no cells, and the other is missing. */
function withoutCells(): Uint8Array {
  const parts = unzipSync(xlsxFile({ One: [HEADER], Two: [HEADER] }));
  delete parts['xl/worksheets/sheet2.xml'];
  return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8('<worksheet/>') });
}

/** An archive whose only sheet would be much larger than it claims. */
function lyingZip(): Uint8Array {
  const zip = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(' '.repeat(5_000_000)) }));
  const directory = zip.lastIndexOf(Buffer.from('504b0102', 'hex'));
  zip.writeUInt32LE(100, directory + 24);
  return zip;
}

test.each([
  ['100,000 rows', xlsxFile({ Sheet1: [HEADER, ...many(100_000)] }), /too large\. Limit: 5,000 rows\./],
  [
    '5,000 rows and a header',
    xlsxFile({ Sheet1: [HEADER, ...many(5_000)] }),
    /too large\. Limit: 5,000 rows\./,
  ],
  ['a row far below', far('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), /too large/],
  ['a cell far below', far('<row><c r="A1048576"><v>1</v></c></row>'), /too large/],
  ['a cell far to the right', far('<row><c r="XFD2"><v>1</v></c></row>'), /too large/],
  ['a zip bomb', zipSync({ 'xl/a.xml': new Uint8Array(50_000_000) }), /too large/],
  [
    'a zip bomb in small parts',
    zipSync(
      Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.xml`, new Uint8Array(1_000_000)])),
    ),
    /too large/,
  ],
  ['a zip that lies about its size', lyingZip(), /damaged, or is not an Excel file/],
  ['another zip', zipSync({ 'ppt/presentation.xml': strToU8('<x/>') }), /not an Excel file \(\.xlsx\)/],
  ['a LibreOffice table', zipSync({ 'content.xml': strToU8('<x/>') }), /save it as .xlsx/],
  ['sheets without cells', withoutCells(), /damaged, or is not an Excel file/],
  ['half a file', xlsxFile({ Sheet1: [HEADER, ...many(3)] }).subarray(0, 500), /damaged and cannot be read/],
  ['a file with a password, or of an old Excel', OLD_OR_LOCKED, /with a password/],
  ['an empty sheet', xlsxFile({ Sheet1: [] }), /The spreadsheet is empty/],
  ['no header', xlsxFile({ Sheet1: [['a', 'b']] }), /no header row/],
  ['a header alone', xlsxFile({ Sheet1: [HEADER] }), /No question could be imported/],
  ['a PDF named like a spreadsheet', strToU8('%PDF-1.4'), /This is a PDF/],
])('%s is refused with a reason', async (_what, file, reason) => {
  expect(await refusalOf(file)).toMatch(reason);
});

test.each([
  ['half an emoji', '&#xD83C;', '\ufffd'],
  ['a character of no width that ends texts elsewhere', '&#x0;', ''],
])('a cell with %s is imported without it', async (_name, escape, instead) => {
  const cell = { type: 'inlineStr', xml: `<is><t>Which ${escape}one?</t></is>` };
  const imported = await importOf(xlsxFile({ Sheet1: [HEADER, [cell, 'b', 'c', 1]] }));
  expect(questionsOf(imported)[0]?.question).toBe(`Which ${instead}one?`);
});

test('what has only a format may reach to the last column and row', async () => {
  const parts = unzipSync(xlsxFile({ Sheet1: [HEADER, ['Who?', 'Bach', 'Haydn', 1]] }));
  const name = 'xl/worksheets/sheet1.xml';
  const xml = Buffer.from(parts[name]!).toString();
  const far =
    '<row r="1048576" ht="12.8"><c r="XFD1048576" s="0"/></row><row r="1048575" ht="12.8"/></sheetData>';
  const file = zipSync({ ...parts, [name]: strToU8(xml.replace('</sheetData>', far)) });
  expect(questionsOf(await importOf(file))).toHaveLength(1);
});
