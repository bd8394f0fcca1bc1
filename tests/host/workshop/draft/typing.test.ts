import { expect, test } from 'vitest';
import type { QuizDraft } from '../../../../src/host/workshop/draft/draft';
import {
  findQuestion,
  changeQuestion,
  changeAnswer,
  changeKind,
} from '../../../../src/host/workshop/draft/edits';
import { readSource, writeSource } from '../../../../src/host/workshop/draft/source';
import {
  duplicateQuestion,
  goOn,
  pasteLines,
  takeBack,
  type Typed,
} from '../../../../src/host/workshop/draft/typing';

const draftOf = (...questions: object[]): QuizDraft => readSource({ quizName: 'Typed', questions });
const keyAt = (draft: QuizDraft, index: number): string => draft.rounds[0]!.questions[index]!.key;
const enter = ({ draft, open, field }: Typed): Typed => goOn(draft, open, field);
const type = (typed: Typed, text: string): Typed => {
  const edit =
    typed.field === typed.open
      ? changeQuestion(typed.open, (question) => ({ ...question, text }))
      : changeQuestion(typed.open, changeAnswer(typed.field, { text }));
  return { ...typed, draft: edit(typed.draft) };
};

test('Enter moves from the question to its answers, and from an empty one to the next question', () => {
  const empty = draftOf();
  const key = keyAt(empty, 0);
  let typed: Typed = { draft: empty, open: key, field: key };
  for (const text of ['Which?', 'Mars', 'Venus', '', 'Who?', 'Ada']) {
    typed = text === '' ? enter(typed) : enter(type(typed, text));
  }
  expect(writeSource(typed.draft).source.questions).toEqual([
    { question: 'Which?', answers: ['Mars', 'Venus'], correctAnswer: null },
    { question: 'Who?', answers: ['Ada'], correctAnswer: null },
  ]);
});

test('Enter in the last possible answer moves to a new question of the same kind', () => {
  const draft = draftOf({ question: 'Order', correctOrder: ['a', 'b', 'c', 'd', 'e', 'f'] });
  const question = draft.rounds[0]!.questions[0]!;
  const typed = goOn(draft, question.key, question.answers[5]!.key);
  expect(findQuestion(typed.draft, typed.open)).toMatchObject({ kind: 'order', text: '' });
  expect(typed.field).toBe(typed.open);
});

test('Enter on an empty question does not add another', () => {
  const draft = draftOf();
  const key = keyAt(draft, 0);
  const first = goOn(draft, key, key);
  expect(enter(first).draft.rounds[0]!.questions).toHaveLength(1);
});

test('Backspace removes an empty answer, then the empty question', () => {
  const draft = draftOf({ question: 'Who?', acceptedAnswers: ['Ada'] });
  const key = keyAt(draft, 0);
  const more = enter(goOn(draft, key, key));
  expect(findQuestion(more.draft, key)?.answers).toHaveLength(2);
  const less = takeBack(more.draft, key, more.field)!;
  expect(findQuestion(less.draft, key)?.answers).toHaveLength(1);
  const next = enter(enter(less));
  expect(next.draft.rounds[0]!.questions).toHaveLength(2);
  expect(takeBack(next.draft, next.open, next.open)?.draft.rounds[0]!.questions).toHaveLength(1);
  expect(takeBack(draft, key, key)).toBeUndefined();
});

test.each([
  ['multiple', { correctAnswers: [] }],
  ['choice', { correctAnswer: null }],
] as const)('nobody chooses a right answer for the author of a question of kind %s', (kind, right) => {
  const empty = draftOf();
  const key = keyAt(empty, 0);
  const draft = changeQuestion(key, changeKind(kind))(changeQuestion(key, changeKind('text'))(empty));
  const place = { field: key, selectionStart: 0, selectionEnd: 0 };
  const typed = enter(type(goOn(draft, key, key), 'Iron'));
  const pasted = pasteLines(draft, key, place, ['', 'Iron', 'Amber']);
  expect(writeSource(typed.draft).source.questions?.[0]).toMatchObject(right);
  expect(writeSource(pasted.draft).source.questions?.[0]).toMatchObject(right);
});

test('a right answer stays right where several may be', () => {
  const draft = draftOf({ question: 'Which?', answers: ['Mars', 'Venus'], correctAnswer: 1 });
  const changed = changeQuestion(keyAt(draft, 0), changeKind('multiple'))(draft);
  expect(writeSource(changed).source.questions?.[0]).toMatchObject({ correctAnswers: [1] });
});

test('pasted lines become a question and its answers, or further answers', () => {
  const draft = draftOf();
  const key = keyAt(draft, 0);
  const pasted = pasteLines(draft, key, { field: key, selectionStart: 0, selectionEnd: 0 }, [
    'Which?',
    'Mars',
    'Venus',
  ]);
  expect(writeSource(pasted.draft).source.questions).toEqual([
    { question: 'Which?', answers: ['Mars', 'Venus'], correctAnswer: null },
  ]);
  const first = findQuestion(pasted.draft, key)!.answers[0]!.key;
  const more = pasteLines(pasted.draft, key, { field: first, selectionStart: 1, selectionEnd: 4 }, [
    'oon',
    'Earth',
  ]);
  expect(findQuestion(more.draft, key)?.answers.map(({ text }) => text)).toEqual(['Moon', 'Earth', 'Venus']);
});

const pasteAt = (draft: QuizDraft, answer: number, lines: string[], isLabel = false) => {
  const { key, answers } = draft.rounds[0]!.questions[0]!;
  const place = { field: answers[answer]!.key, selectionStart: 0, selectionEnd: 0, isLabel };
  const { answers: pasted } = findQuestion(pasteLines(draft, key, place, lines).draft, key)!;
  return pasted.map(({ label, text }) => (label ? `${label}: ${text}` : text));
};

test('lines pasted into an answer fill the empty ones below it, and leave the others', () => {
  const draft = draftOf({ question: 'Which?', answers: ['', '', 'Mars'], correctAnswer: 2 });
  expect(pasteAt(draft, 0, ['Venus', 'Earth', 'Moon'])).toEqual(['Venus', 'Earth', 'Moon', 'Mars']);
});

test('pasted rows of cells become pairs, with either side', () => {
  const draft = draftOf({ question: 'Capital?', pairs: [['', '']] });
  expect(pasteAt(draft, 0, ['Italy\tRome', 'Norway\tOslo'], true)).toEqual(['Italy: Rome', 'Norway: Oslo']);
  expect(pasteAt(draft, 0, ['Italy', 'Norway'], true)).toEqual(['Italy: ', 'Norway: ']);
});

test('a copy of a question is opened below it', () => {
  const draft = draftOf(
    { question: 'Who?', acceptedAnswers: ['Ada'] },
    { question: 'When?', correctNumber: 1 },
  );
  const typed = duplicateQuestion(draft, keyAt(draft, 0))!;
  expect(keyAt(typed.draft, 1)).toBe(typed.open);
  expect(typed.draft.rounds[0]!.questions.map(({ text }) => text)).toEqual(['Who?', 'Who?', 'When?']);
});

test('Enter moves through parts, and a part with only a label is not removed', () => {
  const draft = draftOf({ question: 'Song?', parts: [{ label: 'Song', acceptedAnswers: ['Waterloo'] }] });
  const question = draft.rounds[0]!.questions[0]!;
  const second = goOn(draft, question.key, question.answers[0]!.key);
  expect(second.open).toBe(question.key);
  const label = changeQuestion(question.key, changeAnswer(second.field, { label: 'Band' }));
  const third = enter({ ...second, draft: label(second.draft) });
  expect(third.open).toBe(question.key);
  expect(writeSource(third.draft).source.questions).toEqual([
    {
      question: 'Song?',
      parts: [
        { label: 'Song', acceptedAnswers: ['Waterloo'] },
        { label: 'Band', acceptedAnswers: [] },
      ],
    },
  ]);
  expect(enter(third).open).not.toBe(question.key);
});
