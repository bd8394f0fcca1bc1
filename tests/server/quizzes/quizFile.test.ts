import { describe, expect, it } from 'vitest';
import { parseQuizFile } from '../../../src/server/quizzes/quizFile';

const question = { question: 'How many?', answers: ['One', 'Two'], correctAnswer: 1 };
const quiz = { quizName: 'Pub Quiz', quizDescription: 'For all', questions: [question] };
const parse = (content: unknown) =>
  parseQuizFile('pub.json', Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)));

describe('a quiz file', () => {
  it('takes its id from its name when it gives none', () => {
    expect(parse(quiz)).toEqual({
      ok: true,
      value: {
        quizId: 'pub',
        fileName: 'pub.json',
        quizName: 'Pub Quiz',
        quizDescription: 'For all',
        source: quiz,
        media: [],
      },
    });
    expect(parse({ ...quiz, quizId: 'mine' })).toMatchObject({ value: { quizId: 'mine' } });
  });

  it('may begin with a byte order mark, and do without a description', () => {
    const file = `\ufeff${JSON.stringify({ quizName: 'Pub', questions: [question] })}`;
    expect(parse(file)).toMatchObject({ ok: true, value: { quizDescription: '' } });
  });

  it.each([
    ['{', /is not JSON/],
    ['', /is not JSON/],
    ['null', /./],
    [{ ...quiz, questions: [] }, /questions has no question/],
    [{ ...quiz, questions: undefined }, /there are no questions/],
    [
      {
        ...quiz,
        questions: undefined,
        rounds: [{ questions: [question] }, { questions: [question, { ...question, correctAnswer: 2 }] }],
      },
      /round 2, question 2: correctAnswer/,
    ],
    [{ ...quiz, quizName: ' ' }, /quizName must not be empty/],
    [{ ...quiz, quizId: 7 }, /quizId must be text/],
    [{ ...quiz, questions: [{ ...question, answers: ['One'] }] }, /question 1: answers must have 2 or more/],
    [
      { ...quiz, questions: [{ ...question, answers: Array(7).fill('x') }] },
      /question 1: answers must have 6 at most/,
    ],
    [
      { ...quiz, questions: [question, { ...question, correctAnswer: 2 }] },
      /question 2: correctAnswer must be .*counted/,
    ],
    [{ ...quiz, questions: [{ ...question, correctAnswer: -1 }] }, /correctAnswer/],
    [{ ...quiz, questions: [{ ...question, correctAnswer: '1' }] }, /correctAnswer must be a number/],
  ])('%j is refused with the reason', (content, reason) => {
    expect(parse(content)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });

  it('has bounds for its description and for how many questions it asks', () => {
    const quizDescription = 'x'.repeat(1000);
    const questions = Array(1000).fill(question);
    expect(parse({ ...quiz, quizDescription, questions })).toMatchObject({ ok: true });
    const wordy = parse({ ...quiz, quizDescription: `${quizDescription}x` });
    const endless = parse({ ...quiz, questions: [...questions, question] });
    expect([wordy, endless]).toEqual([
      { ok: false, reason: 'quizDescription must not be longer than 1000 characters' },
      { ok: false, reason: 'there are more than 1000 questions' },
    ]);
  });

  it('that is one long text is refused with a short reason', () => {
    const text = 'x'.repeat(900_000);
    for (const content of [JSON.stringify(text), { ...quiz, questions: [text] }])
      expect(parse(content)).toEqual({ ok: false, reason: expect.stringMatching(/^.{1,200}$/) });
  });

  it('that is not UTF-8 is refused, instead of showing broken letters', () => {
    const latin1 = Buffer.from(JSON.stringify({ ...quiz, quizName: 'Für alle' }), 'latin1');
    expect(parseQuizFile('pub.json', latin1)).toEqual({ ok: false, reason: 'is not UTF-8 text' });
  });
});
