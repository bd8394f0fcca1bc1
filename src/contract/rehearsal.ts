import * as v from 'valibot';
import { optionalField, parserOf } from './parsed';

/** How many pretend teams a rehearsal may have. */
export const REHEARSAL_TEAMS = { fewest: 5, most: 200 };

/** What POST /session takes to open a rehearsal. */
export const rehearsalRequestSchema = v.object({
  teams: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(REHEARSAL_TEAMS.fewest),
    v.maxValue(REHEARSAL_TEAMS.most),
  ),
  /** Every question has a quarter of its time, and the pretend teams answer four times as fast. */
  fast: optionalField(v.boolean()),
});
export type RehearsalRequest = v.InferOutput<typeof rehearsalRequestSchema>;

const rehearsedQuestionSchema = v.object({
  questionId: v.string(),
  text: v.string(),
});
const minutesSchema = v.pipe(v.number(), v.minValue(0));

const rehearsalReportSchema = v.object({
  /** Where the quiz can be edited. */
  quizId: v.string(),
  quizName: v.string(),
  /** How long the evening itself will take, in whole minutes: with teams that are quick, and with slow ones. */
  minutes: v.object({ least: minutesSchema, most: minutesSchema }),
  /** Names of files that the quiz shows or plays and that are not there, each with a question that does. */
  missing: v.array(v.object({ file: v.string(), ...rehearsedQuestionSchema.entries })),
  /**
   * Accepted answers that fail when they are typed on a phone. `letters`: no keyboard of Latin letters has them, and
   * no other answer to the question works; `refused`: it does not count as right; `several`: it reads like several
   * answers, and nobody would type it as a whole.
   */
  untypable: v.array(
    v.object({
      answer: v.string(),
      reason: optionalField(v.picklist(['letters', 'refused', 'several'])),
      ...rehearsedQuestionSchema.entries,
    }),
  ),
  /** Of the questions that were revealed: those that every team that answered had right, and those that none had. */
  allRight: v.array(rehearsedQuestionSchema),
  allWrong: v.array(rehearsedQuestionSchema),
});
/** What a rehearsal has shown. */
export type RehearsalReport = v.InferOutput<typeof rehearsalReportSchema>;

/** Reads the answer to GET /session/{sessionCode}/rehearsal. */
export const parseRehearsalReport = parserOf(rehearsalReportSchema);
