import * as v from 'valibot';
import { MAX_ANSWERS } from '../../contract/question';
import { faultMessage } from '../faults';
import type { KindRules } from '../kindRules';
import {
  answersField,
  arePlaces,
  countsOf,
  isPlaceIn,
  type PickedKind,
  pickedRules,
  placeField,
  placesIn,
} from '../picked/rules';
import { listField, objectOf } from '../quizFields';

function byValue(one: unknown, other: unknown): number {
  return Number(one) - Number(other);
}

function ascending(places: readonly number[]): number[] {
  return [...places].sort(byValue);
}

/** Several of several: all and only the right ones. */
export const multipleRules: KindRules<PickedKind<'multiple'>> = {
  ...pickedRules('multiple', ', '),
  schema: v.pipe(
    objectOf({ answers: answersField, correctAnswers: listField(placeField, 1, MAX_ANSWERS) }),
    v.forward(
      v.check(
        (read) => read.correctAnswers.every((index) => isPlaceIn(read.answers, index)),
        faultMessage('not_answers'),
      ),
      ['correctAnswers'],
    ),
    v.transform((read): PickedKind<'multiple'> => ({
      kind: 'multiple',
      answers: read.answers,
      correct: ascending([...new Set(read.correctAnswers)]),
    })),
  ),
  stored: (question, answer) => (arePlaces(answer, question) ? ascending(answer) : undefined),
  keyOf: (answer) => JSON.stringify(Array.isArray(answer) ? [...answer].sort(byValue) : answer),
  tally: (question, groups) => ({
    kind: 'multiple',
    counts: countsOf(question, groups, (answer, at) => placesIn(answer).includes(at)),
  }),
};
