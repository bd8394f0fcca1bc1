import { parseQuizList, type Id, type QuizSummary } from '../../contract/quizSummary';
import { parseResultsSummary, type ResultsSummary } from '../../contract/resultsSummary';
import { parseSession, type Session } from '../../contract/session';
import { readJson } from './readJson';
import { bearer } from './serverKey';

/** The session as `fetchSession` reads it. */
export function readSession(address: string, sessionCode: Id, signal: AbortSignal): Promise<Session> {
  return readJson(address, pathOf(sessionCode), parseSession, { signal });
}

/** The quizzes that the server offers. */
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
  return readJson(address, path, parseResultsSummary, { signal, headers: bearer(hostKey) });
}

function pathOf(sessionCode: Id): string {
  return `/session/${encodeURIComponent(sessionCode)}`;
}
