import { expect, test } from 'vitest';
import { countFinished, readSource, writeSource } from '../../../../src/host/workshop/draft/source';
import { placeProblems } from '../../../../src/host/workshop/saving/quizState';
import { readQuiz } from '../../../../src/game/quiz/readQuiz';
import { quizProblems } from '../../../../src/server/quizzes/quizFile';
import { someQuiz } from '../../../server/formats/someQuiz';
import { fc } from '../../../support/property';

const written = (source: unknown) => writeSource(readSource(source)).source;

test('a quiz that is opened and written again plays the same', () => {
  fc.assert(
    fc.property(someQuiz, (quiz) => {
      const again = written(quiz);
      expect(readQuiz(again)).toEqual(readQuiz(quiz));
      expect([again.quizName, again.quizDescription ?? '']).toEqual([
        quiz.quizName,
        quiz.quizDescription ?? '',
      ]);
    }),
  );
});

test('what was written once is written the same again', () => {
  fc.assert(
    fc.property(someQuiz, (quiz) => {
      const once = written(quiz);
      expect(written(once)).toEqual(once);
    }),
  );
});

test('any JSON is read as a draft that can be written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(() => written(json)).not.toThrow();
    }),
  );
});

test('fields that the workshop does not know stay', () => {
  const quiz = {
    quizName: 'Known',
    author: 'Ada',
    rounds: [
      {
        title: 'One',
        colour: 'red',
        questions: [{ question: 'Who?', acceptedAnswers: ['Me'], tags: ['x'] }],
      },
    ],
  };
  expect(written(quiz)).toEqual(quiz);
});

test('unfinished questions are written as they are, for the server to say what is missing', () => {
  const draft = readSource({
    quizName: '',
    questions: [
      { question: 'Which?', answers: ['A', 'B'], correctAnswer: null },
      { question: 'How many?', correctNumber: null },
      { question: 'Who?', correctAnswer: 0, answers: ['A', 'B'], points: 'two' },
    ],
  });
  const { source, places } = writeSource(draft);
  const problems = quizProblems(source, 'en');
  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'quizName: name: must not be empty',
    'questions/0/correctAnswer: right answer: missing',
    'questions/1/correctNumber: right number: missing',
    'questions/2/points: points: must be a number',
  ]);
  expect(places.get('questions/1')?.question).toBe(draft.rounds[0]?.questions[1]?.key);
});

test('blank questions, answers, rounds and tie-breaks are left out, and indexes do not count them', () => {
  const draft = readSource({
    quizName: 'Gaps',
    tieBreak: { question: '', correctNumber: null, draft: true },
    rounds: [
      { questions: [] },
      { title: 'Two', questions: [{ question: '' }, { question: 'Who?', acceptedAnswers: ['', 'Me'] }] },
    ],
  });
  const { source, places } = writeSource(draft);
  expect(source).toEqual({
    quizName: 'Gaps',
    rounds: [{ title: 'Two', questions: [{ question: 'Who?', acceptedAnswers: ['Me'] }] }],
  });
  const [, asked] = draft.rounds[1]?.questions ?? [];
  expect(places.get('rounds/0/questions/0/acceptedAnswers/0')).toEqual({
    round: draft.rounds[1]?.key,
    question: asked?.key,
    answer: asked?.answers[1]?.key,
  });
});

test('a round of blank questions that has a title is kept beside others, and read by the server', () => {
  const rounds = [
    { title: 'One', questions: [{ question: 'Who?', acceptedAnswers: ['Me'] }] },
    { title: 'Two', questions: [{ question: '' }] },
  ];
  const { source } = writeSource(readSource({ quizName: 'Begun', rounds }));
  expect(source.rounds).toEqual([rounds[0], { title: 'Two', questions: [] }]);
  expect(quizProblems(source, 'en')).toEqual([]);
});

test('a tie-break that was begun counts among what is not finished', () => {
  const question = { question: 'Who?', acceptedAnswers: ['Me'] };
  const tieBreak = { question: 'How long?', correctNumber: null, draft: true };
  const quiz = { quizName: 'Tie', questions: [question, { question: '', draft: true }] };
  expect(countFinished(quiz)).toEqual({ finished: 1, drafts: 0 });
  expect(countFinished({ ...quiz, tieBreak })).toEqual({ finished: 1, drafts: 1 });
});

test('numbers are accepted with a point or a comma, and lists with any separator', () => {
  const [question] = readSource({ questions: [{ question: 'How high?', correctNumber: 1 }] }).rounds[0]!
    .questions;
  const write = (fields: object) => {
    const draft = readSource({ quizName: 'x' });
    const rounds = [{ ...draft.rounds[0]!, questions: [{ ...question!, ...fields }] }];
    return writeSource({ ...draft, rounds }).source.questions?.[0];
  };
  expect(write({ number: '3,5', counting: 'tolerance', tolerance: '0.5' })).toMatchObject({
    correctNumber: 3.5,
    tolerance: 0.5,
  });
  for (const nearest of ['3, 2, 1', '3;2;1', '3 2 1', '3,2,1'])
    expect(write({ counting: 'nearest', nearest })).toMatchObject({ nearest: [3, 2, 1] });
  expect(write({ counting: 'nearest', nearest: '1,5; 1; 0,5' })).toMatchObject({ nearest: [1.5, 1, 0.5] });
  expect(write({ seconds: '0' })).toMatchObject({ seconds: null });
});

test('faults of a part, or of a round beside the others, are reported at their place', () => {
  const draft = readSource({
    quizName: 'Parts',
    rounds: [
      { beside: true, questions: [{ question: 'Which?', answers: ['A', 'B'], correctAnswer: 0 }] },
      {
        questions: [
          {
            question: 'Song?',
            parts: [
              { label: 'Song', acceptedAnswers: ['Waterloo'] },
              { label: 'Band', acceptedAnswers: [] },
            ],
          },
        ],
      },
    ],
  });
  const { source, places } = writeSource(draft);
  const placed = placeProblems(quizProblems(source, 'de'), places);
  const [first, second] = draft.rounds;
  expect(placed.map(({ path, place }) => [path, place])).toEqual([
    ['rounds/0/beside', { round: first!.key }],
    [
      'rounds/1/questions/0/parts/1/acceptedAnswers',
      {
        round: second!.key,
        question: second!.questions[0]!.key,
        answer: second!.questions[0]!.answers[1]!.key,
      },
    ],
  ]);
  expect(placed[1]!.message).toBe('Teil 2, die Antworten: mindestens 1 nötig');
});
