import * as v from 'valibot';
import { optionalTextSchema } from './quizSummary';
import { countSchema, optionalField, parserOf } from './parsed';

const eveningQuestionSchema = v.object({
  /** From 1 within its round. */
  number: countSchema,
  text: v.string(),
  /** In words; empty: none, or it stands on paper. */
  answer: v.string(),
  /** What was right, in words. */
  solution: v.string(),
  correct: v.boolean(),
  /** How much of it was right, where that is neither nothing nor all. */
  share: optionalField(v.number()),
  points: v.number(),
});

export const eveningSchema = v.object({
  quizName: optionalTextSchema,
  playerName: v.string(),
  /** As ISO 8601 has a day, where the server is. */
  date: v.string(),
  rank: countSchema,
  /** How many players there were. */
  of: countSchema,
  points: v.number(),
  /** Points kept from the quizzes that the session played before; absent: none. */
  carried: optionalField(v.number()),
  /** What the host's corrections brought, and paper of rounds that are not listed; absent: nothing. */
  adjusted: optionalField(v.number()),
  /** Whether the player won the tie-break, which brings no points; absent: the player was in none. */
  wonTieBreak: optionalField(v.boolean()),
  rounds: v.array(
    v.object({
      /** From 1; absent: its place among these. */
      number: optionalField(countSchema),
      title: v.nullish(v.string(), null),
      points: v.number(),
      questions: v.array(eveningQuestionSchema),
    }),
  ),
});
/** What a player takes home of a quiz that came to its podium: GetEvening's answer. */
export type Evening = v.InferOutput<typeof eveningSchema>;

export const parseEvening = parserOf(eveningSchema);
