import * as v from 'valibot';
import { countSchema } from '../../contract/parsed';

/** The limits for the number of pairs. */
export const MIN_PAIRS = 2;
export const MAX_PAIRS = 8;
/** In characters, for each side of a pair. */
export const MAX_SIDE = 100;

const pairsSchema = v.array(v.tuple([v.string(), v.string()]));

/** What stands on the left is matched with what is shown on the right. */
export const matchWire = {
  kind: 'match' as const,
  question: {
    /** Neither side is sent while the question is only read. */
    left: v.optional(v.array(v.string()), []),
    /** The right sides, shuffled in the same way for everybody. */
    answers: v.optional(v.array(v.string()), []),
  },
  /** Each left side with its right side, in the order of `left`. */
  solution: { pairs: pairsSchema },
  tally: {
    /** The number of players who matched each left side correctly, and the number who answered. */
    counts: v.array(countSchema),
    of: countSchema,
  },
  /** For each left side, the index of a right side, or null for none yet. No index occurs twice. */
  answer: v.pipe(v.array(v.nullable(countSchema)), v.minLength(MIN_PAIRS), v.maxLength(MAX_PAIRS)),
  source: { pairs: v.nullish(pairsSchema) },
};
