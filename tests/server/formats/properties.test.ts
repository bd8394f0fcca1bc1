import { test } from 'vitest';
import { fc } from '../../support/property';
import { xlsxFile, type XlsxCell } from '../../support/xlsxFile';
import { expectSafeImport } from './importing';

/** Files made of the pieces of a format, and of anything else. */
function madeOf(pieces: string[]) {
  const known = { weight: 5, arbitrary: fc.constantFrom(...pieces) };
  const piece = fc.oneof(known, fc.string({ unit: 'binary', maxLength: 4 }));
  return fc.array(piece, { maxLength: 60 }).map((all) => all.join(''));
}

const GIFT = [
  ...':: { } = ~ %50% # #### T -> \\ [html] <p> // 1..3 :2 Who'.split(' '),
  '$CATEGORY: a/b',
  '\n',
  '\n\n',
];
const AIKEN = ['\n', 'A) ', 'B. ', 'ANSWER: A', 'ANSWER: ', 'Who?', ' '];
const CSV = [...'; , " "" Question Correct 1 2,3 x Runde'.split(' '), '\n', '\t', 'Answer 1', 'Answer 2'];

test.each([
  ['GIFT', 'A{T}\n\n', GIFT],
  ['Aiken', 'A?\nA) a\nB) b\nANSWER: A\n', AIKEN],
  ['CSV', 'Question;Answer 1;Answer 2;Correct\n', CSV],
  ['text', '', [...GIFT, ...AIKEN, ...CSV]],
])('nonsense in %s is read or refused', async (_name, start, pieces) => {
  await fc.assert(
    fc.asyncProperty(madeOf(pieces), (text) => expectSafeImport(start + text)),
    { numRuns: 100 },
  );
});

test('any bytes are read or refused', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), expectSafeImport));
});

const field = fc.oneof(
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 7 }),
);
const question = fc.record(
  {
    question: fc.oneof(fc.string(), field),
    answers: fc.oneof(fc.array(fc.string(), { maxLength: 7 }), field),
    correctAnswer: fc.oneof(fc.nat(6), field),
    acceptedAnswers: field,
    correctNumber: fc.oneof(fc.double(), field),
    points: field,
    seconds: field,
    image: field,
  },
  { requiredKeys: ['question'] },
);
const quiz = fc.record(
  {
    quizName: field,
    quizDescription: field,
    scoring: field,
    tieBreak: fc.oneof(question, field),
    questions: fc.oneof(fc.array(question), field),
    rounds: fc.oneof(fc.array(fc.record({ title: field, questions: fc.array(question) })), field),
  },
  { requiredKeys: ['questions'] },
);

test('any JSON in the shape of a quiz is read or refused', async () => {
  await fc.assert(fc.asyncProperty(quiz, (json) => expectSafeImport(JSON.stringify(json))));
});

const result = fc.record({
  type: fc.constantFrom('multiple', 'boolean', 'bXVsdGlwbGU='),
  question: fc.string(),
  correct_answer: fc.string(),
  incorrect_answers: fc.array(fc.string()),
});

test("any results in the shape of Open Trivia DB's are read or refused", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(result, field)), (results) =>
      expectSafeImport(JSON.stringify({ response_code: 0, results })),
    ),
  );
});

const HEADERS = [
  'Question - max 120 characters;Answer 1;Answer 2;Time limit (sec);Correct answer(s) - choose at least one',
  'Question Text;Question Type;Option 1;Option 2;Correct Answer;Time in seconds;Image Link',
  'Runde;Art;Frage;Antwort 1;Antwort 2;Richtig;Toleranz;Nächste;Punkte;Sekunden',
].map((header) => header.split(';'));
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
