import { parseQuizList, type Id, type QuizSummary } from '../../contract/quizSummary';
import { parseResultsSummary, type ResultsSummary } from '../../contract/resultsSummary';
import { parseSession, type Session } from '../../contract/session';
import { readJson } from './readJson';
import { bearer } from './serverKey';

/** Reads the current state of the session with this code. */
export function readSession(address: string, sessionCode: Id, signal: AbortSignal): Promise<Session> {
  return readJson(address, sessionPath(sessionCode), parseSession, { signal });
}

/** Reads the quizzes that the server offers, as `fetchQuizzes` does for pages that have axios. */
export function readQuizzes(address: string, signal: AbortSignal): Promise<QuizSummary[]> {
  return readJson(address, '/quizzes', parseQuizList, { signal });
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

/** Returns the path of a session. */
export function sessionPath(sessionCode: Id): string {
  return `/session/${encodeURIComponent(sessionCode)}`;
}
