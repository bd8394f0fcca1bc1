import { expect, test } from 'vitest';
import { importOf, questionsOf, remarksOf } from './importing';

const FILE = `Which one is an animal?
A) Table
B. Dog
ANSWER: B

A question
in two lines
A) One
B) Two
C) Three
ANSWER: C
`;

test('an Aiken file is read, with either sign behind the letters', async () => {
  const imported = await importOf(FILE.replaceAll('\n', '\r\n'), 'aiken.txt');
  expect(imported).toEqual({
    format: 'aiken',
    quiz: {
      quizName: 'aiken',
      questions: [
        { question: 'Which one is an animal?', answers: ['Table', 'Dog'], correctAnswer: 1 },
        { question: 'A question in two lines', answers: ['One', 'Two', 'Three'], correctAnswer: 2 },
      ],
    },
    report: [],
  });
});

test('questions without a solution, or with a wrong one, are drafts', async () => {
  const imported = await importOf(`${FILE}\nNo end?\nA) One\nB) Two\n\nWrong?\nA) One\nB) Two\nANSWER: D\n`);
  const open = { answers: ['One', 'Two'], correctAnswer: null, draft: true };
  expect(questionsOf(imported).slice(2)).toEqual([
    { question: 'No end?', ...open },
    { question: 'Wrong?', ...open, note: 'D' },
  ]);
  expect(imported.report.map(({ where }) => where)).toEqual(['Line 17', 'Line 13', 'Line 17']);
  expect(remarksOf(imported)[0]).toBe('Line 17: “D” is not one of the answers.');
});

test.each([
  ['Who barks,\nz. B. at night?', 'Who barks, z. B. at night?'],
  ['Which?\na) red and\nb) white', 'Which? a) red and b) white'],
])('an abbreviation or a list in a question is not an answer: %j', async (text, question) => {
  const imported = await importOf(`${text}\nA. Dog\nB. Cat\nANSWER: B, B\n`);
  expect(imported.report).toEqual([]);
  expect(questionsOf(imported)).toEqual([{ question, answers: ['Dog', 'Cat'], correctAnswer: 1 }]);
});

test('letters may be lower-case, and several may be right', async () => {
  const imported = await importOf(
    `Small?\na) One\nb) Two\nAnswer: b\n\n${FILE}\nBoth?\nA. x\nB. y\nANSWER: A, B\n`,
  );
  expect(imported.report).toEqual([]);
  const [small, , , both] = questionsOf(imported);
  expect(small).toEqual({ question: 'Small?', answers: ['One', 'Two'], correctAnswer: 1 });
  expect(both).toEqual({ question: 'Both?', answers: ['x', 'y'], correctAnswers: [0, 1] });
});

test('a text whose right answers have a mark behind them is a list rather than an Aiken file', async () => {
  const imported = await importOf(
    'Which?\nA) One\nB) Two *\nANSWER: B\n\nNext?\nA) One *\nB) Two\nANSWER: A\n',
  );
  expect(imported.report).toEqual([]);
  expect(questionsOf(imported)).toEqual([
    { question: 'Which?', answers: ['One', 'Two'], correctAnswer: 1 },
    { question: 'Next?', answers: ['One', 'Two'], correctAnswer: 0 },
  ]);
});

test('a second solution of a question is reported and is no part of the next question', async () => {
  const imported = await importOf(`Small?\na) One\nb) Two\nAnswer: b\nCorrect answer: a\n\n${FILE}`);
  expect(questionsOf(imported)).toHaveLength(3);
  expect(questionsOf(imported)[1]).toMatchObject({ question: 'Which one is an animal?' });
  expect(imported.report).toMatchObject([{ where: 'Line 5' }]);
});
