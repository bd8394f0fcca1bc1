import {
  MAX_ANSWERS,
  MAX_PARTS,
  MIN_PARTS,
  QUESTION_KINDS,
  type Answer,
  type QuestionKind,
  KIND_FIELDS,
  QUIZ_LIMITS,
} from '../../../contract/question';
import type { NumberKind } from '../../../game/quiz/kinds/numberKind';
import type { PartsKind } from '../../../game/quiz/kinds/partsKind';
import type { PickedKind } from '../../../game/quiz/kinds/pickedKinds';
import type { Kind } from '../../../game/quiz/kinds/questionKinds';
import type { TextKind } from '../../../game/quiz/kinds/textKind';
import { acceptedIn, acceptedText } from '../../../game/quiz/acceptedText';
import { shownOrder } from '../../../game/quiz/shownOrder';
import type { AnswerDraft, QuestionDraft } from './draft';
import { fieldsOf, isPresent, listOf, textOf, type Fields } from './json';
import { amountOf, isAmount, numberOf, numbersOf } from './numbers';

/** What is looked at of a question: as it is asked, or as it is revealed. */
export type Moment = 'question' | 'solution';

/** Stands for what is not typed yet. */
export const NOTHING_YET = '…';

/** How the preview plays a kind of question. */
interface PlayedKind {
  /** What makes the kind, however little is typed; perhaps another kind, where it would show what is not there. */
  played: (draft: QuestionDraft, moment: Moment) => Kind;
  /** The answer of the player at this place, if there is one, to a question of this kind. */
  answer(question: Kind, at: number): Answer | undefined;
}

/** A kind of question whose author writes a list of answers. */
interface ListKind extends PlayedKind {
  /** The field of a quiz file with the texts of the answers. */
  readonly list: 'answers' | 'acceptedAnswers' | 'correctOrder' | 'parts';
  /** How many of the answers are marked as right; none where all are right. */
  readonly marks?: 'one' | 'several';
  readonly mostAnswers: number;
  /** In characters. */
  readonly longestAnswer: number;
}

/** A kind of question whose answer has fields of its own. */
interface FieldsKind extends PlayedKind {
  readonly list: null;
  readonly read: (fields: Fields) => Partial<QuestionDraft>;
  readonly write: (question: QuestionDraft) => Fields;
}

/** In the preview the first so many players are right. */
const RIGHT_COUNT = 14;
/** Of several wrong answers each is picked by so many. */
const WRONG_COUNT = 6;
const MOST_TEXTS = 10;

const picked = { list: 'answers', mostAnswers: MAX_ANSWERS, longestAnswer: QUIZ_LIMITS.answer } as const;

const choice: ListKind = {
  ...picked,
  marks: 'one',
  played: (draft) => ({ kind: 'choice', answers: textsOf(draft), correct: rightOf(draft).slice(0, 1) }),
  answer(question: PickedKind, at) {
    const [right] = question.correct;
    if (right === undefined) return inTurn(wrongPlaces(question), at);
    return at < RIGHT_COUNT ? right : inTurn(wrongPlaces(question), at - RIGHT_COUNT);
  },
};

const multiple: ListKind = {
  ...picked,
  marks: 'several',
  played: (draft) => ({ kind: 'multiple', answers: textsOf(draft), correct: rightOf(draft) }),
  answer(question: PickedKind, at) {
    const places = at < RIGHT_COUNT ? question.correct : wrongPlaces(question);
    return places.length && at < RIGHT_COUNT + WRONG_COUNT ? places : undefined;
  },
};

const text: ListKind = {
  list: 'acceptedAnswers',
  mostAnswers: QUIZ_LIMITS.acceptedAnswers,
  longestAnswer: QUIZ_LIMITS.acceptedAnswer,
  played(draft) {
    const texts = textsOf(draft);
    return { kind: 'text', accepted: texts.length ? [...new Set(texts)] : [NOTHING_YET] };
  },
  answer({ accepted }: TextKind, at) {
    return at < RIGHT_COUNT ? inTurn(accepted.slice(0, MOST_TEXTS), at) : undefined;
  },
};

const number: FieldsKind = {
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
  /** No number stands for one that is not typed yet: where it would be revealed, a text does. */
  played(draft, moment) {
    const value = numberOf(draft.number);
    const isTyped = typeof value === 'number' && Number.isFinite(value);
    if (!isTyped && moment === 'solution') return { kind: 'text', accepted: [NOTHING_YET] };
    const unit = draft.unit.trim();
    const nearest = nearestOf(draft);
    const tolerance = draft.counting === 'tolerance' && amountOf(draft.tolerance);
    return {
      kind: 'number',
      value: isTyped ? value : 0,
      ...(unit && { unit }),
      ...(nearest.length > 0 && { nearest }),
      ...(tolerance && { tolerance }),
    };
  },
  /** The right number itself, and two not far from it. */
  answer({ value }: NumberKind, at) {
    const step = Math.max(1, Math.round(Math.abs(value) / 100));
    return [value, value + step, value - 2 * step][at];
  },
};

const order: ListKind = {
  ...picked,
  list: 'correctOrder',
  played(draft) {
    const texts = textsOf(draft);
    // Shuffled by places alone, so that nothing jumps while its texts are typed.
    const shown = shownOrder('', Object.keys(texts));
    const correct = texts.map((_text, place) => shown.indexOf(place));
    return { kind: 'order', answers: shown.map((place) => texts[place]!), correct };
  },
  // Of a list, most people know its beginning. -1: somewhere else.
  answer({ correct }: PickedKind, at) {
    return correct.map((place, rank) => (at < Math.max(1, RIGHT_COUNT - 2 * rank) ? place : -1));
  },
};

/** Each of its answers is a part. */
const parts: ListKind = {
  list: 'parts',
  mostAnswers: MAX_PARTS,
  // Several accepted answers stand in one field.
  longestAnswer: 1000,
  played(draft) {
    const written = writtenAnswers(draft).map(({ label, text: typed }) => {
      const accepted = acceptedIn(typed);
      return { label: label.trim() || NOTHING_YET, accepted: accepted.length ? accepted : [NOTHING_YET] };
    });
    return { kind: 'parts', parts: written, ...(draft.anyOrder && { anyOrder: true }) };
  },
  // Most people know the first part.
  answer({ parts: asked }: PartsKind, at) {
    if (asked.length < MIN_PARTS || at >= RIGHT_COUNT) return undefined;
    return asked.map(({ accepted }, part) => (at < RIGHT_COUNT - 3 * part ? (accepted[0] ?? '') : ''));
  },
};

const KINDS: Record<QuestionKind, ListKind | FieldsKind> = { choice, multiple, text, number, order, parts };

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

/** The texts of the answers in a quiz file, and which of them are right; of parts, their labels too. */
export function answersIn(
  kind: QuestionKind,
  fields: Fields,
): { text: string; right: boolean; label?: string }[] {
  const { list } = kindOf({ kind });
  if (list === null) return [];
  if (list === 'parts')
    return listOf(fields.parts).map((input) => {
      const { label, acceptedAnswers } = fieldsOf(input);
      return { label: textOf(label), text: acceptedText(listOf(acceptedAnswers).map(textOf)), right: false };
    });
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
  if (kind.list === 'parts')
    return {
      parts: written.map(({ label, text: typed }) => ({ label, acceptedAnswers: acceptedIn(typed) })),
      ...(question.anyOrder && { anyOrder: true }),
    };
  const right = rightPlaces(written);
  return {
    [kind.list]: written.map(({ text }) => text),
    ...(kind.marks && { [KIND_FIELDS[question.kind][0]]: kind.marks === 'one' ? (right[0] ?? null) : right }),
  };
}

export function writtenAnswers({ kind, answers }: QuestionDraft): QuestionDraft['answers'] {
  return answers.filter((answer) => isWritten(kind, answer));
}

/** Whether an answer says anything; a part does with its label alone. */
export function isWritten(kind: QuestionKind, { label, text: typed }: AnswerDraft): boolean {
  return typed.trim() !== '' || (kind === 'parts' && label.trim() !== '');
}

export function rightPlaces(answers: QuestionDraft['answers']): number[] {
  return answers.flatMap(({ right }, place) => (right ? [place] : []));
}

/** The most that a question can bring: the points of the nearest, where they win. */
export function mostPoints(draft: QuestionDraft): number {
  const nearest = nearestOf(draft);
  return nearest.length ? Math.max(...nearest) : (amountOf(draft.points) ?? 1);
}

function nearestOf({ kind, counting, nearest }: QuestionDraft): number[] {
  return kind === 'number' && counting === 'nearest' ? numbersOf(nearest).filter(isAmount) : [];
}

function textsOf(draft: QuestionDraft): string[] {
  return writtenAnswers(draft).map(({ text: typed }) => typed.trim());
}

function rightOf(draft: QuestionDraft): number[] {
  return rightPlaces(writtenAnswers(draft));
}

function wrongPlaces({ answers, correct }: PickedKind): number[] {
  return answers.flatMap((_text, place) => (correct.includes(place) ? [] : [place]));
}

function inTurn<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length];
}
