import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeCsv, type ResultCell } from '../../../src/server/results/resultFiles';
import { writeSpreadsheet } from '../../../src/server/results/writeTables';
import { fc } from '../../support/property';

/** Returns the line that these cells make. */
function line(cells: ResultCell[]): string {
  const csv = writeCsv([{ name: 'T', headings: ['H'], rows: [cells] }], 'de');
  return csv.slice('\uFEFFT\r\nH\r\n'.length, -2);
}

test('begins with a byte order mark, and has the tables one below the other', () => {
  const table = (name: string) => ({ name, headings: ['a', 'b'], rows: [['x', 1]] });
  expect(writeCsv([table('One'), table('Two')], 'de')).toBe(
    '\uFEFFOne\r\na;b\r\nx;1\r\n\r\nTwo\r\na;b\r\nx;1\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 40', "'+49 40"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['\t=1', "\t'=1"],
  ['\r=1', `"\r'=1"`],
  ["a,=cmd|'/c calc'!A0", "a,'=cmd|'/c calc'!A0"],
  ['a, "-1+1"', `"a,' ""-1+1"""`],
  ['a\n@SUM(A1)', `"a\n'@SUM(A1)"`],
  ['Quizzly Bears ;-)', '"Quizzly Bears ;-)"'],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
  ['-5', '-5'],
  ['-5,5', '-5,5'],
  ['a=b', 'a=b'],
])('%j is written into a cell as %j', (text, cell) => {
  expect(line([text])).toBe(cell);
});

test('begins no formula, whichever separator a spreadsheet uses', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'a1=+-@,;\t\r\n" ') });
  fc.assert(
    fc.property(fc.array(signs, { minLength: 1, maxLength: 4 }), (texts) => {
      const pieces = line(texts).split(/[;,\t\r\n]/);
      const isFormula = (piece: string): boolean => /^[\s"]*[=+\-@]/.test(piece) && !/^-1+$/.test(piece);
      expect(pieces.filter(isFormula)).toEqual([]);
    }),
  );
});

test('is read back cell by cell, whatever was written', () => {
  const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(cells, (texts) => {
      const read = readLine(line(texts));
      const plain = (text: string): string => text.replaceAll("'", '');
      expect(read.map(plain)).toEqual(texts.map(plain));
    }),
  );
});

/** Reads one line as RFC 4180 says. */
function readLine(csv: string): string[] {
  const cells = `;${csv}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;"]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

test('a text that looks like an escape of Excel or like a formula is kept as typed in a spreadsheet', async () => {
  const headings = ['Round _x0042_'];
  const bytes = await writeSpreadsheet([
    { name: 'T', headings, rows: [['Team _x0041_', 'Bar _\u0001x0043_', '=1+1']] },
  ]);
  const texts = Object.values(unzipSync(bytes)).map((part) => strFromU8(part));
  expect(texts.join('')).toContain('Round _x005F_x0042_');
  expect(texts.join('')).toContain('Team _x005F_x0041_');
  expect(texts.join('')).toContain('Bar _x005F_x0043_');
  expect(texts.join('')).toContain('>=1+1</t>');
  expect(texts.join('')).not.toContain('<f>');
});
