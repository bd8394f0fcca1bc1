import * as v from 'valibot';
import type { QuizProblem } from '../../../contract/errors';
import type { QuizSource } from '../../../contract/quizSource';
import { QuizApiError, type ApiFailure } from '../../api/quizApiError';
import type { fetchQuiz, saveQuiz } from '../../api/quizFilesApi';
import { logFailure, logWarning } from '../../browser/log';
import { isQuizSource } from './quizJson';

/** The calls that saving makes. */
export interface QuizFilesApi {
  fetchQuiz: typeof fetchQuiz;
  saveQuiz: typeof saveQuiz;
}

/** Why the server does not have the quiz. */
export type Refused = 'unreachable' | 'refused' | 'forbidden' | 'tooLarge';

export type SaveAnswer =
  | { name: 'stored'; etag: string }
  | { name: 'unfinished'; problems: QuizProblem[] }
  /** `etag` is that of what is there now. */
  | { name: 'changed'; etag: string | null }
  | { name: 'gone' | Refused };

export type FetchAnswer =
  { name: 'found'; source: QuizSource; etag: string } | { name: 'notFound' | 'forbidden' | 'unreachable' };

/** Comes while a quiz is made, and is shown on the page. */
const EXPECTED: ReadonlySet<string | undefined> = new Set(['quiz_invalid', 'quiz_not_found', 'quiz_changed']);

const changedSchema = v.object({ etag: v.string() });
const problemsSchema = v.object({
  problems: v.array(v.object({ path: v.string(), message: v.string() })),
});

/** Sends a quiz to be stored. Never rejects. */
export async function sendQuiz(save: () => ReturnType<typeof saveQuiz>): Promise<SaveAnswer> {
  try {
    const { etag } = await save();
    return { name: 'stored', etag };
  } catch (error) {
    return answerOfFailure(failureOf(error));
  }
}

/** Reads a quiz. Never rejects. */
export async function loadQuiz(fetch: () => ReturnType<typeof fetchQuiz>): Promise<FetchAnswer> {
  try {
    const { source, etag } = await fetch();
    if (isQuizSource(source)) return { name: 'found', source, etag };
    logWarning('The server sent something that is no quiz');
    return { name: 'unreachable' };
  } catch (error) {
    const failure = failureOf(error);
    const status = failure.kind === 'http' ? failure.status : 0;
    // No quiz can have an id that the server refuses.
    if (status === 404 || status === 400) return { name: 'notFound' };
    return { name: status === 403 ? 'forbidden' : 'unreachable' };
  }
}

function answerOfFailure(failure: ApiFailure): SaveAnswer {
  if (failure.kind === 'unreachable' || failure.kind === 'timeout') return { name: 'unreachable' };
  if (failure.kind !== 'http') return { name: 'refused' };
  switch (failure.status) {
    case 403:
      return { name: 'forbidden' };
    case 404:
      return { name: 'gone' };
    case 412: {
      const read = v.safeParse(changedSchema, failure.body);
      return { name: 'changed', etag: read.success ? read.output.etag : null };
    }
    case 413:
      return { name: 'tooLarge' };
    case 422: {
      const read = v.safeParse(problemsSchema, failure.body);
      return { name: 'unfinished', problems: read.success ? read.output.problems : [] };
    }
    default:
      return { name: 'refused' };
  }
}

/** A mistake in the code counts as a failed call too: saving tries again, and the host is told. */
function failureOf(error: unknown): ApiFailure {
  if (error instanceof QuizApiError) {
    const { failure } = error;
    if (failure.kind !== 'http' || !EXPECTED.has(failure.code)) logWarning(error.message);
    return failure;
  }
  logFailure('A call went wrong', error);
  return { kind: 'unreadable', reason: String(error) };
}
