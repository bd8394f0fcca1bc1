import * as v from 'valibot';
import { QUIZ_LIMITS, type QuestionKind } from '../../contract/question';
import { type TalliedGroup, rightIf } from '../kindRules';
import {
  faultMessage,
  anyNumberField,
  fileField,
  listField,
  optionalOf,
  textField,
} from '../../reading/fields';
import { MAX_ANSWERS } from './wire';

/** A kind that shows its answers to everybody; `correct` holds their indexes. */
export interface PickedKind<Kind extends QuestionKind = QuestionKind> {
  kind: Kind;
  answers: string[];
  correct: number[];
  /** The file name of each answer's picture. */
  answerImages?: string[];
}

export const answersField = listField(textField(QUIZ_LIMITS.answer), 2, MAX_ANSWERS);
/** The fields of kinds whose answers may have a picture each: as many as answers, or none. */
export const picturedFields = {
  answers: answersField,
  answerImages: v.pipe(
    optionalOf(
      v.pipe(
        v.array(v.unknown(), faultMessage('not_list')),
        v.check(
          (files) => files.length <= MAX_ANSWERS && !files.some(isMissing),
          faultMessage('picture_by_answer'),
        ),
        v.array(fileField),
      ),
    ),
    v.transform((files) => (files?.length ? files : undefined)),
  ),
};
type PicturedFields = Pick<PickedKind, 'answers'> & { answerImages?: string[] | undefined };

function isMissing(file: unknown): boolean {
  return file === null || file === '';
}

export function hasPictureEach({ answers, answerImages }: PicturedFields): boolean {
  return !answerImages || answerImages.length === answers.length;
}

/** The answers that are shown, with their pictures, if any. */
export function picturedAnswers({
  answers,
  answerImages,
}: PicturedFields): Omit<PickedKind, 'kind' | 'correct'> {
  return { answers, ...(answerImages && { answerImages }) };
}

export const placeField = v.pipe(anyNumberField, v.integer(faultMessage('not_whole')));

export function hasNoDouble(list: unknown[]): boolean {
  return new Set(list).size === list.length;
}

/** Whether this is the index of one of the answers offered. */
export function isPlace(place: unknown, answers: readonly string[]): place is number {
  return typeof place === 'number' && place in answers;
}

/** Whether these are indexes of the answers offered, none of them twice. */
export function arePlaces(places: unknown, { answers }: PickedKind): places is number[] {
  if (!Array.isArray(places) || places.length === 0) return false;
  return places.every((each) => isPlace(each, answers)) && hasNoDouble(places);
}

/** Counts the players' answers for each of the answers offered. */
export function countsOf<Given>(
  answers: readonly string[],
  groups: readonly Pick<TalliedGroup<Given>, 'answer' | 'playerIds'>[],
  countsFor: (answer: Given, place: number) => boolean,
): number[] {
  const countAt = (at: number): number =>
    groups.reduce((sum, { answer, playerIds }) => sum + (countsFor(answer, at) ? playerIds.length : 0), 0);
  return answers.map((_text, at) => countAt(at));
}

/** The rules that these kinds share; `between` separates the texts of several answers. */
export function pickedRules<Kind extends QuestionKind>(kind: Kind, between: string) {
  type Picked = PickedKind<Kind>;
  type Given = number | number[];
  return {
    shown: ({ answers }: Picked) => ({ answers }),
    answerImagesOf: ({ answerImages = [] }: Picked) => answerImages,
    keyOf: (answer: Given) => JSON.stringify(answer),
    textOf: ({ answers }: Picked, answer: Given) =>
      [answer]
        .flat()
        .map((place) => answers[place] ?? '')
        .join(between),
    judge: ({ correct }: Picked, answer: Given) =>
      rightIf(JSON.stringify(answer) === JSON.stringify(correct)),
    solution: ({ correct }: Picked) => ({ kind, correct }),
  };
}
