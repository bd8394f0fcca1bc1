import * as v from 'valibot';
import { countSchema, optionalField } from '../../contract/parsed';

/** A text, judged against those that are accepted. */
export const textWire = {
  kind: 'text' as const,
  question: {},
  solution: { accepted: v.array(v.string()) },
  tally: {
    /** The texts given most, ten at most; `share`: it is half right. */
    groups: v.array(
      v.object({
        text: v.string(),
        count: countSchema,
        correct: v.boolean(),
        share: optionalField(v.literal(0.5)),
      }),
    ),
  },
  source: { acceptedAnswers: v.nullish(v.array(v.string())) },
};
