import { parseQuizList, type Id, type QuizSummary } from '../../contract/quizSummary';
import { parseCreatedSession, parseSession, type CreatedSession, type Session } from '../../contract/session';
import { bearer, call } from './call';
import { readServerKey } from './serverKey';

/** In milliseconds. */
const END_TIMEOUT_MS = 10_000;

/** The quizzes that the server at `address` offers. `timeout` is in milliseconds; 0 waits for ever. */
export function fetchQuizzes(address: string, signal: AbortSignal, timeout = 0): Promise<QuizSummary[]> {
  return call(parseQuizList, address, { method: 'GET', url: '/quizzes', signal, timeout });
}

/** Opens a session for a quiz. The id goes back as the server typed it, text or number. */
export function createSession(address: string, quizId: Id): Promise<CreatedSession> {
  const headers = bearer(readServerKey(address));
  return call(parseCreatedSession, address, { method: 'POST', url: '/session', data: { quizId }, headers });
}

/** The session with this code as it is now. */
export function fetchSession(address: string, sessionCode: string, signal: AbortSignal): Promise<Session> {
  const url = `/session/${encodeURIComponent(sessionCode)}`;
  return call(parseSession, address, { method: 'GET', url, signal });
}

/** Ends a session. It has a timeout, since unlike a creation it can safely be sent again. */
export async function endSession(address: string, sessionCode: Id, hostKey: string): Promise<void> {
  const url = `/session/${encodeURIComponent(sessionCode)}`;
  const request = { method: 'DELETE', url, headers: bearer(hostKey), timeout: END_TIMEOUT_MS };
  await call(() => ({ ok: true, value: undefined }), address, request);
}
