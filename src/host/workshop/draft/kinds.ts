import { KIND_FIELDS, QUESTION_KINDS, type QuestionKind } from '../../../contract/question';
import { kindOf } from '../../../kinds/workshop';
import { type ListKind, type WrittenAnswer, writtenIn } from '../../../kinds/workshopKind';
import type { AnswerDraft, QuestionDraft } from './draft';
import { isPresent, listOf, textOf, type JsonFields } from './json';
import { amountOf } from './numbers';

/** How many of the answers are marked as right; undefined where all are right. */
export function marksOf(question: { kind: QuestionKind }): ListKind['marks'] {
  const kind = kindOf(question);
  return kind.list === null ? undefined : kind.marks;
}

/** Whether a new question's first answer is right: the quickest way to type a list. Of several the host marks each. */
export function isFirstRight(question: { kind: QuestionKind }): boolean {
  return marksOf(question) !== 'several';
}

/** The kind by the right answer that the question has, which an unfinished one may have as null. */
export function kindIn(fields: JsonFields): QuestionKind {
  const named = QUESTION_KINDS.filter((kind) => KIND_FIELDS[kind][0] in fields);
  return named.find((kind) => isPresent(fields[KIND_FIELDS[kind][0]])) ?? named[0] ?? QUESTION_KINDS[0]!;
}

/** The texts of the answers in a quiz file, and which of them are right; of parts, their labels too. */
export function answersIn(kind: QuestionKind, fields: JsonFields): WrittenAnswer[] {
  const rules = kindOf({ kind });
  if (rules.list === null) return [];
  if (rules.readAnswers) return rules.readAnswers(fields);
  const right = marksOf({ kind }) && [fields[KIND_FIELDS[kind][0]]].flat();
  return listOf(fields[rules.list]).map((text, index) => ({
    text: textOf(text),
    right: right?.includes(index) ?? false,
  }));
}

/** The fields that make a question's kind, with the answers that have a text. A right one that is missing is null. */
export function writeAnswers(question: QuestionDraft): JsonFields {
  const kind = kindOf(question);
  if (kind.write) return kind.write(question);
  if (kind.list === null) return {};
  const written = writtenAnswers(question);
  const right = rightPlaces(written);
  return {
    [kind.list]: written.map(({ text }) => text),
    ...(kind.marks && { [KIND_FIELDS[question.kind][0]]: kind.marks === 'one' ? (right[0] ?? null) : right }),
  };
}

export function writtenAnswers({ kind, answers }: QuestionDraft): QuestionDraft['answers'] {
  return writtenIn(answers, hasLabels({ kind }));
}

/** Whether an answer says anything; a part does with its label alone. */
export function isWritten(kind: QuestionKind, answer: AnswerDraft): boolean {
  return writtenIn([answer], hasLabels({ kind })).length > 0;
}

/** Whether each answer is a part with a label. */
export function hasLabels(question: { kind: QuestionKind }): boolean {
  const kind = kindOf(question);
  return kind.list !== null && kind.hasLabels === true;
}

/** Whether the order of the answers says something. */
export function isNumbered(question: { kind: QuestionKind }): boolean {
  const kind = kindOf(question);
  return kind.list !== null && kind.isNumbered === true;
}

function rightPlaces(answers: QuestionDraft['answers']): number[] {
  return answers.flatMap(({ right }, place) => (right ? [place] : []));
}

/** The most that a question can bring: the points of the nearest, where they win. */
export function mostPoints(draft: QuestionDraft): number {
  return kindOf(draft).mostPoints?.(draft) ?? amountOf(draft.points) ?? 1;
}
