import * as v from 'valibot';
import { answersSource, pickedWire } from '../picked/wire';

/** One of several answers. */
export const choiceWire = {
  kind: 'choice' as const,
  ...pickedWire,
  source: { correctAnswer: v.nullish(v.number()), answers: answersSource },
};
