import * as v from 'valibot';
import type { ErrorCode } from '../../contract/errors';
import { parseReport } from '../../contract/quizFiles';
import { type ApiFailure, QuizApiError } from '../api/quizApiError';
import { logFailure } from '../browser/log';
import type { SeasonTexts } from './texts/seasonTexts';

/** Why something did not work, in a sentence for the host, and what is wrong where there is more to say. */
export interface SeasonFailure {
  text: string;
  details: readonly string[];
}

type Why = SeasonTexts['why'];

const BY_CODE: Partial<Record<ErrorCode, 'forbidden' | 'gone' | 'notStored' | 'tooLarge'>> = {
  host_only: 'forbidden',
  season_not_found: 'gone',
  save_failed: 'notStored',
  file_too_large: 'tooLarge',
  body_too_large: 'tooLarge',
};

const problemsSchema = v.object({ problems: v.array(v.object({ path: v.string(), message: v.string() })) });
const detailSchema = v.object({ detail: v.string() });

/** Why a call about a season failed; `silent`: what is said where the server does not answer. Logs it too. */
export function failureOf(error: unknown, why: Why, silent: string = why.unreachable): SeasonFailure {
  logFailure('A call about seasons failed', error);
  const failure = apiFailureOf(error);
  if (failure?.kind === 'unreachable' || failure?.kind === 'timeout') return { text: silent, details: [] };
  if (failure?.kind !== 'http') return { text: why.other, details: [] };
  const { code, body } = failure;
  if (code === 'season_invalid') return { text: why.invalid, details: problemsIn(body) };
  if (code === 'import_failed' || code === 'server_busy')
    return { text: detailIn(body) ?? why.other, details: reportIn(body) };
  return { text: why[(code && BY_CODE[code]) ?? 'other'], details: [] };
}

/** The code of a refusal, where the server sent one of ours. */
export function codeOf(error: unknown): ErrorCode | undefined {
  const failure = apiFailureOf(error);
  return failure?.kind === 'http' ? failure.code : undefined;
}

/** The HTTP status of a refusal. */
export function httpStatusOf(error: unknown): number | undefined {
  const failure = apiFailureOf(error);
  return failure?.kind === 'http' ? failure.status : undefined;
}

function apiFailureOf(error: unknown): ApiFailure | undefined {
  return error instanceof QuizApiError ? error.failure : undefined;
}

function problemsIn(body: unknown): string[] {
  const parsed = v.safeParse(problemsSchema, body);
  return parsed.success ? parsed.output.problems.map(({ message }) => message) : [];
}

function detailIn(body: unknown): string | undefined {
  const parsed = v.safeParse(detailSchema, body);
  return parsed.success ? parsed.output.detail : undefined;
}

function reportIn(body: unknown): string[] {
  const parsed = parseReport(body);
  return parsed.ok ? parsed.value.report.map(({ where, message }) => `${where}: ${message}`) : [];
}
