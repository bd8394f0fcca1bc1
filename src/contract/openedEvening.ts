import * as v from 'valibot';
import { hostGameSchema } from './hostGame';
import { countSchema, optionalField, parserOf } from './parsed';
import { eveningSummaryFields } from './pastEvenings';
import { placeSchema } from './scores';

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
