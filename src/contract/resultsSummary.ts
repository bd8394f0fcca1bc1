import * as v from 'valibot';
import { isoTimeSchema, parserOf } from './parsed';

const resultsSummarySchema = v.object({
  quizName: v.string(),
  openedAt: isoTimeSchema,
  /** Absent while the session is running. */
  endedAt: v.optional(isoTimeSchema),
});
/** Which session the results belong to: GET /session/{sessionCode}/results with the format `summary`. */
export type ResultsSummary = v.InferOutput<typeof resultsSummarySchema>;

export const parseResultsSummary = parserOf(resultsSummarySchema);
