import type { ColumnChoice, Remark } from './quizFiles';

/** Every expected failure, as in a problem document's `code` and as a hub error's whole text. */
export const ERROR_CODES = [
  'invalid_body',
  'body_too_large',
  'body_incomplete',
  'quiz_not_found',
  'quiz_incomplete',
  'session_not_found',
  'too_many_sessions',
  'not_found',
  'method_not_allowed',
  'origin_refused',
  'host_refused',
  'host_only',
  'host_key_invalid',
  'invalid_arguments',
  'name_empty',
  'name_too_long',
  'name_invalid',
  'name_taken',
  'session_full',
  'already_joined',
  'token_invalid',
  'player_removed',
  'session_locked',
  'not_host',
  'not_joined',
  'command_stale',
  'command_refused',
  'ticket_invalid',
  'claim_refused',
  'devices_full',
  'device_removed',
  'not_captain',
  'answers_closed',
  'answer_invalid',
  'joker_refused',
  'objections_closed',
  'import_failed',
  'columns_unknown',
  'file_too_large',
  'invalid_id',
  'precondition_required',
  'quiz_changed',
  'quiz_invalid',
  'save_failed',
  'media_unsupported',
  'media_in_use',
  'season_not_found',
  'season_changed',
  'season_invalid',
  'venue_changed',
  'venue_invalid',
  'accent_contrast',
  'server_busy',
  'server_closing',
  'internal_error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error response of the REST API, as RFC 9457 defines it, with our code added. */
export interface ProblemDocument {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  /** With quiz_changed, season_changed, venue_changed, GET's season_invalid: the current version's ETag. */
  etag?: string;
  /** With quiz_invalid, season_invalid, venue_invalid: everything that is wrong. */
  problems?: QuizProblem[];
  /** With accent_contrast: the closest readable colour, such as `#8a5a00`. */
  nearest?: string;
  /** With import_failed: what is wrong, and where in the file. */
  report?: Remark[];
  /** With columns_unknown: the first rows of the table. */
  rows?: string[][];
  /** With columns_unknown: what each column seems to hold. */
  guess?: ColumnChoice[];
}

/** An error in a quiz. */
export interface QuizProblem {
  /** Its path in the quiz's JSON, such as `rounds/0/questions/3/answers/1`; empty for the quiz as a whole. */
  path: string;
  /** A message for the host, in the requested language. */
  message: string;
}

/** Returns the code in a problem document, or undefined if it has none that we know. */
export function errorCodeOfProblem(body: unknown): ErrorCode | undefined {
  const code = (body as { code?: unknown } | null | undefined)?.code;
  return ERROR_CODES.find((known) => known === code);
}

/**
 * Returns the code in a hub error's text, or undefined. SignalR clients and ASP.NET Core servers may wrap the
 * text in a sentence of their own, so the code is searched for as a whole word.
 */
export function errorCodeOfHubError(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const words: string[] = error.message.match(/[a-z_]+/g) ?? [];
  return ERROR_CODES.find((code) => words.includes(code));
}
