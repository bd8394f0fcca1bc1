import { errorCodeOfHubError } from '../../contract/errors';
import { QuizApiError } from '../api/quizApiError';
import type { ConnectionProblem } from './connectionState';

/** A failure of the hub, where HTTP has answered. */
export class QuizHubError extends Error {
  override readonly name = 'QuizHubError';

  constructor(override readonly cause: unknown) {
    super(`the quiz hub: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** What a failed try to join means. */
export function connectionProblemOf(error: unknown): ConnectionProblem {
  if (error instanceof QuizHubError) {
    return errorCodeOfHubError(error.cause) === 'session_not_found' ? 'unknown' : 'hub_refused';
  }
  if (!(error instanceof QuizApiError)) return 'unreachable';
  const { failure } = error;
  switch (failure.kind) {
    case 'unreadable':
      return 'unreadable';
    case 'http':
      return failure.status === 404 ? 'unknown' : 'server_error';
    default:
      return 'unreachable';
  }
}

/** Whether the server refused because it lets only hosts do this. */
export function isHostOnly(error: unknown): boolean {
  return error instanceof QuizApiError && error.failure.kind === 'http' && error.failure.code === 'host_only';
}
