import { expect, test } from 'vitest';
import {
  changeKind,
  markRight,
  changeQuestion,
  moveQuestion,
  moveQuestionBy,
  moveRoundBy,
  removeQuestion,
  removeRound,
} from '../../../../src/host/workshop/draft/edits';
import { duplicateQuestion } from '../../../../src/host/workshop/draft/typing';
import type { QuizDraft } from '../../../../src/host/workshop/draft/draft';
import { beginEditing, changed, redone, undone } from '../../../../src/host/workshop/saving/quizState';
import { readSource } from '../../../../src/host/workshop/draft/source';
import { fc } from '../../../support/property';

const round = (...names: string[]) => ({
  title: `with ${names.join('')}`,
  questions: names.map((question) => ({ question, acceptedAnswers: ['x'] })),
});
const draftOf = (): QuizDraft =>
  readSource({ quizName: 'Moved', rounds: [round('a', 'b', 'c'), round('d')] });
const texts = (draft: QuizDraft) =>
  draft.rounds.map(({ questions }) => questions.map(({ text }) => text).join(''));
const keyOf = (draft: QuizDraft, text: string) =>
  draft.rounds.flatMap(({ questions }) => questions).find((question) => question.text === text)!.key;

test('a question moves to a place before or after its own', () => {
  const draft = draftOf();
  expect(texts(moveQuestion(keyOf(draft, 'a'), { round: 0, index: 3 })(draft))).toEqual(['bca', 'd']);
  expect(texts(moveQuestion(keyOf(draft, 'c'), { round: 0, index: 0 })(draft))).toEqual(['cab', 'd']);
  expect(texts(moveQuestion(keyOf(draft, 'b'), { round: 1, index: 1 })(draft))).toEqual(['ac', 'db']);
  expect(moveQuestion(keyOf(draft, 'b'), { round: 0, index: 1 })(draft)).toBe(draft);
});

test('a question that moves beyond its round enters the next one', () => {
  const draft = draftOf();
  expect(texts(moveQuestionBy(keyOf(draft, 'c'), 1)(draft))).toEqual(['ab', 'cd']);
  expect(texts(moveQuestionBy(keyOf(draft, 'd'), -1)(draft))).toEqual(['abcd', '']);
  expect(texts(moveQuestionBy(keyOf(draft, 'a'), -1)(draft))).toEqual(['abc', 'd']);
});

test('no move loses a question', () => {
  const move = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(1), fc.nat(4));
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const moved = moves.reduce(
        (draft, [text, to, index]) => moveQuestion(keyOf(draft, text), { round: to, index })(draft),
        draftOf(),
      );
      expect([...texts(moved).join('')].sort()).toEqual(['a', 'b', 'c', 'd']);
    }),
  );
});

test('a round keeps one question to write in, and a quiz one round', () => {
  const draft = draftOf();
  const emptied = removeQuestion(keyOf(draft, 'd'))(draft);
  expect(emptied.rounds[1]?.questions).toHaveLength(1);
  const [first, second] = draft.rounds;
  expect(texts(moveRoundBy(second!.key, -1)(draft))).toEqual(['d', 'abc']);
  expect(removeRound(second!.key)(removeRound(first!.key)(draft)).rounds).toHaveLength(1);
});

test('a duplicate has keys of its own', () => {
  const draft = draftOf();
  const doubled = duplicateQuestion(draft, keyOf(draft, 'd'))!.draft;
  const [one, other] = doubled.rounds[1]!.questions;
  expect(other?.text).toBe('d');
  expect(other?.key).not.toBe(one?.key);
  expect(other?.answers[0]?.key).not.toBe(one?.answers[0]?.key);
});

test('a question keeps its answers when its kind changes, a choice one right answer', () => {
  const draft = readSource({
    questions: [{ question: 'q', answers: ['a', 'b', 'c'], correctAnswers: [1, 2] }],
  });
  const { key } = draft.rounds[0]!.questions[0]!;
  const chosen = changeQuestion(key, changeKind('choice'))(draft).rounds[0]!.questions[0]!;
  expect(chosen.answers.map(({ right }) => right)).toEqual([false, true, false]);
  const marked = markRight(chosen.answers[0]!.key)(chosen);
  expect(marked.answers.map(({ right }) => right)).toEqual([true, false, false]);
  expect(changeKind('order')(chosen).answers).toHaveLength(3);
});

test('typing in one field is undone in one step, and redone', () => {
  const typed = (name: string, at: number) => ({
    draft: { ...draftOf(), name },
    typing: { field: 'name', at },
  });
  const steps = [typed('P', 0), typed('Pu', 200), typed('Pub', 400), typed('Pub q', 9_000)];
  const history = steps.reduce(
    (before, { draft, typing }) => changed(before, draft, typing),
    beginEditing(draftOf()).history,
  );
  expect(undone(history).present.name).toBe('Pub');
  expect(undone(undone(history)).present.name).toBe('Moved');
  expect(redone(undone(history)).present.name).toBe('Pub q');
});
