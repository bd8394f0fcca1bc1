import * as v from 'valibot';
import { keepResultsSchema } from './keepResults';
import { countSchema, optionalField, parserOf } from './parsed';
import { placeSchema } from './scores';

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

/** Of an evening that is over, what the list of past evenings says. */
export const eveningSummaryFields = {
  /** The quizzes that were played, in their order. */
  quizNames: v.array(v.string()),
  /** As ISO 8601 has it, like `endedAt`. */
  openedAt: timeSchema,
  endedAt: timeSchema,
  /** How many played. */
  players: countSchema,
  /** Who came first in the last quiz, several where they share the place; nobody where no points were made. */
  winners: v.fallback(v.array(v.string()), []),
};

const pastEveningSchema = v.object({ eveningId: v.string(), ...eveningSummaryFields });
/** An evening whose results are kept. */
export type PastEvening = v.InferOutput<typeof pastEveningSchema>;

const pastEveningsSchema = v.object({
  evenings: v.array(pastEveningSchema),
  keepResults: optionalField(keepResultsSchema),
});
/** The evenings whose results the server keeps, the latest first, and how long it does. */
export type PastEvenings = v.InferOutput<typeof pastEveningsSchema>;

/** Reads the answer to GET /evenings. */
export const parsePastEvenings = parserOf(pastEveningsSchema);

/** Reads of GET /evenings/{eveningId}/results with the format `json` who came where in the last quiz. */
export const parseEveningStandings = parserOf(v.object({ standings: v.array(placeSchema) }));
