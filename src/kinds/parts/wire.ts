import * as v from 'valibot';
import { countSchema, optionalField } from '../../contract/parsed';
import { typedSchema } from '../written/wire';

/** The limits for the number of parts. */
export const MIN_PARTS = 2;
export const MAX_PARTS = 10;

const partSourceSchema = v.looseObject({ label: v.string(), acceptedAnswers: v.array(v.string()) });

/** Several texts, each a part with a label. */
export const partsWire = {
  kind: 'parts' as const,
  question: { parts: v.array(v.object({ label: v.string() })) },
  solution: {
    /** What is accepted for each part. */
    parts: v.array(v.array(v.string())),
    /** Each text counts for any part. */
    anyOrder: optionalField(v.literal(true)),
  },
  tally: {
    /** The number of players with each part right or half right, and the number who answered. */
    counts: v.array(countSchema),
    halves: optionalField(v.array(countSchema)),
    of: countSchema,
  },
  /** A text for each part. */
  answer: v.pipe(v.array(typedSchema), v.minLength(MIN_PARTS), v.maxLength(MAX_PARTS)),
  /** A part that is null stays unchanged, so that two phones can write two parts at once. */
  sent: v.pipe(v.array(v.nullable(typedSchema)), v.minLength(MIN_PARTS), v.maxLength(MAX_PARTS)),
  source: { parts: v.nullish(v.array(partSourceSchema)), anyOrder: v.nullish(v.boolean()) },
};
