import { MEDIA_KINDS } from '../../../contract/media';
import { listOf } from '../../../contract/parsed';
import {
  FIRST_KIND,
  hasSolution,
  KIND_FIELDS,
  kindsNamed,
  type QuestionKind,
} from '../../../contract/question';
import { kindOf } from '../../../kinds/workshop';
import { type WrittenAnswer, writtenIn } from '../../../kinds/workshopKind';
import type { AnswerDraft, QuestionDraft } from './draft';
import { isPresent, textOf, type JsonFields } from './json';
import { amountOf } from './numbers';

/** Whether a new question's first answer is marked right: the quickest way, unless several may be right. */
export function isFirstRight(question: { kind: QuestionKind }): boolean {
  return kindOf(question).marks !== 'several';
}

/** Tells the kind by the field of the right answer, which may be null in an unfinished question. */
export function kindIn(fields: JsonFields): QuestionKind {
  const named = kindsNamed((field) => field in fields);
  return named.find((kind) => isPresent(fields[KIND_FIELDS[kind][0]])) ?? named[0] ?? FIRST_KIND;
}

/** The texts of the answers in a quiz file, with which of them are right; for parts, also their labels. */
export function answersIn(kind: QuestionKind, fields: JsonFields): WrittenAnswer[] {
  const rules = kindOf({ kind });
  if (rules.list === null) return [];
  if (rules.readAnswers) return rules.readAnswers(fields);
  const right = rules.marks && [fields[KIND_FIELDS[kind][0]]].flat();
  return listOf(fields[rules.list]).map((text, index) => ({
    text: textOf(text),
    right: right?.includes(index) ?? false,
  }));
}

/** The fields that make a question's kind, with its written answers. A missing right answer is null. */
export function writeAnswers(question: QuestionDraft): JsonFields {
  const kind = kindOf(question);
  if (kind.write) return kind.write(question);
  if (kind.list === null) return {};
  const written = writtenAnswers(question);
  const right = written.flatMap((answer, place) => (answer.right ? [place] : []));
  return {
    [kind.list]: written.map(({ text }) => text),
    ...(kind.marks && { [KIND_FIELDS[question.kind][0]]: kind.marks === 'one' ? (right[0] ?? null) : right }),
  };
}

/** Whether its author writes a list of answers. */
export function isListed(question: QuestionDraft): boolean {
  const kind = kindOf(question);
  return kind.list !== null && kind.isListed?.(question) !== false;
}

/** The answers of the list that have any content. */
export function writtenAnswers(question: QuestionDraft): QuestionDraft['answers'] {
  return isListed(question) ? writtenIn(question.answers, kindOf(question).textField !== undefined) : [];
}

/** Whether an answer has any content; a part does with its label alone. */
export function isWritten(kind: QuestionKind, answer: AnswerDraft): boolean {
  return writtenIn([answer], kindOf({ kind }).textField !== undefined).length > 0;
}

/** The most points that a question can bring, as for the nearest number; none without a right answer. */
export function mostPoints(draft: QuestionDraft): number {
  if (!hasSolution(draft)) return 0;
  return kindOf(draft).mostPoints?.(draft) ?? amountOf(draft.points) ?? 1;
}

/** The names of all files that a question shows or plays, each once. */
export function filesIn(question: QuestionDraft): string[] {
  const files = [
    ...MEDIA_KINDS.map((kind) => question[kind]),
    ...(kindOf(question).pictures?.(question) ?? []),
  ];
  return [...new Set(files.map((file) => file.trim()).filter((file) => file !== ''))];
}
