import * as v from 'valibot';
import { type Answer, MAX_ANSWERS, QUIZ_LIMITS, type QuestionKind } from '../../contract/question';
import { faultMessage } from '../faults';
import { type TalliedGroup, rightIf } from '../kindRules';
import { anyNumberField, listField, textField } from '../quizFields';

/** A kind that shows answers as everybody sees them; `correct` are places in them. */
export interface PickedKind<Kind extends QuestionKind = QuestionKind> {
  kind: Kind;
  answers: string[];
  correct: number[];
}

export const answersField = listField(textField(QUIZ_LIMITS.answer), 2, MAX_ANSWERS);
export const placeField = v.pipe(anyNumberField, v.integer(faultMessage('not_whole')));

export function isPlaceIn(list: unknown[], index: number): boolean {
  return index >= 0 && index < list.length;
}

export function hasNoDouble(list: unknown[]): boolean {
  return new Set(list).size === list.length;
}

/** Places of the answers offered, none of them twice. */
export function arePlaces(places: unknown, { answers }: PickedKind): places is number[] {
  const isPlace = (each: unknown): boolean => typeof each === 'number' && each in answers;
  return Array.isArray(places) && places.length > 0 && places.every(isPlace) && hasNoDouble(places);
}

export function placesIn(answer: Answer): number[] {
  return [answer].flat().map(Number);
}

function textsOf({ answers }: PickedKind, answer: Answer): string[] {
  return placesIn(answer).map((place) => answers[place] ?? '');
}

/** How many of the answers given count for each of the answers offered. */
export function countsOf(
  { answers }: PickedKind,
  groups: readonly TalliedGroup[],
  countsFor: (answer: Answer, place: number) => boolean,
): number[] {
  const countAt = (at: number): number =>
    groups.reduce((sum, { answer, playerIds }) => sum + (countsFor(answer, at) ? playerIds.length : 0), 0);
  return answers.map((_text, at) => countAt(at));
}

/** The rules that such kinds have in common; `between` stands between the texts of several answers. */
export function pickedRules<Kind extends QuestionKind>(kind: Kind, between: string) {
  type Picked = PickedKind<Kind>;
  return {
    shown: ({ answers }: Picked) => ({ answers }),
    keyOf: (answer: Answer) => JSON.stringify(answer),
    textOf: (question: Picked, answer: Answer) => textsOf(question, answer).join(between),
    rightText: (question: Picked) => textsOf(question, question.correct).join(between),
    judge: ({ correct }: Picked, answer: Answer) =>
      rightIf(JSON.stringify(answer) === JSON.stringify(correct)),
    solution: ({ correct }: Picked) => ({ kind, correct }),
  };
}
