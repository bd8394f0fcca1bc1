import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode, ProblemDocument } from '../../contract/errors';

interface Problem {
  status: ContentfulStatusCode;
  title: string;
  detail: string;
}

const PROBLEMS: Partial<Record<ErrorCode, Problem>> = {
  invalid_body: {
    status: 400,
    title: 'Bad Request',
    detail: 'The body must be a JSON object with a quizId.',
  },
  invalid_arguments: {
    status: 400,
    title: 'Bad Request',
    detail: 'The address lacks something that this call needs, or has something that it does not know.',
  },
  body_too_large: { status: 413, title: 'Content Too Large', detail: 'The body is larger than 16 KiB.' },
  import_failed: {
    status: 422,
    title: 'Unprocessable Content',
    detail: 'The file cannot be imported.',
  },
  file_too_large: { status: 413, title: 'Content Too Large', detail: 'The file is larger than 10 MiB.' },
  invalid_id: { status: 400, title: 'Bad Request', detail: 'A quiz or a file cannot have this name.' },
  precondition_required: {
    status: 428,
    title: 'Precondition Required',
    detail: 'A change needs If-Match with the ETag of what it changes, a new quiz If-None-Match: *.',
  },
  quiz_changed: {
    status: 412,
    title: 'Precondition Failed',
    detail: 'The quiz is another one by now than the one that this change was made to.',
  },
  quiz_invalid: { status: 422, title: 'Unprocessable Content', detail: 'The quiz cannot be played so.' },
  media_unsupported: {
    status: 415,
    title: 'Unsupported Media Type',
    detail: 'The file is no picture, sound or film that browsers can show.',
  },
  media_in_use: { status: 409, title: 'Conflict', detail: 'A quiz or a game names this file.' },
  save_failed: {
    status: 507,
    title: 'Insufficient Storage',
    detail: 'The disk did not take it, and everything is as it was; the server log says why.',
  },
  quiz_not_found: { status: 404, title: 'Not Found', detail: 'There is no quiz with this quizId.' },
  session_not_found: { status: 404, title: 'Not Found', detail: 'There is no session with this code.' },
  not_found: { status: 404, title: 'Not Found', detail: 'There is nothing at this address.' },
  too_many_sessions: {
    status: 503,
    title: 'Service Unavailable',
    detail: 'No more sessions can be open at once on this server.',
  },
  origin_refused: {
    status: 403,
    title: 'Forbidden',
    detail: 'Pages of this site may not call this server. ALLOWED_ORIGINS lists those that may.',
  },
  host_refused: {
    status: 403,
    title: 'Forbidden',
    detail: 'This server does not go by that name. PUBLIC_URL tells it the name it goes by.',
  },
  host_only: {
    status: 403,
    title: 'Forbidden',
    detail:
      "Only the server's own machine may do this, or who shows the server's key as Authorization: Bearer.",
  },
  host_key_invalid: {
    status: 403,
    title: 'Forbidden',
    detail:
      "Only the session's host may do this, who shows its hostKey or the server's key as Authorization: Bearer.",
  },
  server_closing: { status: 503, title: 'Service Unavailable', detail: 'The server is closing.' },
};

const INTERNAL: Problem = {
  status: 500,
  title: 'Internal Server Error',
  detail: 'Something went wrong here; the server log says what.',
};

/** The problem document for a code (RFC 9457). A code that REST has no words for reads as an internal error. */
function problemOf(code: ErrorCode): ProblemDocument & { status: ContentfulStatusCode } {
  const known = PROBLEMS[code];
  return { type: 'about:blank', ...(known ?? INTERNAL), code: known ? code : 'internal_error' };
}

/** Answers with a code's problem document, in whose `detail` something more exact may stand, and `more` beside it. */
export function answerProblem(
  c: Context,
  code: ErrorCode,
  detail?: string,
  more?: Pick<ProblemDocument, 'etag' | 'problems' | 'report'>,
): Response {
  const known = problemOf(code);
  const problem = detail === undefined ? known : { ...known, detail };
  return c.json({ ...problem, ...more }, problem.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
}
