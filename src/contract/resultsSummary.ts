import * as v from 'valibot';
import { parserOf } from './parsed';

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

const resultsSummarySchema = v.object({
  quizName: v.string(),
  /** An ISO 8601 time, like `endedAt`. */
  openedAt: timeSchema,
  /** Absent while the session is running. */
  endedAt: v.optional(timeSchema),
});
/** Which session the results belong to: GET /session/{sessionCode}/results with the format `summary`. */
export type ResultsSummary = v.InferOutput<typeof resultsSummarySchema>;

export const parseResultsSummary = parserOf(resultsSummarySchema);
