import * as v from 'valibot';
import { answersSource, pickedWire } from '../picked/wire';

/** Several right answers out of several. */
export const multipleWire = {
  kind: 'multiple' as const,
  ...pickedWire,
  source: { correctAnswers: v.nullish(v.array(v.number())), answers: answersSource },
};
