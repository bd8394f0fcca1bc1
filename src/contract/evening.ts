import * as v from 'valibot';
import { optionalTextSchema } from './quizSummary';
import { countSchema, optionalField, parserOf } from './parsed';
import { awardSchema } from './scores';

const eveningQuestionSchema = v.object({
  /** From 1 within its round. */
  number: countSchema,
  text: v.string(),
  /** In words; empty if there was none or it was on paper. */
  answer: v.string(),
  /** The right answer, in words; absent for a question that has none and counts neither as right nor wrong. */
  solution: optionalField(v.string()),
  correct: v.boolean(),
  /** The fraction that was right, if neither none nor all. */
  share: optionalField(v.number()),
  points: v.number(),
  /** How many points the player staked on it; what they won or lost is in `points`; absent: none. */
  staked: optionalField(v.number()),
});

export const eveningSchema = v.object({
  quizName: optionalTextSchema,
  playerName: v.string(),
  /** An ISO 8601 date in the server's time zone. */
  date: v.string(),
  rank: countSchema,
  /** The number of players. */
  of: countSchema,
  points: v.number(),
  /** Points carried over from the session's earlier quizzes; absent: none. */
  carried: optionalField(v.number()),
  /** Points from the host's corrections, and from paper in rounds that are not listed; absent: none. */
  adjusted: optionalField(v.number()),
  /** Whether the player won the tie-break, which adds no points; absent: did not take part. */
  wonTieBreak: optionalField(v.boolean()),
  /** The awards of this player, once they were shown; absent: none. */
  awards: optionalField(v.array(awardSchema)),
  rounds: v.array(
    v.object({
      /** From 1; absent: its position in this list. */
      number: optionalField(countSchema),
      title: v.nullish(v.string(), null),
      points: v.number(),
      questions: v.array(eveningQuestionSchema),
    }),
  ),
});
/** A player's record of a quiz that reached its podium: the result of GetEvening. */
export type Evening = v.InferOutput<typeof eveningSchema>;

export const parseEvening = parserOf(eveningSchema);
