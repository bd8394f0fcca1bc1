import * as v from 'valibot';
import { faultMessage } from '../../reading/faults';
import { type KindRules, rightIf } from '../kindRules';
import { answersField, countsOf, isPlace, type PickedKind, pickedRules, placeField } from '../picked/rules';
import { objectOf } from '../../reading/fields';

/** One right answer out of several. */
export const choiceRules: KindRules<PickedKind<'choice'>> = {
  ...pickedRules('choice', ', '),
  schema: v.pipe(
    objectOf({ answers: answersField, correctAnswer: placeField }),
    v.forward(
      v.check((read) => isPlace(read.correctAnswer, read.answers), faultMessage('not_an_answer')),
      ['correctAnswer'],
    ),
    v.transform((read): PickedKind<'choice'> => ({
      kind: 'choice',
      answers: read.answers,
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
