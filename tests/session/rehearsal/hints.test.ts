import { expect, test } from 'vitest';
import { planGame } from '../../../src/game/plan';
import { hintsOn } from '../../../src/session/rehearsal/hints';
import { quizOf } from '../../support/gameQuizzes';

const asked = (answers: string[], correctAnswer: number, question = 'Which?') => ({
  question,
  answers,
  correctAnswer,
  image: 'a.png',
});
const text = (question: string, answer: string) => ({ question, acceptedAnswers: [answer], image: 'a.png' });
const number = { question: 'How many?', correctNumber: 7, image: 'a.png' };

/** The hints on a quiz with these questions, each with the first question that it names. */
const hintsFor = (...questions: object[]) => hintsOn(planGame(quizOf({ questions })));
const namesOf = (...questions: object[]) => hintsFor(...questions).map(({ hint }) => hint);
/** Kinds that take turns, so that none is alone in a row. */
const mixed = (one: object[]) => one.flatMap((each) => [each, number]);

test('a right answer that is nearly always the longest or at one place gives itself away', () => {
  const long = asked(['a', 'the longest', 'b'], 1);
  expect(hintsFor(...mixed([long, long, long, long, asked(['long', 'b', 'c'], 2)]))).toEqual([
    { hint: 'longest' },
    { hint: 'sameLetter', place: 1 },
  ]);
  expect(namesOf(...mixed([long, long, long, long]))).toEqual([]);
  const others = [asked(['aa', 'b', 'c'], 0), asked(['aa', 'b', 'c'], 1), asked(['aa', 'b', 'c'], 2)];
  expect(namesOf(...mixed([...others, ...others]))).toEqual([]);
});

test('an answer in its own question is named, unless the question lists what there is to choose', () => {
  const painter = text('Who painted the Mona Lisa, LÉONARD or another?', 'Leonard');
  expect(hintsFor(painter, number)).toEqual([
    { hint: 'inQuestion', answer: 'Leonard', questionId: 'q1', text: painter.question },
  ]);
  expect(namesOf(text('Who was Leonardo?', 'Leo'))).toEqual([]);
  expect(namesOf(asked(['Sun', 'Moon'], 0, 'Which is bigger, the sun or the moon?'))).toEqual([]);
  expect(namesOf(asked(['Sun', 'Moon'], 0, 'Which sun is hot?'))).toEqual(['inQuestion']);
});

test('questions of one kind in a row, and fifteen without anything to see or hear, are named once', () => {
  const plain = { ...number, image: undefined };
  const row = [text('A?', 'Bach'), text('B?', 'Bach'), text('C?', 'Bach')];
  expect(hintsFor(...row, number)).toEqual([{ hint: 'alike', count: 3, questionId: 'q1', text: 'A?' }]);
  expect(namesOf(row[0]!, row[1]!, number)).toEqual([]);
  const silent = Array.from({ length: 15 }, () => plain);
  expect(hintsFor(row[0]!, ...silent)).toContainEqual({
    hint: 'silent',
    count: 15,
    questionId: 'q2',
    text: 'How many?',
  });
  expect(namesOf(row[0]!, ...silent.slice(1))).not.toContain('silent');
});

test('a mixture of speed and fixed points is told in figures', () => {
  const fixed = { questions: [number, text('Who?', 'Anna')] };
  const rounds = [fixed, { scoring: 'speed', questions: [number] }];
  const hints = (quiz: object) => hintsOn(planGame(quizOf(quiz)));
  expect(hints({ rounds })).toEqual([{ hint: 'scale', speedRounds: [1], speed: 1000, others: 2 }]);
  expect(hints({ rounds: [fixed, fixed] })).toEqual([]);
  // Where nothing can be won, nothing is mixed.
  const poll = { question: 'Beer or wine?', answers: ['Beer', 'Wine'], poll: 'choice', image: 'a.png' };
  expect(hints({ rounds: [{ questions: [poll] }, rounds[1]!] })).toEqual([]);
});
