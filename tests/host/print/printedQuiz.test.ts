import { expect, test } from 'vitest';
import { printedQuizOf, teamRoundsOf } from '../../../src/host/print/printedQuiz';
import { NOTES, SECRET_QUIZ, SECRETS } from '../../support/secretQuiz';

/** The labels of the question in parts, which teams see beside their answers. */
const LABELS = ['label-one', 'label-two'];

test('what teams may see contains neither questions nor answers', () => {
  const rounds = teamRoundsOf(printedQuizOf(SECRET_QUIZ)!);
  const text = JSON.stringify(rounds);
  for (const { asked, revealed } of Object.values(SECRETS))
    for (const secret of [...asked, ...revealed, NOTES].filter((each) => !LABELS.includes(each)))
      expect(text).not.toContain(secret);
  expect(rounds.map(({ title }) => title)).toEqual(['First', 'Second']);
});

test('each type of question has its own space, numbered from 1 in each round', () => {
  const [first, second] = teamRoundsOf(printedQuizOf(SECRET_QUIZ)!);
  const letters = ['A', 'B', 'C'];
  expect(first?.questions).toEqual([
    { number: 1, points: 1, kind: 'choice', place: { letters, several: false } },
    { number: 2, points: 1, kind: 'multiple', place: { letters, several: true } },
    { number: 3, points: 1, kind: 'text', place: null },
  ]);
  expect(second?.questions).toEqual([
    { number: 1, points: 1, kind: 'number', place: 'm' },
    { number: 2, points: 1, kind: 'order', place: 4 },
    { number: 3, points: 1, kind: 'parts', place: LABELS },
    { number: 4, points: 1, kind: 'match', place: ['A', 'B'] },
  ]);
});

test('the pictures of a question and of its answers, these with their letters, are for the picture sheet', () => {
  const question = { question: 'Which?', answers: ['x', 'y'], correctAnswer: 0, image: 'q.png' };
  const quiz = { quizName: 'Pictured', questions: [{ ...question, answerImages: ['x.png', 'y.png'] }] };
  expect(teamRoundsOf(printedQuizOf(quiz)!)[0]!.questions[0]!.pictures).toEqual([
    { fileName: 'q.png' },
    { fileName: 'x.png', letter: 'A' },
    { fileName: 'y.png', letter: 'B' },
  ]);
});

test.each([null, [], 'quiz', {}, { quizName: 'None', questions: [] }, { quizName: 'Bad', questions: [{}] }])(
  '%j is no quiz that can be printed',
  (source) => {
    expect(printedQuizOf(source)).toBeUndefined();
  },
);
