import * as v from 'valibot';
import { type KindRules, rightIf } from '../kindRules';
import {
  countsOf,
  hasPictureEach,
  isPlace,
  type PickedKind,
  pickedRules,
  picturedAnswers,
  picturedFields,
  placeField,
} from '../picked/rules';
import { faultMessage, objectOf } from '../../reading/fields';

/** One right answer out of several. */
export const choiceRules: KindRules<PickedKind<'choice'>> = {
  ...pickedRules('choice', ', '),
  schema: v.pipe(
    objectOf({ ...picturedFields, correctAnswer: placeField }),
    v.forward(
      v.check((read) => isPlace(read.correctAnswer, read.answers), faultMessage('not_an_answer')),
      ['correctAnswer'],
    ),
    v.forward(
      v.partialCheck([['answers'], ['answerImages']], hasPictureEach, faultMessage('picture_by_answer')),
      ['answerImages'],
    ),
    v.transform((read): PickedKind<'choice'> => ({
      kind: 'choice',
      ...picturedAnswers(read),
      correct: [read.correctAnswer],
    })),
  ),
  stored: ({ answers }, answer) => (isPlace(answer, answers) ? answer : undefined),
  judge: ({ correct }, answer) => rightIf(answer === correct[0]),
  tally: ({ answers }, groups) => ({
    kind: 'choice',
    counts: countsOf(answers, groups, (answer, at) => answer === at),
  }),
};
