import * as v from 'valibot';
import { countSchema } from '../../contract/parsed';
import { answersSource, pickedWire } from '../picked/wire';

/** One right answer out of several. */
export const choiceWire = {
  kind: 'choice' as const,
  ...pickedWire,
  answer: countSchema,
  source: { correctAnswer: v.nullish(v.number()), answers: answersSource },
};
