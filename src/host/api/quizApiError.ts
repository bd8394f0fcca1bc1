import type { ErrorCode } from '../../contract/errors';
import { lookUp } from '../../contract/lookUp';

/** Why a call failed. `code` is set if the server sent one of our problem documents, as `body`. */
export type ApiFailure =
  | { kind: 'unreachable' | 'timeout' }
  | { kind: 'http'; status: number; code: ErrorCode | undefined; body?: unknown }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'cancelled' };

/** A failed call to the server's REST interface. All of these calls reject with this error. */
export class QuizApiError extends Error {
  override readonly name = 'QuizApiError';

  constructor(
    call: string,
    readonly failure: ApiFailure,
  ) {
    super(`${call}: ${describe(failure)}`);
  }
}

const BY_CODE = {
  host_only: 'forbidden',
  invalid_id: 'gone',
  quiz_not_found: 'gone',
  season_not_found: 'gone',
  quiz_changed: 'changed',
  season_changed: 'changed',
  venue_changed: 'changed',
  quiz_invalid: 'invalid',
  season_invalid: 'invalid',
  venue_invalid: 'invalid',
  accent_contrast: 'accent',
  file_too_large: 'tooLarge',
  body_too_large: 'bodyTooLarge',
  media_unsupported: 'unsupported',
  save_failed: 'notStored',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** For statuses without a code above, and for servers and proxies that send none of our codes. */
const BY_STATUS: Partial<Record<number, Why>> = {
  403: 'forbidden',
  404: 'gone',
  412: 'changed',
  413: 'tooLarge',
  422: 'invalid',
};

/** Why a call failed, as far as screens distinguish reasons. */
export type Why = (typeof BY_CODE)[keyof typeof BY_CODE] | 'unreachable' | 'other';

/** Returns why a call failed. */
export function whyOf(error: unknown): Why {
  const failure = error instanceof QuizApiError ? error.failure : undefined;
  if (failure?.kind === 'unreachable' || failure?.kind === 'timeout') return 'unreachable';
  if (failure?.kind !== 'http') return 'other';
  const { code, status } = failure;
  const coded: Why | undefined = code && lookUp<Why>(BY_CODE, code);
  return coded ?? BY_STATUS[status] ?? 'other';
}

/** Returns the code of a refusal, if the server sent one of ours. */
export function codeOf(error: unknown): ErrorCode | undefined {
  return refusalOf(error)?.code;
}

/** Returns the body of a refusal, if there is one. */
export function bodyOf(error: unknown): unknown {
  return refusalOf(error)?.body;
}

function refusalOf(error: unknown) {
  return error instanceof QuizApiError && error.failure.kind === 'http' ? error.failure : undefined;
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
