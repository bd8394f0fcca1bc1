import * as v from 'valibot';
import { countSchema, optionalField } from '../../contract/parsed';
import { typedSchema } from '../written/wire';

/** A text, compared with those that are accepted. */
export const textWire = {
  kind: 'text' as const,
  question: {},
  solution: { accepted: v.array(v.string()) },
  tally: {
    /** The most frequent texts, ten at most; `share` marks those that are half right. */
    groups: v.array(
      v.object({
        text: v.string(),
        count: countSchema,
        correct: v.boolean(),
        share: optionalField(v.literal(0.5)),
      }),
    ),
  },
  answer: v.pipe(typedSchema, v.minLength(1)),
  source: { acceptedAnswers: v.nullish(v.array(v.string())) },
};
