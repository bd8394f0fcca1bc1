import { errorCodeOfProblem } from '../../contract/errors';
import { parseSession, type Session } from '../../contract/session';
import { QuizApiError } from './quizApiError';
import { endpointsOf } from './serverAddress';

/** The session as `fetchSession` reads it, but without axios: the remote is loaded over the venue's Wi-Fi. */
export async function readSession(
  address: string,
  sessionCode: string,
  signal: AbortSignal,
): Promise<Session> {
  const path = `/session/${encodeURIComponent(sessionCode)}`;
  const call = `GET ${path}`;
  const headers = { Accept: 'application/json' };
  const response = await fetch(endpointsOf(address).http + path, { headers, signal }).catch(() => {
    throw new QuizApiError(call, { kind: signal.aborted ? 'cancelled' : 'unreachable' });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok)
    throw new QuizApiError(call, { kind: 'http', status: response.status, code: errorCodeOfProblem(body) });
  const parsed = parseSession(body);
  if (!parsed.ok) throw new QuizApiError(call, { kind: 'unreadable', reason: parsed.reason });
  return parsed.value;
}
