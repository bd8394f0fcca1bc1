import { expect, test } from 'vitest';
import { openQuizFolder } from './quizFolder';

const asked = { question: 'Who?', acceptedAnswers: ['Ada'], image: 'gone.png' };
const draft = { question: 'Which?', answers: ['A', 'B'], correctAnswer: null, draft: true };

test('the list says how much a quiz has, and what it lacks', async () => {
  const rounds = [{ questions: [asked, draft] }, { questions: [asked, asked] }, { questions: [draft] }];
  const { quizzes } = await openQuizFolder({ 'pub.json': { quizName: 'Pub', rounds } });
  const [summary] = quizzes.summaries;
  expect(summary).toMatchObject({ roundCount: 2, questionCount: 3, drafts: 2, missingMedia: 3 });
  expect(summary!.minutes).toBeGreaterThan(0);
});

test('a quiz of drafts alone is in the list, and has no questions', async () => {
  const { quizzes } = await openQuizFolder({ 'new.json': { quizName: 'New', questions: [draft] } });
  expect(quizzes.summaries).toMatchObject([{ quizName: 'New', questionCount: 0, drafts: 1 }]);
});

test.each([
  ['a question without text and answers', { question: ' ', answers: ['', ''], correctAnswer: null }],
  ['a question of which there is nothing at all', {}],
])('%s is counted nowhere', async (_name, nothing) => {
  const empty = { ...nothing, draft: true };
  const rounds = [{ questions: [asked, empty] }, { title: 'Later', questions: [empty] }, { questions: [] }];
  const { quizzes } = await openQuizFolder({ 'pub.json': { quizName: 'Pub', rounds, tieBreak: empty } });
  expect(quizzes.summaries).toMatchObject([{ roundCount: 1, questionCount: 1, drafts: 0 }]);
});
