import * as v from 'valibot';
import { countSchema } from '../../contract/parsed';
import { picturedSource, picturedWire } from '../picked/wire';

/** One right answer out of several. */
export const choiceWire = {
  kind: 'choice' as const,
  ...picturedWire,
  answer: countSchema,
  source: { correctAnswer: v.nullish(v.number()), ...picturedSource },
};
