import type { Answer, QuestionKind } from '../../../contract/question';
import type { NumberKind } from '../../../game/quiz/kinds/numberKind';
import type { PickedKind } from '../../../game/quiz/kinds/pickedKinds';
import type { Kind } from '../../../game/quiz/kinds/questionKinds';
import type { TextKind } from '../../../game/quiz/kinds/textKind';
import { shownOrder } from '../../../game/quiz/shownOrder';
import type { QuestionDraft } from '../draft/draft';
import { rightPlaces, writtenAnswers } from '../draft/kinds';
import { numberOf, numbersOf } from '../draft/numbers';

/** What is looked at of a question: as it is asked, or as it is revealed. */
export type Moment = 'question' | 'solution';

/** Stands for what is not typed yet. */
export const NOTHING_YET = '…';

/** The first so many players are right. */
const RIGHT_COUNT = 14;
/** Of several wrong answers each is picked by so many. */
const WRONG_COUNT = 6;
const MOST_TEXTS = 10;

/** All that the preview knows of one kind of question. */
interface PlayedKind<Own extends Kind> {
  /** What makes the kind, however little is typed; perhaps another kind, where it would show what is not there. */
  played: (draft: QuestionDraft, moment: Moment) => Kind;
  /** The answer of the player at this place, if there is one. */
  answer: (question: Own, at: number) => Answer | undefined;
}

const choice: PlayedKind<PickedKind> = {
  played: (draft) => ({ kind: 'choice', answers: textsOf(draft), correct: rightOf(draft).slice(0, 1) }),
  answer(question, at) {
    const [right] = question.correct;
    if (right === undefined) return inTurn(wrongPlaces(question), at);
    return at < RIGHT_COUNT ? right : inTurn(wrongPlaces(question), at - RIGHT_COUNT);
  },
};

const multiple: PlayedKind<PickedKind> = {
  played: (draft) => ({ kind: 'multiple', answers: textsOf(draft), correct: rightOf(draft) }),
  answer(question, at) {
    const places = at < RIGHT_COUNT ? question.correct : wrongPlaces(question);
    return places.length && at < RIGHT_COUNT + WRONG_COUNT ? places : undefined;
  },
};

const text: PlayedKind<TextKind> = {
  played(draft) {
    const texts = textsOf(draft);
    return { kind: 'text', accepted: texts.length ? [...new Set(texts)] : [NOTHING_YET] };
  },
  answer: ({ accepted }, at) => (at < RIGHT_COUNT ? inTurn(accepted.slice(0, MOST_TEXTS), at) : undefined),
};

const number: PlayedKind<NumberKind> = {
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
  answer({ value }, at) {
    const step = Math.max(1, Math.round(Math.abs(value) / 100));
    return [value, value + step, value - 2 * step][at];
  },
};

const order: PlayedKind<PickedKind> = {
  played(draft) {
    const texts = textsOf(draft);
    // Shuffled by places alone, so that nothing jumps while its texts are typed.
    const shown = shownOrder('', Object.keys(texts));
    const correct = texts.map((_text, place) => shown.indexOf(place));
    return { kind: 'order', answers: shown.map((place) => texts[place]!), correct };
  },
  // Of a list, most people know its beginning. -1: somewhere else.
  answer: ({ correct }, at) =>
    correct.map((place, rank) => (at < Math.max(1, RIGHT_COUNT - 2 * rank) ? place : -1)),
};

const PLAYED_KINDS = { choice, multiple, text, number, order } satisfies Record<QuestionKind, unknown>;

/** What the preview knows of a question's kind. */
export function playedKindOf({ kind }: { kind: QuestionKind }): PlayedKind<Kind> {
  // Each stands under the name of its kind.
  return PLAYED_KINDS[kind] as PlayedKind<Kind>;
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

/** What was typed as points or as a distance, or undefined. */
function amountOf(typed: string): number | undefined {
  const amount = numberOf(typed);
  return isAmount(amount) ? amount : undefined;
}

export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value);
}
