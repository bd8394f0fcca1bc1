import * as v from 'valibot';
import { pickedWire } from '../picked/wire';

/**
 * All answers in the right order. The question shows them shuffled, the same for everybody; the solution has all places
 * in the right sequence, and the tally how many put each answer where it belongs.
 */
export const orderWire = {
  kind: 'order' as const,
  ...pickedWire,
  source: { correctOrder: v.nullish(v.array(v.string())) },
};
