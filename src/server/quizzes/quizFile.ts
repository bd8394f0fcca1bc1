import * as v from 'valibot';
import { parseWith, type Parsed } from '../../contract/parsed';

/** In bytes: far more than the largest quiz that people play. */
export const MAX_QUIZ_FILE_BYTES = 1024 * 1024;

/** In characters: a reason may quote the file, which may be one long text. */
const MAX_REASON = 200;

const textSchema = (maxLength: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(maxLength, `must not be longer than ${maxLength} characters`),
  );

const questionSchema = v.pipe(
  v.object({
    question: textSchema(1000),
    answers: v.pipe(
      v.array(textSchema(300), 'must be a list'),
      v.minLength(2, 'must be at least two'),
      v.maxLength(6, 'must be six at most'),
    ),
    correctAnswer: v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(0)),
  }),
  v.forward(
    v.check(
      ({ answers, correctAnswer }) => correctAnswer < answers.length,
      'must be the place of one of the answers, counted from 0',
    ),
    ['correctAnswer'],
  ),
);

const quizFileSchema = v.object({
  quizId: v.optional(textSchema(100)),
  quizName: textSchema(200),
  quizDescription: v.optional(
    v.pipe(v.string('must be text'), v.trim(), v.maxLength(1000, 'must not be longer than 1000 characters')),
    '',
  ),
  questions: v.pipe(
    v.array(questionSchema, 'must be a list'),
    v.minLength(1, 'there are no questions'),
    v.maxLength(1000, 'must be 1000 at most'),
  ),
});
/** What a quiz file holds. `correctAnswer` is the place of the right one among `answers`, counted from 0. */
export type QuizFile = v.InferOutput<typeof quizFileSchema>;
export type Quiz = QuizFile & { quizId: string };

/** Reads a quiz file's bytes (UTF-8, with or without a byte order mark). Without a `quizId` the file's name serves. */
export function parseQuizFile(fileName: string, content: Uint8Array): Parsed<Quiz> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'is not UTF-8 text';
    return { ok: false, reason };
  }
  const parsed = parseWith(quizFileSchema, json);
  if (!parsed.ok) return { ok: false, reason: parsed.reason.slice(0, MAX_REASON) };
  return {
    ok: true,
    value: { ...parsed.value, quizId: parsed.value.quizId ?? fileName.replace(/\.json$/i, '') },
  };
}
