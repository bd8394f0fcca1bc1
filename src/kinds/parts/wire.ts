import * as v from 'valibot';
import { countSchema, optionalField } from '../../contract/parsed';

const partSourceSchema = v.looseObject({ label: v.string(), acceptedAnswers: v.array(v.string()) });

/** Several texts, each a part with a label. */
export const partsWire = {
  kind: 'parts' as const,
  question: { parts: v.array(v.object({ label: v.string() })) },
  solution: {
    /** What is accepted for each part. */
    parts: v.array(v.array(v.string())),
    /** Each counts for any part. */
    anyOrder: optionalField(v.literal(true)),
  },
  tally: {
    /** How many had each part right, and half right, of how many who answered. */
    counts: v.array(countSchema),
    halves: optionalField(v.array(countSchema)),
    of: countSchema,
  },
  source: { parts: v.nullish(v.array(partSourceSchema)), anyOrder: v.nullish(v.boolean()) },
};
