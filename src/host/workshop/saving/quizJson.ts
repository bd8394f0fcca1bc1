import { isObject, listOf } from '../../../contract/parsed';
import { QUIZ_LIMITS, type QuizSource } from '../../../contract/question';

/** Whether the input is the JSON of a quiz, finished or not. */
export function isQuizSource(input: unknown): input is QuizSource {
  return isObject(input) && typeof input.quizName === 'string';
}

/** Whether two quizzes have the same content, in any order of fields. The id is not part of it. */
export function isSameQuiz(one: QuizSource | null, other: QuizSource | null): boolean {
  return (
    one === other ||
    (one !== null && other !== null && canonical(withoutId(one)) === canonical(withoutId(other)))
  );
}

/** Counts the questions of a quiz, finished or not. */
export function countQuestions(source: QuizSource): number {
  return questionsOf(source).length;
}

/** The texts of the questions that the other quiz lacks or has in another version. */
export function questionsOnlyIn(source: QuizSource, other: QuizSource): string[] {
  const known = new Set(questionsOf(other).map(canonical));
  const own = questionsOf(source).filter((question) => !known.has(canonical(question)));
  return own.map((question) =>
    isObject(question) && typeof question.question === 'string' ? question.question : '',
  );
}

/** Names the copy of a quiz. */
export type CopyName = (given: { name: string }) => string;

/** Returns a copy of a quiz under the name of a copy, to be stored separately. */
export function copyOf(source: QuizSource, copyName: CopyName): QuizSource {
  const added = copyName({ name: '' }).length;
  const beginning = source.quizName.slice(0, QUIZ_LIMITS.quizName - added);
  // Removes half of a surrogate pair from the end.
  const name = beginning.replace(/[\uD800-\uDBFF]$/, '');
  const copy: QuizSource = { ...source, quizName: copyName({ name }) };
  delete copy.quizId;
  return copy;
}

const withoutId = (source: QuizSource) => ({ ...source, quizId: undefined });

function questionsOf({ questions, rounds }: QuizSource): unknown[] {
  const parts: unknown[] = [{ questions }, ...listOf(rounds)];
  return parts.flatMap((part) => (isObject(part) ? listOf(part.questions) : []));
}

function canonical(part: unknown): string {
  return JSON.stringify(part, (_name, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}
