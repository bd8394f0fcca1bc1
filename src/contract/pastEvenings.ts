import * as v from 'valibot';
import { countSchema, optionalField, parserOf } from './parsed';

/** How long results stay, in hours: at least, where nobody has said, and at most beside for ever. */
export const KEEP_HOURS = { least: 12, usual: 365 * 24, most: 100 * 365 * 24 } as const;
/** How long the results of an evening stay after its end: so many hours, or for ever. */
export type KeepResults = number | 'forever';

export const keepResultsSchema = v.union([
  v.literal('forever'),
  v.pipe(countSchema, v.minValue(KEEP_HOURS.least), v.maxValue(KEEP_HOURS.most)),
]);

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
