import * as v from 'valibot';
import { countSchema, optionalField, parserOf } from './parsed';

/** An id from a server: text or a number, always sent back unchanged. */
export const idSchema = v.union([v.pipe(v.string(), v.minLength(1)), v.number()]);
export type Id = v.InferOutput<typeof idSchema>;

/** Text that a server may omit or send as null; it then reads as empty. */
export const optionalTextSchema = v.nullish(v.string(), '');

const quizSummarySchema = v.object({
  quizId: idSchema,
  quizName: v.string(),
  quizDescription: optionalTextSchema,
  /** The language of its questions, as a BCP 47 tag; hosts see quizzes in other languages last. */
  language: optionalField(v.string()),
  roundCount: optionalField(countSchema),
  /** Without drafts. */
  questionCount: optionalField(countSchema),
  /** About how long it takes. */
  minutes: optionalField(countSchema),
  /** The day on which it was last played. */
  lastPlayed: optionalField(v.pipe(v.string(), v.isoDate())),
  /** The name of the season that it counted for then. */
  lastPlayedIn: optionalField(v.string()),
  /** How many of its questions were begun, and are not asked since they are not finished. */
  drafts: optionalField(countSchema),
  /** How many pictures, sounds and films cannot be shown. */
  missingMedia: optionalField(countSchema),
  /** It comes with the program: it can be played and copied, not changed or deleted. */
  house: optionalField(v.literal(true)),
});
/** A quiz as listed: never with its questions or answers. */
export type QuizSummary = v.InferOutput<typeof quizSummarySchema>;

const listSchema = v.array(quizSummarySchema);
const quizListSchema = v.union([
  v.pipe(
    v.object({ quizzes: listSchema }),
    v.transform(({ quizzes }) => quizzes),
  ),
  listSchema,
]);

/** Reads the answer to GET /quizzes: `{ quizzes: [] }` or a bare array. A list that is null is none. */
export const parseQuizList = parserOf(quizListSchema);
