import * as v from 'valibot';
import { picturedSource, picturedWire } from '../picked/wire';

/** Several right answers out of several. */
export const multipleWire = {
  kind: 'multiple' as const,
  ...picturedWire,
  source: {
    correctAnswers: v.nullish(v.array(v.number())),
    /** Whether some of the right answers bring a share of the points. */
    partial: v.nullish(v.boolean()),
    ...picturedSource,
  },
};
