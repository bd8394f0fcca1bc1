import type { Id } from '../../contract/quizSummary';
import { parseResultsSummary, type ResultsSummary } from '../../contract/resultsSummary';
import { parseSession, type Session } from '../../contract/session';
import { readJson } from './readJson';

/** The session as `fetchSession` reads it, but without axios: the remote is loaded over the venue's Wi-Fi. */
export function readSession(address: string, sessionCode: Id, signal: AbortSignal): Promise<Session> {
  return readJson(address, pathOf(sessionCode), parseSession, { signal });
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
