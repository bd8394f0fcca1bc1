import { expect, test } from 'vitest';
import { importOf, questionsOf, remarksOf } from './importing';

const RESULTS = [
  {
    type: 'multiple',
    difficulty: 'easy',
    category: 'Science & Nature',
    question: 'Who wrote "Physics" & more?',
    correct_answer: 'André',
    incorrect_answers: ['Zoë', 'Bob + Ann', '100% me'],
  },
  {
    type: 'boolean',
    difficulty: 'hard',
    category: 'Art',
    question: 'Is it so?',
    correct_answer: 'False',
    incorrect_answers: ['True'],
  },
];

/** The file as Open Trivia DB writes it in one of its encodings. */
function fileWith(encode: (text: string) => string, encodeType = (type: string) => type): string {
  const results = RESULTS.map((each) => ({
    type: encodeType(each.type),
    difficulty: encode(each.difficulty),
    category: encode(each.category),
    question: encode(each.question),
    correct_answer: encode(each.correct_answer),
    incorrect_answers: each.incorrect_answers.map(encode),
  }));
  return JSON.stringify({ response_code: 0, results });
}
const toHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('é', '&eacute;')
    .replaceAll('ë', '&euml;');
const toBase64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['HTML entities', fileWith(toHtml)],
  ['the URL encoding', fileWith(encodeURIComponent)],
  ['the older URL encoding', fileWith((text) => encodeURIComponent(toHtml(text)).replaceAll('%20', '+'))],
  ['base64', fileWith(toBase64, toBase64)],
])('questions in %s are read, and their answers are shuffled once', async (_name, file) => {
  const imported = await importOf(file);
  expect([imported.format, imported.report]).toEqual(['opentdb', []]);
  const [choice, boolean] = questionsOf(imported);
  expect(choice).toMatchObject({ question: RESULTS[0]!.question, note: 'Science & Nature, easy' });
  expect(choice!.answers).toHaveLength(4);
  expect(choice!.answers![choice!.correctAnswer!]).toBe('André');
  expect(boolean).toMatchObject({ answers: ['True', 'False'], correctAnswer: 1 });
  expect(await importOf(file)).toEqual(imported);
});

test('the right answer does not always stand first', async () => {
  const results = Array.from({ length: 40 }, (_, index) => ({
    ...RESULTS[0],
    question: `Question ${index}`,
  }));
  const questions = questionsOf(await importOf(JSON.stringify({ response_code: 0, results })));
  expect(new Set(questions.map(({ correctAnswer }) => correctAnswer)).size).toBe(4);
});

test('a question that is none is named, and the rest comes', async () => {
  const imported = await importOf(JSON.stringify({ response_code: 0, results: [{ type: 'x' }, RESULTS[1]] }));
  expect(questionsOf(imported)).toHaveLength(1);
  expect(remarksOf(imported)).toEqual(['Question 1: Not taken over: the text is not in the file’s format.']);
});

test('a list of results without anything around it is read', async () => {
  const { format, report } = await importOf(JSON.stringify(RESULTS));
  expect([format, report]).toEqual(['opentdb', []]);
});
