import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { QUESTION_KINDS, type QuizSource } from '../../../src/contract/question';
import { importQuiz } from '../../../src/server/quizzes/importing/importQuiz';
import { readQuizJson } from '../../../src/server/quizzes/quizFile';
import { sampleQuizzes } from '../../../src/server/quizzes/quizzes';
import { serverTexts } from '../../../src/server/texts/texts';
import { quizOf } from '../../support/gameQuizzes';
import { WHOLE_LANGUAGES } from '../../support/words';

describe.each(Object.entries(sampleQuizzes))('the sample quiz %s', (name, sample) => {
  const quiz = quizOf(sample as object);
  const questions = quiz.rounds.flatMap((round) => round.questions);

  test('is listed with a description, and needs no media', () => {
    const parsed = readQuizJson(`${name}.json`, sample);
    expect(parsed).toMatchObject({ ok: true, value: { quizId: name, source: sample, media: [] } });
    expect(parsed).toMatchObject({ value: { quizDescription: expect.stringMatching(/.{20}/) } });
  });

  test('has titled rounds, one of which is revealed at its end, and ten to eighteen questions', () => {
    for (const { title } of quiz.rounds) expect(title).toMatch(/./);
    expect(quiz.rounds.length).toBeGreaterThan(1);
    expect(quiz.rounds.filter(({ reveal }) => reveal === 'round')).toHaveLength(1);
    expect(questions.length).toBeGreaterThanOrEqual(10);
    expect(questions.length).toBeLessThanOrEqual(18);
  });

  test('asks every kind of question, and has a tie-break', () => {
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(QUESTION_KINDS));
    const numbers = questions.filter((each) => each.kind === 'number');
    expect(numbers.some(({ nearest }) => nearest)).toBe(true);
    expect(numbers.some(({ tolerance }) => tolerance)).toBe(true);
    const texts = questions.filter((each) => each.kind === 'text');
    expect(texts.some(({ accepted }) => accepted.length > 1)).toBe(true);
    expect(quiz.tieBreak).toMatchObject({ kind: 'number', nearest: [1] });
  });

  test('has explanations, and notes for the host', () => {
    expect(questions.filter(({ explanation }) => explanation).length).toBeGreaterThan(5);
    expect(questions.filter(({ note }) => note).length).toBeGreaterThan(1);
  });

  test('asks nothing twice, offers no answer twice, and shows no list in its right order', () => {
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    for (const question of questions) {
      const { answers = [], correct, kind } = { answers: undefined, correct: undefined, ...question };
      expect(new Set(answers).size).toBe(answers.length);
      const shown = answers.map((_answer, place) => place);
      if (kind === 'order') expect(correct).not.toEqual(shown);
    }
  });
});

test('each language has a sample', () => {
  const languages = Object.values(sampleQuizzes).map((sample) => (sample as QuizSource).language);
  expect(new Set(languages)).toEqual(new Set(WHOLE_LANGUAGES));
  expect(Object.keys(sampleQuizzes)).toHaveLength(WHOLE_LANGUAGES.length + 1);
});

const PAGES = { json: 'docs/quizzes.md', csv: 'docs/tables.md' };
/** Returns the example in the page about this format. */
async function exampleOf(format: keyof typeof PAGES): Promise<string> {
  const page = await readFile(PAGES[format], 'utf8');
  return new RegExp(`\`\`\`${format}\\n(.*?)\`\`\``, 's').exec(page)![1]!;
}

test('the quiz in docs/quizzes.md can be played, and has every kind of question', async () => {
  const shown = JSON.parse(await exampleOf('json')) as object;
  const kinds = quizOf(shown).rounds.flatMap(({ questions }) => questions.map(({ kind }) => kind));
  expect(kinds).toEqual(QUESTION_KINDS);
  expect(readQuizJson('shown.json', shown)).toMatchObject({ value: { media: [{}, {}, {}] } });
});

test('the table in docs/tables.md has the same questions as the JSON in docs/quizzes.md', async () => {
  const { rounds } = JSON.parse(await exampleOf('json')) as QuizSource;
  const { format, quiz, report } = await importQuiz('shown.csv', Buffer.from(await exampleOf('csv')), 'en');
  const shown = rounds!.map(({ title, questions }) => ({ title, questions }));
  expect([format, quiz.rounds, report]).toEqual(['csv', shown, []]);
});

test('docs/tables.md names every column and kind of a table', async () => {
  const page = await readFile('docs/tables.md', 'utf8');
  const { columns, kinds, anyOrder, noLimit, sheets, answer } = serverTexts.en.tables;
  const named = [...Object.values(columns), ...Object.values(kinds), anyOrder, noLimit, sheets.rounds];
  const table = page.slice(page.indexOf('| column |'), page.indexOf('```csv'));
  for (const name of [...named, `${answer} 1`, serverTexts.en.reports.tieBreak])
    expect(table).toContain(`\`${name}\``);
});

test.each([
  ['places', '2; 3'],
  ['letters', 'B; C'],
  ['texts', 'Dog; Whale'],
])('right answers can be given by %s, as docs/tables.md says', async (_what, correct) => {
  const table = `Question,Answer 1,Answer 2,Answer 3,Correct\nHeavy?,Ant,Dog,Whale,${correct}`;
  const { quiz } = await importQuiz('x.csv', Buffer.from(table), 'en');
  expect(quiz.questions).toEqual([
    { question: 'Heavy?', answers: ['Ant', 'Dog', 'Whale'], correctAnswers: [1, 2] },
  ]);
});
