import { describe, expect, test } from 'vitest';
import { contentOf } from '../../../src/server/files/document';
import { parseQuizFile, quizProblems } from '../../../src/server/quizzes/quizFile';

const question = { question: 'How many?', answers: ['One', 'Two'], correctAnswer: 1 };
const quiz = { quizName: 'Pub Quiz', quizDescription: 'For all', questions: [question] };
const parse = (content: unknown) =>
  parseQuizFile(
    contentOf(Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))),
    'pub.json',
  );

describe('a quiz file', () => {
  test('takes its id from its name if it contains none', () => {
    expect(parse(quiz)).toEqual({
      ok: true,
      value: {
        quizId: 'pub',
        fileName: 'pub.json',
        quizName: 'Pub Quiz',
        quizDescription: 'For all',
        source: quiz,
        media: [],
        drafts: 0,
        minutes: 3,
        questionCount: 1,
        roundCount: 1,
      },
    });
    expect(parse({ ...quiz, quizId: 'mine' })).toMatchObject({ value: { quizId: 'mine' } });
  });

  test('may begin with a byte order mark, and lack a description', () => {
    const file = `\ufeff${JSON.stringify({ quizName: 'Pub', questions: [question] })}`;
    expect(parse(file)).toMatchObject({ ok: true, value: { quizDescription: '' } });
  });

  test.each([
    ['{', /is not JSON/],
    ['', /is not JSON/],
    ['null', /./],
    [
      { ...quiz, questions: [question, { ...question, correctAnswer: 2 }] },
      /question 2: correctAnswer must be .*counted/,
    ],
    [{ ...quiz, quizName: ' ' }, /quizName must not be empty/],
    [{ ...quiz, quizId: 7 }, /quizId must be text/],
  ])('%j is refused with the reason', (content, reason) => {
    expect(parse(content)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });

  test('has limits for its description and its number of questions', () => {
    const quizDescription = 'x'.repeat(1000);
    const questions = Array(1000).fill(question);
    expect(parse({ ...quiz, quizDescription, questions })).toMatchObject({ ok: true });
    const wordy = parse({ ...quiz, quizDescription: `${quizDescription}x` });
    const endless = parse({ ...quiz, questions: [...questions, question] });
    expect([wordy, endless]).toEqual([
      { ok: false, reason: 'quizDescription must not be longer than 1,000 characters' },
      { ok: false, reason: 'must not have more than 1,000 questions' },
    ]);
  });

  test('that is one long text is refused with a short reason', () => {
    const text = 'x'.repeat(900_000);
    for (const content of [JSON.stringify(text), { ...quiz, questions: [text] }])
      expect(parse(content)).toEqual({ ok: false, reason: expect.stringMatching(/^.{1,200}$/) });
  });

  test('that is not UTF-8 is refused, instead of showing broken letters', () => {
    const latin1 = Buffer.from(JSON.stringify({ ...quiz, quizName: 'Für alle' }), 'latin1');
    expect(parseQuizFile(contentOf(latin1), 'pub.json')).toEqual({
      ok: false,
      reason: 'it is not UTF-8 text',
    });
  });
});

const asked = { question: 'Who?', acceptedAnswers: ['Bach'] };
const choice = { question: 'Which?', answers: ['A', 'B'], correctAnswer: 1 };
const many = (length: number) => ({ questions: Array<unknown>(length).fill(asked) });
const quizOf = (rest: object) => ({ quizName: 'Pub', ...rest });

test('a quiz that can be played has no problems', () => {
  expect(quizProblems(quizOf({ questions: [asked, choice] }), 'de')).toEqual([]);
});

test('every fault is reported with its place, in German or English', () => {
  const quiz = {
    quizName: ' ',
    seconds: 1,
    rounds: [
      { title: 'x'.repeat(201), questions: [asked, { ...choice, question: '', answers: ['A', '', ''] }] },
      { questions: [{ ...choice, correctAnswer: 7, points: 0.3 }, { question: 'How?' }, 7] },
    ],
    tieBreak: { question: 'When?' },
  };
  const places = quizProblems(quiz, 'en').map(({ path, message }) => `${path} – ${message}`);
  expect(places).toEqual([
    'quizName – name: must not be empty',
    'seconds – time: must be at least 5 seconds',
    'rounds/0/title – title: must not be longer than 200 characters',
    'rounds/0/questions/1/question – question: must not be empty',
    'rounds/0/questions/1/answers/1 – answer 2: must not be empty',
    'rounds/0/questions/1/answers/2 – answer 3: must not be empty',
    'rounds/1/questions/0/points – points: must be whole or half points',
    'rounds/1/questions/0/correctAnswer – right answer: must be the position of one of the answers, counted from 0',
    expect.stringMatching(/^rounds\/1\/questions\/1 – has no clear question type/),
    'rounds/1/questions/2 – must be an object',
    expect.stringMatching(/^tieBreak – has no clear question type/),
  ]);
  expect(quizProblems(quiz, 'de')[4]).toEqual({
    path: 'rounds/0/questions/1/answers/1',
    message: 'Antwort 2: darf nicht leer sein',
  });
});

test.each([
  ['Runden oder Fragen, nicht beides', '', { ...many(1), rounds: [many(1)] }],
  ['Fragen fehlen', '', {}],
  ['muss eine Zahlenfrage sein, mit correctNumber', 'tieBreak', { ...many(1), tieBreak: choice }],
  ['die Runden: mindestens 1 nötig', 'rounds', { rounds: [] }],
  ['höchstens 1.000 Fragen möglich', '', { rounds: [many(501), many(500)] }],
])('for the whole quiz, the report says: %s', (message, path, rest) => {
  expect(quizProblems(quizOf(rest), 'de')).toEqual([{ path, message }]);
});

test('of countless faults the first are reported', () => {
  expect(quizProblems(quizOf({ questions: Array(100_000).fill(0) }), 'de')).toHaveLength(200);
  const answers = Array(100_000).fill('');
  expect(quizProblems(quizOf({ questions: [{ ...choice, answers }] }), 'de')).toMatchObject([
    { path: 'questions/0/answers', message: 'die Antworten: höchstens 6 möglich' },
  ]);
});
