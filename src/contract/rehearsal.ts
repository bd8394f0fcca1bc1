import * as v from 'valibot';
import { countSchema, optionalField, parserOf } from './parsed';
import { mixedScaleSchema } from './scores';

/** How many pretend teams a rehearsal may have. */
export const REHEARSAL_TEAMS = { fewest: 5, most: 200 };

/** The part of POST /session's body that opens a rehearsal. */
export const rehearsalRequestSchema = v.object({
  teams: v.pipe(countSchema, v.minValue(REHEARSAL_TEAMS.fewest), v.maxValue(REHEARSAL_TEAMS.most)),
  /** Every question gets a quarter of its time, and the pretend teams answer four times as fast. */
  fast: optionalField(v.boolean()),
  /** The language of the pretend teams' names and guesses; absent or unknown: names of all languages. */
  language: optionalField(v.string()),
});
export type RehearsalRequest = v.InferOutput<typeof rehearsalRequestSchema>;

const rehearsedQuestionSchema = v.object({ questionId: v.string(), text: v.string() });
const minutesSchema = v.pipe(v.number(), v.minValue(0));

/**
 * What an author may want to look at again, and no fault. `longest`, `sameLetter`: in nearly all questions with one
 * right choice, it is the longest answer, or the one at this `place`, from 0; `inQuestion`: the answer stands in its
 * question; `alike`, `silent`: so many questions in a row, from this one on, are of one kind, or have no picture, sound
 * or film; `scale`: some rounds reward speed and others do not.
 */
const hintSchema = v.variant('hint', [
  v.object({ hint: v.literal('longest') }),
  v.object({ hint: v.literal('sameLetter'), place: countSchema }),
  v.object({ hint: v.literal('inQuestion'), answer: v.string(), ...rehearsedQuestionSchema.entries }),
  v.object({ hint: v.literal('scale'), ...mixedScaleSchema.entries }),
  v.object({ hint: v.picklist(['alike', 'silent']), count: countSchema, ...rehearsedQuestionSchema.entries }),
]);
export type RehearsalHint = v.InferOutput<typeof hintSchema>;

const rehearsalReportSchema = v.object({
  /** The quiz to edit. */
  quizId: v.string(),
  quizName: v.string(),
  /** How long the real evening will take, in whole minutes: with quick teams, and with slow ones. */
  minutes: v.object({ least: minutesSchema, most: minutesSchema }),
  /** Missing media files by name, each with a question that uses it. */
  missing: v.array(v.object({ file: v.string(), ...rehearsedQuestionSchema.entries })),
  /**
   * Accepted answers that do not work when typed on a phone. `letters`: no Latin keyboard has them, and no
   * other answer to the question works; `refused`: it is not marked right; `several`: it reads like several
   * answers, so that nobody would type it as a whole.
   */
  untypable: v.array(
    v.object({
      answer: v.string(),
      reason: optionalField(v.picklist(['letters', 'refused', 'several'])),
      ...rehearsedQuestionSchema.entries,
    }),
  ),
  /** Of the revealed questions: those that all answering teams got right, and those that none did. */
  allRight: v.array(rehearsedQuestionSchema),
  allWrong: v.array(rehearsedQuestionSchema),
  /** The questions that fewer than half of the teams answered, of which the rehearsal says nothing. */
  unplayed: v.optional(v.array(rehearsedQuestionSchema), []),
  /** The questions that their author wanted to check again after a day (YYYY-MM-DD) that is past. */
  pastCheck: v.optional(
    v.array(v.object({ checkAfter: v.string(), ...rehearsedQuestionSchema.entries })),
    [],
  ),
  hints: v.optional(v.array(hintSchema), []),
});
/** The findings of a rehearsal. */
export type RehearsalReport = v.InferOutput<typeof rehearsalReportSchema>;

/** Reads the answer to GET /session/{sessionCode}/rehearsal. */
export const parseRehearsalReport = parserOf(rehearsalReportSchema);
