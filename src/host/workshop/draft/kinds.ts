import { MAX_ANSWERS, QUESTION_KINDS, type QuestionKind } from '../../../contract/question';
import { KIND_FIELDS, QUIZ_LIMITS } from '../../../contract/quizSource';
import type { QuestionDraft } from './draft';
import { isPresent, listOf, textOf, type Fields } from './json';
import { numberOf, numbersOf } from './numbers';

/** A kind of question whose author writes a list of answers. */
interface ListKind {
  /** The field of a quiz file with the texts of the answers. */
  readonly list: 'answers' | 'acceptedAnswers' | 'correctOrder';
  /** How many of the answers are marked as right; none where all are right. */
  readonly marks?: 'one' | 'several';
  readonly mostAnswers: number;
  /** In characters. */
  readonly longestAnswer: number;
}

/** A kind of question whose answer has fields of its own. */
interface FieldsKind {
  readonly list: null;
  readonly read: (fields: Fields) => Partial<QuestionDraft>;
  readonly write: (question: QuestionDraft) => Fields;
}

const picked = { list: 'answers', mostAnswers: MAX_ANSWERS, longestAnswer: QUIZ_LIMITS.answer } as const;

const KINDS: Record<QuestionKind, ListKind | FieldsKind> = {
  choice: { ...picked, marks: 'one' },
  multiple: { ...picked, marks: 'several' },
  text: {
    list: 'acceptedAnswers',
    mostAnswers: QUIZ_LIMITS.acceptedAnswers,
    longestAnswer: QUIZ_LIMITS.acceptedAnswer,
  },
  number: {
    list: null,
    read: ({ correctNumber, unit, nearest, tolerance }) => ({
      number: textOf(correctNumber),
      unit: textOf(unit),
      counting: isPresent(nearest)
        ? 'nearest'
        : isPresent(tolerance) && tolerance !== 0
          ? 'tolerance'
          : 'exact',
      nearest: listOf(nearest).map(textOf).join('; '),
      tolerance: textOf(tolerance),
    }),
    write: ({ number, unit, counting, nearest, tolerance }) => ({
      correctNumber: numberOf(number) === '' ? null : numberOf(number),
      ...(unit && { unit }),
      ...(counting === 'nearest' && { nearest: numbersOf(nearest) }),
      ...(counting === 'tolerance' && { tolerance: numberOf(tolerance) }),
    }),
  },
  order: { ...picked, list: 'correctOrder' },
};

/** What the workshop knows of a question's kind. */
export function kindOf({ kind }: { kind: QuestionKind }): ListKind | FieldsKind {
  return KINDS[kind];
}

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
export function kindIn(fields: Fields): QuestionKind {
  const named = QUESTION_KINDS.filter((kind) => KIND_FIELDS[kind][0] in fields);
  return named.find((kind) => isPresent(fields[KIND_FIELDS[kind][0]])) ?? named[0] ?? 'choice';
}

/** The texts of the answers in a quiz file, and which of them are right. */
export function answersIn(kind: QuestionKind, fields: Fields): { text: string; right: boolean }[] {
  const { list } = kindOf({ kind });
  if (list === null) return [];
  const right = marksOf({ kind }) && [fields[KIND_FIELDS[kind][0]]].flat();
  return listOf(fields[list]).map((text, index) => ({
    text: textOf(text),
    right: right?.includes(index) ?? false,
  }));
}

/** The fields that make a question's kind, with the answers that have a text. A right one that is missing is null. */
export function writeAnswers(question: QuestionDraft): Fields {
  const kind = kindOf(question);
  if (kind.list === null) return kind.write(question);
  const written = writtenAnswers(question);
  const right = rightPlaces(written);
  return {
    [kind.list]: written.map(({ text }) => text),
    ...(kind.marks && { [KIND_FIELDS[question.kind][0]]: kind.marks === 'one' ? (right[0] ?? null) : right }),
  };
}

export function writtenAnswers({ answers }: QuestionDraft): QuestionDraft['answers'] {
  return answers.filter(({ text }) => text.trim() !== '');
}

export function rightPlaces(answers: QuestionDraft['answers']): number[] {
  return answers.flatMap(({ right }, place) => (right ? [place] : []));
}
