import * as v from 'valibot';
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
import { faultMessage, listField, objectOf, yesNoField } from '../../reading/fields';

/** Several right answers; with `partial`, some of them bring a share of the points. */
interface MultipleKind extends PickedKind<'multiple'> {
  partial?: true;
}

function ascending(places: readonly number[]): number[] {
  return [...places].sort((one, other) => one - other);
}

/** Several right answers out of several: all of them and no others must be selected, or each brings a share. */
export const multipleRules: KindRules<MultipleKind> = {
  ...pickedRules('multiple', ', '),
  schema: v.pipe(
    objectOf({
      ...picturedFields,
      correctAnswers: listField(placeField, 1, MAX_ANSWERS),
      partial: yesNoField,
    }),
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
    v.transform((read): MultipleKind => ({
      kind: 'multiple',
      ...picturedAnswers(read),
      correct: ascending([...new Set(read.correctAnswers)]),
      ...(read.partial && { partial: true }),
    })),
  ),
  // Each wrong tick takes the share of a right one.
  shareOf({ correct, partial }, answer) {
    if (!partial) return 0;
    const right = answer.filter((place) => correct.includes(place)).length;
    return Math.max(0, 2 * right - answer.length) / correct.length;
  },
  stored: (question, answer) => (arePlaces(answer, question) ? ascending(answer) : undefined),
  tally: ({ answers }, groups) => ({
    kind: 'multiple',
    counts: countsOf(answers, groups, (answer, at) => answer.includes(at)),
  }),
};
