import { test } from 'vitest';
import { xlsxFile, type XlsxCell } from '../../support/xlsxFile';
import { expectSafeImport } from './importing';
import { fc } from '../../support/property';

const HEADERS: XlsxCell[][] = [
  [
    'Question - max 120 characters',
    'Answer 1',
    'Answer 2',
    'Time limit (sec)',
    'Correct answer(s) - choose at least one',
  ],
  [
    'Question Text',
    'Question Type',
    'Option 1',
    'Option 2',
    'Correct Answer',
    'Time in seconds',
    'Image Link',
  ],
  ['Runde', 'Art', 'Frage', 'Antwort 1', 'Antwort 2', 'Richtig', 'Toleranz', 'Nächste', 'Punkte', 'Sekunden'],
];
const WORDS = 'Poll Checkbox Text Zahl Reihenfolge Stechfrage Stichfrage 1 2 1,2 3;4 ohne 7 a b'.split(' ');
const cell: fc.Arbitrary<XlsxCell> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.constant({ xml: '<f>1+1</f>' }),
);
const rows = fc.array(fc.array(cell, { maxLength: 10 }), { maxLength: 12 });
const file = fc
  .tuple(fc.constantFrom(...HEADERS), rows, rows)
  .map(([header, questions, settings]) =>
    xlsxFile({ Fragen: [header, ...questions], Quiz: settings, Runden: settings }),
  );

test('any cells are read or refused', async () => {
  await fc.assert(fc.asyncProperty(file, expectSafeImport), { numRuns: 100 });
});

test('damaged files are read or refused', async () => {
  const damaged = fc
    .tuple(file, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 5 }))
    .map(([bytes, changes]) => {
      for (const [place, byte] of changes) bytes[4 + (place % (bytes.length - 4))] = byte;
      return bytes;
    });
  await fc.assert(fc.asyncProperty(damaged, expectSafeImport), { numRuns: 100 });
});
