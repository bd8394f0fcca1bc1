import * as v from 'valibot';
import type { ErrorCode, QuizProblem } from '../../contract/errors';
import { parseReport, type Remark } from '../../contract/quizFiles';
import { logFailure } from '../browser/log';
import { type ApiFailure, QuizApiError } from './quizApiError';

const BY_CODE = {
  host_only: 'forbidden',
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

/** What servers and proxies without our codes say. */
const BY_STATUS: Partial<Record<number, Why>> = {
  403: 'forbidden',
  404: 'gone',
  412: 'changed',
  413: 'tooLarge',
  422: 'invalid',
};

/** Why a call failed, as far as screens tell it apart. */
type Why = (typeof BY_CODE)[keyof typeof BY_CODE] | 'unreachable' | 'other';

/** A failed call as screens and savers see it. */
interface Failure {
  why: Why;
  /** What the server says itself: why a file cannot be read, now or ever. */
  said?: string | undefined;
  /** What is wrong with what was sent. */
  problems: readonly QuizProblem[];
  /** What is wrong in a file, each with its place. */
  report: readonly Remark[];
  /** The ETag of what is there now. */
  etag: string | null;
}

const bodySchema = v.object({
  detail: v.fallback(v.optional(v.string()), undefined),
  etag: v.fallback(v.optional(v.string()), undefined),
  problems: v.fallback(v.array(v.object({ path: v.string(), message: v.string() })), []),
});

/** Reads why a call failed. */
export function failureOf(error: unknown): Failure {
  const failure = error instanceof QuizApiError ? error.failure : undefined;
  const read = v.safeParse(bodySchema, failure?.kind === 'http' ? failure.body : undefined);
  const { detail, etag, problems } = read.success ? read.output : { problems: [] };
  const code = failure?.kind === 'http' ? failure.code : undefined;
  const isSaid = code === 'import_failed' || code === 'server_busy';
  const report = parseReport(failure?.kind === 'http' ? failure.body : undefined);
  return {
    why: whyOf(failure),
    said: isSaid ? detail : undefined,
    problems,
    report: report.ok ? report.value.report : [],
    etag: etag ?? null,
  };
}

function whyOf(failure: ApiFailure | undefined): Why {
  if (failure?.kind === 'unreachable' || failure?.kind === 'timeout') return 'unreachable';
  if (failure?.kind !== 'http') return 'other';
  const { code, status } = failure;
  const coded: Why | undefined = code && code in BY_CODE ? BY_CODE[code as keyof typeof BY_CODE] : undefined;
  return coded ?? (code === undefined ? BY_STATUS[status] : undefined) ?? 'other';
}

/** The words that a room has for failures. */
type FailureWords = Readonly<Partial<Record<Why, string>>> & { readonly other: string };

/** What the screen says of a failed call: a sentence, and what is wrong where there is more to say. */
export interface SaidFailure {
  text: string;
  details: readonly string[];
}

/** What to say of a failed call in a room's words. */
export function failureIn(words: FailureWords, error: unknown): SaidFailure {
  const { why, said, problems, report } = failureOf(error);
  const wrong = problems.map(({ message }) => message);
  const word = words[why] ?? (why === 'bodyTooLarge' ? words.tooLarge : undefined);
  const text = said ?? word ?? (wrong.join(' ') || words.other);
  return { text, details: said ? report.map(({ where, message }) => `${where}: ${message}`) : wrong };
}

/** The same, and logs the failure. */
export function sayFailure(error: unknown, words: FailureWords): SaidFailure {
  logFailure('A call failed', error);
  return failureIn(words, error);
}

/** The reason among those that a room tells apart. */
export function whyAmong<Known extends Why>(error: unknown, known: readonly Known[]): Known | 'other' {
  const { why } = failureOf(error);
  return known.find((each) => each === why) ?? 'other';
}
