import * as v from 'valibot';
import { countSchema } from './fields';
import { parseWith, type Parsed } from './parsed';

/** No question offers more answers to pick or to put in order. */
export const MAX_ANSWERS = 6;
/** In UTF-16 units, as a text field's `maxlength` counts. */
export const MAX_TEXT_ANSWER_LENGTH = 120;

export const indexesSchema = v.pipe(v.array(countSchema), v.minLength(1), v.maxLength(MAX_ANSWERS));

export const answerSchema = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TEXT_ANSWER_LENGTH)),
  indexesSchema,
]);
/**
 * A player's answer: an index (`choice`), indexes (`multiple`), a text, a number, or all indexes in sequence (`order`).
 * Whether it fits its question the server decides.
 */
export type Answer = v.InferOutput<typeof answerSchema>;

/** Reads SubmitAnswer's second argument. */
export function parseAnswer(input: unknown): Parsed<Answer> {
  return parseWith(answerSchema, input);
}

const storedAnswerSchema = v.object({ answer: answerSchema });

/** Reads what SubmitAnswer answers: the answer as it is stored. */
export function parseStoredAnswer(input: unknown): Parsed<{ answer: Answer }> {
  return parseWith(storedAnswerSchema, input);
}
