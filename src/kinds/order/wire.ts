import * as v from 'valibot';
import { pickedWire } from '../picked/wire';

/**
 * All answers in the right order. The question shows them shuffled, in the same way for everybody; the
 * solution has all places in the right sequence, and the tally counts the players who put each answer in its
 * right place.
 */
export const orderWire = {
  kind: 'order' as const,
  ...pickedWire,
  source: { correctOrder: v.nullish(v.array(v.string())) },
};
