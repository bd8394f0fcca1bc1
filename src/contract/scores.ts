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

export const countedPlaceSchema = v.object({
  ...placeSchema.entries,
  /** How many of a paper team's sheets are not marked yet; absent: none. */
  missing: optionalField(countSchema),
});
/** A place whose points may not be complete yet. */
export type CountedPlace = v.InferOutput<typeof countedPlaceSchema>;

export const movedPlaceSchema = v.object({
  ...countedPlaceSchema.entries,
  /** The rank in the standings last shown; absent: none were shown. */
  before: optionalField(countSchema),
});

export const standingSchema = v.object({
  ...movedPlaceSchema.entries,
  /** The points gained since the standings last shown. */
  gained: v.number(),
  /** The index of the round that this player doubled, once that round has begun. */
  joker: optionalField(countSchema),
});
/** A place with what led to it. */
export type Standing = v.InferOutput<typeof standingSchema>;

export const mixedScaleSchema = v.object({
  /** The rounds that reward speed, by their index from 0. */
  speedRounds: v.array(countSchema),
  /** The most points that these and that all others can bring, without jokers and wagers. */
  speed: v.number(),
  others: v.number(),
});
/** What rounds are worth in a quiz of which some reward speed and others do not. */
export type MixedScale = v.InferOutput<typeof mixedScaleSchema>;

/** What awards are given for; PROTOCOL.md says what each means. */
const AWARDS = ['onlyRight', 'climb', 'closest', 'comeback'] as const;

export const awardSchema = v.object({
  award: v.picklist(AWARDS),
  /** The player who earned it. */
  name: v.string(),
  /** The question's text, the places climbed, how far off the guess was, or the round's title or number. */
  value: optionalField(v.union([v.string(), v.number()])),
});
/** One player's award for the evening. */
export type Award = v.InferOutput<typeof awardSchema>;

export const seasonPlaceSchema = v.object({
  ...placeSchema.entries,
  /** How many places it rose since the evening before; negative if it fell, 0 for new teams. */
  moved: v.number(),
  /** Whether it plays in the season for the first time; absent: no, or everybody does. */
  isNew: optionalField(v.literal(true)),
  /** What this evening brought it in the season; absent: it does not play. */
  tonight: optionalField(v.number()),
});
/** One team's place in a season's table. */
export type SeasonPlace = v.InferOutput<typeof seasonPlaceSchema>;
