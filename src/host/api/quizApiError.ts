import type { ErrorCode } from '../../contract/errors';

/** Why a call failed. `code` is set where the server sent a problem document of ours, which `body` then is. */
export type ApiFailure =
  | { kind: 'unreachable' | 'timeout' }
  | { kind: 'http'; status: number; code: ErrorCode | undefined; body?: unknown }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'cancelled' };

/** A call of the server's REST interface that failed: each of them rejects with this. */
export class QuizApiError extends Error {
  override readonly name = 'QuizApiError';

  constructor(
    call: string,
    readonly failure: ApiFailure,
  ) {
    super(`${call}: ${describe(failure)}`);
  }
}

/** The HTTP status of a refusal; undefined where a call failed otherwise. */
export function httpStatusOf(error: unknown): number | undefined {
  const failure = apiFailureOf(error);
  return failure?.kind === 'http' ? failure.status : undefined;
}

/** The code of a refusal, where the server sent one of ours. */
export function codeOf(error: unknown): ErrorCode | undefined {
  const failure = apiFailureOf(error);
  return failure?.kind === 'http' ? failure.code : undefined;
}

function apiFailureOf(error: unknown): ApiFailure | undefined {
  return error instanceof QuizApiError ? error.failure : undefined;
}

function describe(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'timeout':
      return 'no answer in time';
    case 'unreachable':
      return 'no answer from the server';
    case 'http':
      return `answered with status ${failure.status}${failure.code ? ` (${failure.code})` : ''}`;
    case 'unreadable':
      return `the answer cannot be read: ${failure.reason}`;
    case 'cancelled':
      return 'cancelled';
  }
}
