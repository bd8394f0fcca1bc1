import * as v from 'valibot';
import { keepResultsSchema } from './keepResults';
import { countSchema, isoTimeSchema, optionalField, parserOf } from './parsed';
import { placeSchema } from './scores';

/** What the list of past evenings shows of one. */
export const eveningSummaryFields = {
  /** The quizzes played, in order. */
  quizNames: v.array(v.string()),
  openedAt: isoTimeSchema,
  endedAt: isoTimeSchema,
  /** The number of players. */
  players: countSchema,
  /** The winners of the last quiz: several if they tied, none if nobody scored. */
  winners: v.fallback(v.array(v.string()), []),
};

const pastEveningSchema = v.object({
  eveningId: v.string(),
  ...eveningSummaryFields,
  /** The names of the seasons in which it counts; absent if in none. */
  seasons: optionalField(v.array(v.string())),
});
/** An evening whose results are still stored. */
export type PastEvening = v.InferOutput<typeof pastEveningSchema>;

const pastEveningsSchema = v.object({
  evenings: v.array(pastEveningSchema),
  keepResults: optionalField(keepResultsSchema),
});
/** The evenings whose results the server still stores, latest first, and how long it stores them. */
export type PastEvenings = v.InferOutput<typeof pastEveningsSchema>;

/** Reads the answer to GET /evenings. */
export const parsePastEvenings = parserOf(pastEveningsSchema);

const standingsSchema = v.object({ standings: v.array(placeSchema) });
const resultsSchema = v.object({
  ...standingsSchema.entries,
  former: optionalField(v.array(v.object({ results: standingsSchema }))),
});

/** Reads the standings in the JSON results of a session or an evening; `former` are those of earlier quizzes. */
export const parseStandings = parserOf(resultsSchema);
