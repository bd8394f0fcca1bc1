import * as v from 'valibot';
import { countSchema, optionalField } from './fields';

export const placeSchema = v.object({
  /** From 1; equal points share a rank, and the next one is skipped: 1, 2, 2, 4. */
  rank: countSchema,
  name: v.string(),
  points: v.number(),
});
/** One player's place among all. */
export type Placing = v.InferOutput<typeof placeSchema>;

export const standingSchema = v.object({
  ...placeSchema.entries,
  /** What came since the standings shown before. */
  gained: v.number(),
  /** The index of the round that this player doubled, once it has begun. */
  joker: optionalField(countSchema),
});
/** The same with how it came about. */
export type Standing = v.InferOutput<typeof standingSchema>;

export const tallySchema = v.union([
  /** How many picked each answer; for `order` how many put each one where it belongs. */
  v.object({ counts: v.array(countSchema) }),
  /** The texts given most, ten at most. */
  v.object({ groups: v.array(v.object({ text: v.string(), count: countSchema, correct: v.boolean() })) }),
  /** The numbers nearest to the right one, five at most. */
  v.object({ nearest: v.array(v.object({ name: v.string(), value: v.number(), points: v.number() })) }),
]);
/** What was answered, sent when a question is revealed. */
export type Tally = v.InferOutput<typeof tallySchema>;
