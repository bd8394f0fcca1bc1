import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode, ProblemDocument } from '../../contract/errors';
import { isLanguage, type Language, languageFor, SPOKEN_LANGUAGES } from '../../contract/languages';
import { shownSecret, type Hosting } from '../access/hosting';
import { Refusal, type RefusalDetails } from '../../session/refusal';
import type { LiveSession } from '../../session/liveSession';
import { wellFormedJson } from '../wellFormed';

interface HttpEnv {
  Bindings: HttpBindings;
  /** The error code of the problem document that a call was answered with, if it was. */
  Variables: { refusal?: ErrorCode };
}
export type HttpContext = Context<HttpEnv>;
export type HttpApp = Hono<HttpEnv>;

export const NOT_STORED = { 'cache-control': 'no-store' };

/** Titles by status. For two of them Node still has the names from before RFC 9110. */
const TITLES: Record<number, string | undefined> = {
  ...STATUS_CODES,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

/** The status and text that REST has for each code. */
const PROBLEMS: Partial<Record<ErrorCode, readonly [ContentfulStatusCode, string]>> = {
  invalid_body: [400, 'The body must be a JSON object with a quizId.'],
  invalid_arguments: [400, 'A parameter in the address is missing or wrong.'],
  body_too_large: [413, 'The body is larger than 16 KiB.'],
  body_incomplete: [400, 'The request ended before its whole body had arrived.'],
  import_failed: [422, 'The file cannot be imported.'],
  columns_unknown: [422, 'It is not clear what each column of the table contains; see rows and guess.'],
  file_too_large: [413, 'The file is larger than 30 MiB.'],
  invalid_id: [400, 'This is not a valid id or file name.'],
  precondition_required: [
    428,
    'A change needs If-Match with the ETag of what it changes; a new quiz needs If-None-Match: *.',
  ],
  quiz_changed: [412, 'Somebody has changed the quiz since you read it.'],
  quiz_invalid: [422, 'The quiz has errors; see problems.'],
  venue_changed: [412, 'Somebody has changed the venue since you read it.'],
  venue_invalid: [422, 'The venue has errors; see problems.'],
  accent_contrast: [422, 'The colour is not legible in both themes.'],
  media_unsupported: [415, 'The file is not a picture, sound or video that browsers can show.'],
  media_in_use: [409, 'A quiz or a running game uses this file.'],
  command_refused: [409, 'This correction is not possible for this evening.'],
  season_changed: [412, 'Somebody has changed the season since you read it.'],
  season_invalid: [422, 'The season has errors; see problems.'],
  save_failed: [
    507,
    'Nothing was saved or changed: the disk could not be written to. The server log says why.',
  ],
  quiz_incomplete: [422, 'The quiz has only drafts. Finish a question first.'],
  quiz_not_found: [404, 'There is no quiz with this quizId.'],
  season_not_found: [404, 'There is no season with this seasonId.'],
  session_not_found: [404, 'There is no session with this code.'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'This method is not allowed here. See the Allow header.'],
  too_many_sessions: [503, 'This server cannot open any more sessions.'],
  origin_refused: [403, 'Pages from this origin may not call this server. See ALLOWED_ORIGINS.'],
  host_refused: [
    403,
    'This server does not answer to that name. Set PUBLIC_URL to the name that it should answer to.',
  ],
  host_only: [
    403,
    "Only the server's own machine may do this, or a caller that sends the server's key as Authorization: Bearer.",
  ],
  host_key_invalid: [
    403,
    "Only a host of this session may do this: send its hostKey or the server's key as Authorization: Bearer.",
  ],
  server_busy: [503, 'The server is busy with other files. Please try again in a moment.'],
  server_closing: [503, 'The server is shutting down, or cannot reach its store.'],
};
/** The Retry-After of a server that was too busy. */
const RETRY_AFTER_SECONDS = 5;
const INTERNAL = [500, 'Something went wrong; the server log says what.'] as const;

/**
 * Answers with a code's problem document (RFC 9457); `detail` can replace its text, and `more` adds members.
 * A code without a REST text reads as an internal error.
 */
export function answerProblem(c: Context, code: ErrorCode, detail?: string, more?: RefusalDetails): Response {
  const [status, usual] = PROBLEMS[code] ?? INTERNAL;
  const shown = PROBLEMS[code] ? code : 'internal_error';
  c.set('refusal', shown);
  const problem: ProblemDocument = {
    type: 'about:blank',
    status,
    title: TITLES[status]!,
    detail: detail ?? usual,
    code: shown,
    ...more,
  };
  return c.json(problem, status, {
    ...NOT_STORED,
    'content-type': 'application/problem+json',
    ...(code === 'server_busy' && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  });
}

export function answerFresh(
  c: Context,
  body: object,
  status: 200 | 201 | 503 = 200,
  headers?: Record<string, string>,
): Response {
  return c.json(body, status, { ...NOT_STORED, ...headers });
}

/** Refuses larger bodies with the error code. */
export function limitBody(maxSize: number, code: ErrorCode, detail?: string): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => answerProblem(c, code, detail) });
}

/** Yields the body of a request as it arrives. Throws body_incomplete if it breaks off. */
export async function* bodyOf(c: HttpContext): AsyncGenerator<Uint8Array> {
  try {
    yield* c.req.raw.body ?? [];
  } catch {
    throw new Refusal('body_incomplete');
  }
  // A body that broke off before the first read ends without an error.
  if (!c.env.incoming.complete) throw new Refusal('body_incomplete');
}

/** Lets only requests through that a check does not refuse. */
function only(check: (request: IncomingMessage) => unknown): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await check(c.env.incoming);
    await next();
  };
}

/** Lets only callers through who may host. Others do not even learn whether the resource exists. */
export const onlyHosts = (hosting: Hosting) => only((request) => hosting.checkOpening(request));

/** Does the same for what concerns the machine itself, even if everybody may host. */
export const onlyWithServerRight = (hosting: Hosting) => only((request) => hosting.checkServerRight(request));

/** Does the same for changes to the files of quizzes and seasons, which one process at a time makes. */
export const onlyEditors = (hosting: Hosting, holdQuizzes: () => Promise<void>) =>
  only(async (request) => {
    hosting.checkOpening(request);
    await holdQuizzes();
  });

/** Whether the request has the key of a device that commands the session. */
export function isFromHost(request: IncomingMessage, { devices }: Pick<LiveSession, 'devices'>): boolean {
  const hostKey = shownSecret(request);
  const deviceId = hostKey === undefined ? undefined : devices.withKey(hostKey);
  return deviceId !== undefined && devices.kindOf(deviceId) !== 'scorer';
}

/** The JSON in a request; undefined if there is none. */
export async function jsonOf(c: Context): Promise<unknown> {
  try {
    return JSON.parse(wellFormedJson(await c.req.text()));
  } catch {
    return undefined;
  }
}

/** Whether a person's browser asks for a page, rather than a program for data. */
export function prefersHtml(c: Context): boolean {
  const supports = ['application/json', 'text/html'];
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html';
}

/** Whether a header such as If-Match names this ETag. A proxy that compresses makes it weak. */
export function hasTag(header = '', etag: string): boolean {
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

/** The language that the address asks for, else the best of those that the caller takes, else English. */
export function languageOf(c: Context): Language {
  const accepted = accepts(c, {
    header: 'Accept-Language',
    supports: [...SPOKEN_LANGUAGES],
    default: 'en',
    // Best first; the variant of a region counts as its language.
    match: (list) => languageFor(list.filter(({ q }) => q > 0).map(({ type }) => type)),
  });
  return [c.req.query('lang'), accepted].find(isLanguage) ?? 'en';
}

/** Returns the format that the address names, or the usual one. Throws invalid_arguments for any other. */
export function formatOf<T extends string>(c: Context, formats: readonly T[], usual?: T): T {
  const format = c.req.query('format') ?? usual;
  const known = formats.find((each) => each === format);
  if (!known) throw new Refusal('invalid_arguments', `format: one of ${formats.join(', ')}`);
  return known;
}

/** The content types of files with tables. */
export const CONTENT_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** A file for the caller to save. */
interface Download {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Answers with a file that a browser saves under its name. */
export function answerDownload(c: Context, { fileName, contentType, bytes }: Download): Response {
  // RFC 8187 encoding, which has no half characters; those that encodeURIComponent leaves alone would end the value.
  const name = encodeURIComponent(fileName.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return c.body(new Uint8Array(bytes), 200, {
    ...NOT_STORED,
    'content-type': contentType,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
  });
}
