import * as v from 'valibot';
import { hostGameSchema } from './toHosts';
import { countSchema, isoTimeSchema, optionalField, parserOf } from './parsed';
import { placeSchema } from './scores';
import { keepResultsSchema } from './venue';

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

const resultsSummarySchema = v.object({
  quizName: v.string(),
  openedAt: isoTimeSchema,
  /** Absent while the session is running. */
  endedAt: v.optional(isoTimeSchema),
});
/** Which session the results belong to: GET /session/{sessionCode}/results with the format `summary`. */
export type ResultsSummary = v.InferOutput<typeof resultsSummarySchema>;

export const parseResultsSummary = parserOf(resultsSummarySchema);

const openedQuizSchema = v.object({
  quizName: v.string(),
  standings: v.array(placeSchema),
  /** All questions with all groups of answers, and the players. */
  game: hostGameSchema,
  /** Its answers can be marked, and its scores corrected. An earlier version did not store what that takes. */
  correctable: optionalField(v.literal(true)),
});

const openedEveningSchema = v.object({
  eveningId: v.string(),
  ...eveningSummaryFields,
  /** The seasons in which it counts. */
  countsIn: v.array(v.object({ seasonId: v.string(), name: v.string() })),
  /** In the order in which they were played. */
  quizzes: v.array(openedQuizSchema),
});
/** A past evening as a host looks at it and corrects it. */
export type OpenedEvening = v.InferOutput<typeof openedEveningSchema>;
export type OpenedQuiz = OpenedEvening['quizzes'][number];

/** Reads the answer to GET /evenings/{eveningId}, and to every change of that evening. */
export const parseOpenedEvening = parserOf(openedEveningSchema);

/** The body of POST /evenings/{eveningId}/commands: a command that corrects, for the quiz at this place, from 0. */
export const correctionRequestSchema = v.object({ quiz: countSchema, command: v.unknown() });

/** The body of PUT /evenings/{eveningId}/season; null: it counts in none. */
export const seasonRequestSchema = v.object({ seasonId: v.nullable(v.pipe(v.string(), v.minLength(1))) });
