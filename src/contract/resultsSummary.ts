import * as v from 'valibot';
import { parserOf } from './parsed';

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

const resultsSummarySchema = v.object({
  quizName: v.string(),
  /** As ISO 8601 has it, like `endedAt`. */
  openedAt: timeSchema,
  /** Absent while the session lasts. */
  endedAt: v.optional(timeSchema),
});
/** Of which session results are: what GET /session/{sessionCode}/results answers with the format `summary`. */
export type ResultsSummary = v.InferOutput<typeof resultsSummarySchema>;

export const parseResultsSummary = parserOf(resultsSummarySchema);
