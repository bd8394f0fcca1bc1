import { expect, test } from 'vitest';
import { fileNameOf } from '../../src/contract/fileName';

test.each([
  ['Pub Quiz', 'Ergebnisse-Pub-Quiz.csv'],
  ['../../etc/passwd', 'Ergebnisse-etc-passwd.csv'],
  ['C:\\con\u0000 <b>"x"|?*', 'Ergebnisse-C-con-b-x.csv'],
  ['Größe & Mut', 'Ergebnisse-Größe-Mut.csv'],
  ['مسابقة', 'Ergebnisse-مسابقة.csv'],
  ['\u202Etxt.exe', 'Ergebnisse-txt-exe.csv'],
  ['🎉', 'Ergebnisse.csv'],
  ['', 'Ergebnisse.csv'],
  ['x'.repeat(300), `Ergebnisse-${'x'.repeat(49)}.csv`],
])('a file about %j is called %j', (about, name) => {
  expect(fileNameOf(['Ergebnisse', about], 'csv')).toBe(name);
});
