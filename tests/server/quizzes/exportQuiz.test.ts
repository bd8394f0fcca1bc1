import { expect, test } from 'vitest';
import type { QuizSource } from '../../../src/contract/question';
import { readQuiz } from '../../../src/game/quiz/readQuiz';
import type { ExportFormat, Imported } from '../../../src/contract/quizFiles';
import { exportQuiz } from '../../../src/server/quizzes/exportQuiz';
import { importQuiz } from '../../../src/server/quizzes/importing/importQuiz';
import { someQuiz } from '../formats/someQuiz';
import { fc } from '../../support/property';

/** Exports a quiz and imports the file again. */
async function thereAndBack(quiz: QuizSource, format: ExportFormat, language: 'de' | 'en' = 'en') {
  const exported = await exportQuiz(quiz, format, language);
  const imported = await importQuiz(exported.fileName, exported.bytes, language);
  return { lost: exported.report, imported };
}
/** A quiz as it would be played, with its name and description. */
function played(quiz: QuizSource) {
  const read = readQuiz(quiz);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return { ...read.value, quizName: quiz.quizName.trim(), quizDescription: quiz.quizDescription?.trim() };
}
/** The part of a quiz that GIFT can hold. */
function heldByGift(quiz: QuizSource) {
  const isHeld = (texts: readonly string[]) => !texts.every((each) => each.includes('->'));
  const rounds = played(quiz).rounds.map(({ title, questions }) => ({
    title: title && !title.includes('\n') ? title : undefined,
    questions: questions.flatMap(({ text, explanation, ...rest }) => {
      const { kind } = rest;
      // The first arrow ends the left side of a pair.
      if (kind === 'match' && rest.left.some((left) => left.includes('->'))) return [];
      if (kind === 'order' || kind === 'parts' || kind === 'stages') return [];
      if (kind === 'text' && !isHeld(rest.accepted)) return [];
      const { value, tolerance } = rest as { value?: number; tolerance?: number };
      const { answers, correct, accepted } = rest as {
        answers?: string[];
        correct?: number[];
        accepted?: string[];
      };
      return [{ text, explanation, kind, value, tolerance, answers, correct, accepted }];
    }),
  }));
  return rounds.filter(({ questions }) => questions.length);
}

/** Removes hints that an answer reads like several or like another, since nothing is lost by that. */
const withoutHints = (report: Imported['report']) =>
  report.filter(
    ({ message }) =>
      !/counts as one answer|gilt als eine Antwort|Two answers are the same|Zwei Antworten sind gleich/.test(
        message,
      ),
  );

test.each(['xlsx', 'gift'] as const)(
  'a draft is not exported as %s, and the report names it',
  async (format) => {
    const asked = { question: 'Asked?', acceptedAnswers: ['Yes'] };
    const questions = [{ question: 'Later?', answers: ['A', 'B'], correctAnswer: null, draft: true }, asked];
    const { lost, imported } = await thereAndBack({ quizName: 'Drafts', questions }, format);
    expect(lost).toContainEqual({ where: 'Question 1', message: 'Not in the file: Later?.' });
    expect(played(imported.quiz).rounds[0]!.questions.map(({ text }) => text)).toEqual(['Asked?']);
  },
);

test.each(['de', 'en'] as const)(
  'any quiz is read back completely from a spreadsheet in %s',
  async (language) => {
    const property = fc.asyncProperty(someQuiz, async (quiz) => {
      const { lost, imported } = await thereAndBack(quiz, 'xlsx', language);
      expect(withoutHints(imported.report)).toEqual([]);
      expect(played(imported.quiz)).toEqual(played(quiz));
      expect(lost.filter(({ message }) => !/only their names|nur ihre Namen/.test(message))).toEqual([]);
    });
    await fc.assert(property, { numRuns: 30 });
  },
);

test('any quiz is read back from GIFT, except for what GIFT cannot hold', async () => {
  const property = fc.asyncProperty(someQuiz, async (quiz) => {
    const held = heldByGift(quiz);
    fc.pre(held.length > 0);
    const { imported } = await thereAndBack(quiz, 'gift');
    expect(withoutHints(imported.report)).toEqual([]);
    expect(heldByGift(imported.quiz)).toEqual(held);
  });
  await fc.assert(property, { numRuns: 100 });
});

test.each(['xlsx', 'gift'] as const)('the pictures of answers are not exported as %s', async (format) => {
  const question = { question: 'Which?', answers: ['x', 'y'], correctAnswer: 0 };
  const quiz = { quizName: 'Pictured', questions: [{ ...question, answerImages: ['x.png', 'y.png'] }] };
  const { lost } = await thereAndBack(quiz, format);
  expect(lost).toContainEqual({ where: 'Question 1', message: 'Not in the file: pictures of the answers.' });
});

test('an export reports what it leaves out', async () => {
  const quiz = {
    quizName: 'A/B',
    seconds: 20,
    author: 'Anna',
    joker: null,
    tieBreak: { question: 'How far?', correctNumber: 3 },
    questions: [
      { question: 'Sort!', correctOrder: ['a', 'b'] },
      { question: 'How many?', correctNumber: 3, points: 2, wager: true, note: 'Hm', image: 'x.png' },
    ],
  };
  expect((await exportQuiz(quiz, 'gift', 'en')).report).toEqual([
    { where: 'Quiz', message: 'Not in the file: name.' },
    { where: 'Quiz', message: 'Not in the file: time, author and tie-break.' },
    { where: 'Question 1', message: 'Not in the file: the format does not support this type of question.' },
    { where: 'Question 2', message: 'Not in the file: points, wager, note and picture.' },
  ]);
  expect((await exportQuiz(quiz, 'xlsx', 'de')).report).toEqual([
    { where: 'Quiz', message: 'Nicht in der Datei: author.' },
    { where: 'Quiz', message: 'Bilder, Töne und Videos sind nicht in der Datei, nur ihre Namen.' },
  ]);
});

test('an export to GIFT reports everything that is lost, including unlimited time', async () => {
  const settings = { scoring: 'speed', reveal: 'round', scores: 'end', seconds: null, joker: true } as const;
  const rounds = [{ beside: true, questions: [{ question: 'Who?', acceptedAnswers: ['Bach'] }] }];
  const { report } = await exportQuiz({ quizName: 'A', ...settings, rules: 'R', rounds }, 'gift', 'de');
  const said = report.map(({ message }) => message).join(' ');
  const all = 'Wertung, Auflösung, Punktestands, die Zeit, Joker, Spielregeln, neben den anderen';
  for (const lost of all.split(', ')) expect(said).toContain(lost);
});

test.each([
  ['A/B: "C" <D>?', 'A B C D.txt'],
  ['..', 'quiz.txt'],
  ['con', 'con_.txt'],
  ['Con.first round', 'Con_.first round.txt'],
  ['Köln 👍', 'Köln 👍.txt'],
  ['x'.repeat(200), `${'x'.repeat(60)}.txt`],
])('the quiz %s is stored under a safe name', async (quizName, fileName) => {
  const quiz = { quizName, questions: [{ question: 'Who?', acceptedAnswers: ['Bach'] }] };
  expect((await exportQuiz(quiz, 'gift', 'en')).fileName).toBe(fileName);
});

test('a round that cannot be beside the others is imported like any other, and reported', async () => {
  const round = { beside: true, questions: [{ question: 'Who?', acceptedAnswers: ['Bach'] }] };
  const rounds = [round, { ...round, reveal: 'round' }, { ...round, reveal: 'round' }];
  const bytes = Buffer.from(JSON.stringify({ quizName: 'Q', rounds }));
  const { quiz, report } = await importQuiz('q.json', bytes, 'en');
  expect(quiz.rounds?.map(({ beside }) => beside)).toEqual([undefined, true, undefined]);
  expect(report).toHaveLength(2);
  expect(readQuiz(quiz).ok).toBe(true);
});
