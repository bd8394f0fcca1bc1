import * as v from 'valibot';
import type { QuizProblem } from '../../contract/errors';
import { parseReport, type Remark } from '../../contract/quizFiles';
import { logFailure } from '../browser/log';
import { bodyOf, codeOf, whyOf, type Why } from './quizApiError';

/** A failed call as screens and save functions see it. */
interface Failure {
  why: Why;
  /** The server's own explanation: why it cannot read a file, or cannot do so now. */
  said?: string | undefined;
  /** What is wrong with the data that was sent. */
  problems: readonly QuizProblem[];
  /** What is wrong in a file, with the place of each problem. */
  report: readonly Remark[];
  /** The ETag of the version now on the server. */
  etag: string | null;
}

const bodySchema = v.object({
  detail: v.fallback(v.optional(v.string()), undefined),
  etag: v.fallback(v.optional(v.string()), undefined),
  problems: v.fallback(v.array(v.object({ path: v.string(), message: v.string() })), []),
});

/** Reads why a call failed, and how the server explains it. */
export function failureOf(error: unknown): Failure {
  const body = bodyOf(error);
  const read = v.safeParse(bodySchema, body);
  const { detail, etag, problems } = read.success ? read.output : { problems: [] };
  const code = codeOf(error);
  const isSaid = code === 'import_failed' || code === 'server_busy';
  const report = parseReport(body);
  return {
    why: whyOf(error),
    said: isSaid ? detail : undefined,
    problems,
    report: report.ok ? report.value.report : [],
    etag: etag ?? null,
  };
}

/** A room's messages for failures. */
type FailureWords = Readonly<Partial<Record<Why, string>>> & { readonly other: string };

/** What the screen says about a failed call: a sentence, and details if there are any. */
export interface SaidFailure {
  text: string;
  /** `where`: the place in an imported file. */
  details: readonly { where?: string; message: string }[];
}

/** Describes a failed call in a room's words. */
export function failureIn(words: FailureWords, error: unknown): SaidFailure {
  const { why, said, problems, report } = failureOf(error);
  const wrong = problems.map(({ message }) => ({ message }));
  const word = words[why] ?? (why === 'bodyTooLarge' ? words.tooLarge : undefined);
  const text = said ?? word ?? (problems.map(({ message }) => message).join(' ') || words.other);
  return { text, details: said ? report : wrong };
}

/** Does the same and logs the failure. */
export function sayFailure(error: unknown, words: FailureWords): SaidFailure {
  logFailure('A call failed', error);
  return failureIn(words, error);
}

/** Returns the reason if it is one that the room distinguishes, otherwise `other`. */
export function whyAmong<Known extends Why>(error: unknown, known: readonly Known[]): Known | 'other' {
  const why = whyOf(error);
  return known.find((each) => each === why) ?? 'other';
}
