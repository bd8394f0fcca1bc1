import * as v from 'valibot';
import { parserOf } from './parsed';

/** An id as a server gave it: text or a number, always sent back unchanged. */
export const idSchema = v.union([v.pipe(v.string(), v.minLength(1)), v.number()]);
export type Id = v.InferOutput<typeof idSchema>;

/** Text that a server may leave out or send as null; then it reads as empty. */
export const optionalTextSchema = v.nullish(v.string(), '');

const quizSummarySchema = v.object({
  quizId: idSchema,
  quizName: v.string(),
  quizDescription: optionalTextSchema,
});
/** One quiz as the list shows it: never its questions or answers. */
export type QuizSummary = v.InferOutput<typeof quizSummarySchema>;

const listSchema = v.nullable(v.array(quizSummarySchema), []);
const quizListSchema = v.union([
  v.pipe(
    v.object({ quizzes: listSchema }),
    v.transform(({ quizzes }) => quizzes),
  ),
  listSchema,
]);

/** Reads the answer to GET /quizzes: `{ quizzes: [] }` or a bare array; null reads as an empty list. */
export const parseQuizList = parserOf(quizListSchema);
