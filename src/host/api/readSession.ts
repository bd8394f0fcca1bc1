import { parseQuizList, type Id, type QuizSummary } from '../../contract/quizSummary';
import { errorCodeOfProblem } from '../../contract/errors';
import type { Parsed } from '../../contract/parsed';
import { parseResultsSummary, type ResultsSummary } from '../../contract/resultsSummary';
import { parseSession, type Session } from '../../contract/session';
import { QuizApiError } from './quizApiError';
import { endpointsOf } from './useServerAddress';

/** The session as `fetchSession` reads it, but without axios: the remote is loaded over the venue's Wi-Fi. */
export function readSession(address: string, sessionCode: Id, signal: AbortSignal): Promise<Session> {
  return readJson(address, pathOf(sessionCode), parseSession, { signal });
}

/** The quizzes that the server offers, without axios too. */
export function readQuizzes(address: string, signal: AbortSignal): Promise<QuizSummary[]> {
  return readJson(address, '/quizzes', parseQuizList, { signal });
}

/** Of which evening a session's results are; it may have ended. Rejects with a QuizApiError. */
export function readResultsSummary(
  address: string,
  { sessionCode, hostKey }: { sessionCode: Id; hostKey: string },
  signal: AbortSignal,
): Promise<ResultsSummary> {
  const path = `${pathOf(sessionCode)}/results?format=summary`;
  const headers = { Authorization: `Bearer ${hostKey}` };
  return readJson(address, path, parseResultsSummary, { signal, headers });
}

function pathOf(sessionCode: Id): string {
  return `/session/${encodeURIComponent(sessionCode)}`;
}

async function readJson<T>(
  address: string,
  path: string,
  parse: (input: unknown) => Parsed<T>,
  { signal, headers }: { signal: AbortSignal; headers?: Record<string, string> },
): Promise<T> {
  const call = `GET ${path}`;
  const request = { signal, headers: { Accept: 'application/json', ...headers } };
  const response = await fetch(endpointsOf(address).http + path, request).catch(() => {
    throw new QuizApiError(call, { kind: signal.aborted ? 'cancelled' : 'unreachable' });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok)
    throw new QuizApiError(call, { kind: 'http', status: response.status, code: errorCodeOfProblem(body) });
  const parsed = parse(body);
  if (!parsed.ok) throw new QuizApiError(call, { kind: 'unreadable', reason: parsed.reason });
  return parsed.value;
}
