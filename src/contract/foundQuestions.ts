import * as v from 'valibot';
import { optionalField, parserOf } from './parsed';
import { QUESTION_KINDS } from './question';
import { idSchema } from './quizSummary';

/** In characters: the longest text that is searched for. */
export const MAX_SEARCH = 200;

const foundQuestionSchema = v.object({
  quizId: idSchema,
  /** Its place in the quiz's JSON, such as `rounds/0/questions/3`. */
  questionId: v.string(),
  quizName: v.string(),
  kind: v.picklist(QUESTION_KINDS),
  text: v.string(),
  /** The day on which it was last played, in whatever quiz. */
  lastPlayed: optionalField(v.pipe(v.string(), v.isoDate())),
  /** How right all answers were on average, in percent. */
  rightShare: optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});
/** A question in one of the quizzes. */
export type SearchedQuestion = v.InferOutput<typeof foundQuestionSchema>;

const foundQuestionsSchema = v.object({
  questions: v.array(foundQuestionSchema),
  /** Whether there are more than these. */
  more: v.fallback(v.boolean(), false),
});
/** The first questions found, those never played first and the last played last. */
export type FoundQuestions = v.InferOutput<typeof foundQuestionsSchema>;

/** Reads the answer to GET /questions. */
export const parseFoundQuestions = parserOf(foundQuestionsSchema);
