import { beforeEach, expect, test } from 'vitest';
import type { QuizSource } from '../../../../src/contract/question';
import type { FakeQuizFiles } from './fakeQuizFiles';
import { keptName, QUIZ_ID, serverWithQuiz, TestWindow } from './openWindow';

const DRAFT = { question: 'Welcher?', answers: ['Mars', 'Venus'], correctAnswer: null };
const DONE = { ...DRAFT, correctAnswer: 1 };
const quizWith = (...questions: QuizSource['questions'] & {}): QuizSource => ({ quizName: 'Pub', questions });

let server: FakeQuizFiles;
beforeEach(() => {
  server = serverWithQuiz();
});

async function open(): Promise<TestWindow> {
  const page = new TestWindow(server);
  await page.becomes('open');
  return page;
}
const stored = () => server.files.get(QUIZ_ID)!.source.questions;

test('a question that is not finished is saved as a draft, with what it lacks', async () => {
  const page = await open();
  page.type(quizWith(DONE, DRAFT));
  await page.shows('draft');
  expect(stored()).toEqual([DONE, { ...DRAFT, draft: true }]);
  const { key } = page.quiz.history.present.rounds[0]!.questions[1]!;
  expect(page.quiz.problems.map(({ place }) => place.question)).toEqual([key]);
  expect(keptName()).toBeUndefined();
});

test('a draft that gets its right answer is a question like the others', async () => {
  const page = await open();
  page.type(quizWith(DONE, DRAFT));
  await page.shows('draft');
  page.type(quizWith(DONE, DONE));
  await page.shows('saved');
  expect(stored()).toEqual([DONE, DONE]);
});

test('what a draft lacks is known when its quiz is opened, and nothing is written', async () => {
  const etag = server.put(QUIZ_ID, quizWith({ ...DRAFT, draft: true }));
  const page = await open();
  await page.shows('draft');
  expect(page.quiz.problems).toHaveLength(1);
  expect(server.files.get(QUIZ_ID)!.etag).toBe(etag);
});

test('a quiz that lacks more than answers stays in the browser', async () => {
  const page = await open();
  page.type({ quizName: 'Pub', questions: [] });
  await page.shows('unfinished');
  expect(keptName()).toBe('Pub');
});
