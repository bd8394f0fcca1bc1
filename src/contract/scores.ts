import * as v from 'valibot';
import { countSchema, optionalField } from './parsed';

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

export const seasonPlaceSchema = v.object({
  ...placeSchema.entries,
  /** How many places up since the evening before; down: negative. 0 for who is new. */
  moved: v.number(),
});
/** One team's place in the table of a season. */
export type SeasonPlace = v.InferOutput<typeof seasonPlaceSchema>;
