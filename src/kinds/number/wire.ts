import * as v from 'valibot';
import { optionalField } from '../../contract/parsed';

const unit = optionalField(v.string());

/** A number: the exact one, one within a tolerance, or the nearest. */
export const numberWire = {
  kind: 'number' as const,
  question: { unit },
  solution: { value: v.number(), unit },
  tally: {
    /** The numbers nearest to the right one, five at most; `share` marks those that are half right. */
    nearest: v.array(
      v.object({
        name: v.string(),
        value: v.number(),
        points: v.number(),
        share: optionalField(v.literal(0.5)),
      }),
    ),
  },
  answer: v.pipe(v.number(), v.finite()),
  source: {
    correctNumber: v.nullish(v.number()),
    unit: v.nullish(v.string()),
    nearest: v.nullish(v.array(v.number())),
    tolerance: v.nullish(v.number()),
  },
};
