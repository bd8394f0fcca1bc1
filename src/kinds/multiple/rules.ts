import * as v from 'valibot';
import { faultMessage } from '../../reading/faults';
import type { KindRules } from '../kindRules';
import {
  arePlaces,
  countsOf,
  hasPictureEach,
  isPlace,
  type PickedKind,
  pickedRules,
  picturedAnswers,
  picturedFields,
  placeField,
} from '../picked/rules';
import { MAX_ANSWERS } from '../picked/wire';
import { listField, objectOf } from '../../reading/fields';

function ascending(places: readonly number[]): number[] {
  return [...places].sort((one, other) => one - other);
}

/** Several right answers out of several: all of them and no others must be selected. */
export const multipleRules: KindRules<PickedKind<'multiple'>> = {
  ...pickedRules('multiple', ', '),
  schema: v.pipe(
    objectOf({ ...picturedFields, correctAnswers: listField(placeField, 1, MAX_ANSWERS) }),
    v.forward(
      v.check(
        (read) => read.correctAnswers.every((index) => isPlace(index, read.answers)),
        faultMessage('not_answers'),
      ),
      ['correctAnswers'],
    ),
    v.forward(
      v.partialCheck([['answers'], ['answerImages']], hasPictureEach, faultMessage('picture_by_answer')),
      ['answerImages'],
    ),
    v.transform((read): PickedKind<'multiple'> => ({
      kind: 'multiple',
      ...picturedAnswers(read),
      correct: ascending([...new Set(read.correctAnswers)]),
    })),
  ),
  stored: (question, answer) => (arePlaces(answer, question) ? ascending(answer) : undefined),
  tally: ({ answers }, groups) => ({
    kind: 'multiple',
    counts: countsOf(answers, groups, (answer, at) => answer.includes(at)),
  }),
};
