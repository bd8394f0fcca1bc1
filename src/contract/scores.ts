import * as v from 'valibot';
import { countSchema, optionalField } from './parsed';

export const placeSchema = v.object({
  /** From 1; equal points share a rank, and the next rank is skipped: 1, 2, 2, 4. */
  rank: countSchema,
  name: v.string(),
  points: v.number(),
});
/** One player's place in the standings. */
export type Placing = v.InferOutput<typeof placeSchema>;

export const standingSchema = v.object({
  ...placeSchema.entries,
  /** The points gained since the standings last shown. */
  gained: v.number(),
  /** The index of the round that this player doubled, once that round has begun. */
  joker: optionalField(countSchema),
});
/** A place with what led to it. */
export type Standing = v.InferOutput<typeof standingSchema>;

export const seasonPlaceSchema = v.object({
  ...placeSchema.entries,
  /** How many places it rose since the evening before; negative if it fell, 0 for new teams. */
  moved: v.number(),
});
/** One team's place in a season's table. */
export type SeasonPlace = v.InferOutput<typeof seasonPlaceSchema>;
