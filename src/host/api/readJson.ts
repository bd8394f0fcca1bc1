import { errorCodeOfProblem } from '../../contract/errors';
import type { Parsed } from '../../contract/parsed';
import {
  parsePastEvenings,
  type PastEvenings,
  parseResultsSummary,
  type ResultsSummary,
} from '../../contract/pastEvenings';
import { parseQuizList, type Id, type QuizSummary } from '../../contract/quizSummary';
import { parseSession, type Session } from '../../contract/toMonitors';
import { readAddition } from './additions';
import { QuizApiError } from './quizApiError';
import { bearer, readServerKey } from './serverKey';
import { noting } from './useSilentServer';

/**
 * Reads data like `call`, but without axios, for the start page and the remote: axios would take up a fifth
 * of the size limit of either. Rejects with a QuizApiError.
 */
export async function readJson<T>(
  address: string,
  path: string,
  parse: (input: unknown, headers: Headers) => Parsed<T>,
  { signal, headers }: Pick<RequestInit, 'signal' | 'headers'>,
): Promise<T> {
  const call = `GET ${path}`;
  const request = { signal, headers: { Accept: 'application/json', ...headers } };
  const response = await fetch(address + path, request).catch(() => {
    throw new QuizApiError(call, { kind: signal?.aborted ? 'cancelled' : 'unreachable' });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const { ok, status } = response;
  if (!ok) {
    const code = errorCodeOfProblem(answer);
    throw new QuizApiError(call, { kind: 'http', status, code, body: answer });
  }
  const parsed = parse(answer, response.headers);
  if (!parsed.ok) throw new QuizApiError(call, { kind: 'unreadable', reason: parsed.reason });
  return parsed.value;
}

/** Reads the current state of the session with this code. */
export function readSession(address: string, sessionCode: Id, signal: AbortSignal): Promise<Session> {
  return noting(address, readJson(address, sessionPath(sessionCode), parseSession, { signal }));
}

/** Reads the quizzes that the server offers, as `fetchQuizzes` does for pages that have axios. */
export function readQuizzes(address: string, signal: AbortSignal): Promise<QuizSummary[]> {
  return noting(address, readJson(address, '/quizzes', parseQuizList, { signal }));
}

/** Reads which evening a session's results belong to, even after its end. Rejects with a QuizApiError. */
export function readResultsSummary(
  address: string,
  { sessionCode, hostKey }: { sessionCode: Id; hostKey: string },
  signal: AbortSignal,
): Promise<ResultsSummary> {
  const path = `${sessionPath(sessionCode)}/results?format=summary`;
  return readJson(address, path, parseResultsSummary, { signal, headers: bearer(hostKey) });
}

/** Reads the evenings whose results the server keeps. Rejects with a QuizApiError, also if it keeps none. */
export function readPastEvenings(address: string, signal: AbortSignal): Promise<PastEvenings> {
  const headers = bearer(readServerKey(address));
  const read = () => readJson(address, '/evenings', parsePastEvenings, { signal, headers });
  return readAddition(address, '/evenings', read);
}

/** Returns the path of a session. */
export function sessionPath(sessionCode: Id): string {
  return `/session/${encodeURIComponent(sessionCode)}`;
}
