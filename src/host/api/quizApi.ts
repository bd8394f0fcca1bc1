import type { Language } from '../../contract/languages';
import { type Id, type QuizSummary, parseQuizList } from '../../contract/quizSummary';
import { type CreatedSession, type Session, parseCreatedSession, parseSession } from '../../contract/session';
import { asBlob, BRIEF, call, callAsHost, nothing } from './call';
import { bearer } from './serverKey';

/** In milliseconds: a full house's answers take a while to write. */
export const RESULTS_TIMEOUT_MS = 60_000;

const pathOf = (sessionCode: Id) => `/session/${encodeURIComponent(sessionCode)}`;

/** The quizzes that the server at `address` offers. `timeout` is in milliseconds; 0 waits for ever. */
export function fetchQuizzes(address: string, signal: AbortSignal, timeout = 0): Promise<QuizSummary[]> {
  return call(address, ['GET', '/quizzes', { signal, timeout }], parseQuizList);
}

/**
 * Opens a session for a quiz. The id goes back as the server typed it, text or number. `rehearsal`: with pretend teams,
 * as RehearsalRequest has it.
 */
export function createSession(address: string, quizId: Id, rehearsal?: unknown): Promise<CreatedSession> {
  return callAsHost(address, ['POST', '/session', { data: { quizId, rehearsal } }], parseCreatedSession);
}

/** The session with this code as it is now. */
export function fetchSession(address: string, sessionCode: string, signal: AbortSignal): Promise<Session> {
  return call(address, ['GET', pathOf(sessionCode), { signal }], parseSession);
}

/** Ends a session. It has a timeout, since unlike a creation it can safely be sent again. */
export function endSession(address: string, sessionCode: Id, hostKey: string): Promise<void> {
  return call(address, ['DELETE', pathOf(sessionCode), { headers: bearer(hostKey), ...BRIEF }], nothing);
}

/** Tells the server that sheets of a session were printed: it stays for seven days then. Can be told again. */
export function tellPrinted(address: string, sessionCode: Id, hostKey: string): Promise<void> {
  const request = { headers: bearer(hostKey), ...BRIEF };
  return call(address, ['POST', `${pathOf(sessionCode)}/printed`, request], nothing);
}

export interface ResultsRequest {
  sessionCode: Id;
  hostKey: string;
  format: 'xlsx' | 'csv';
  /** Of the headings. */
  lang: Language;
}

/** The results of a session's game as a file. */
export function fetchResults(address: string, request: ResultsRequest): Promise<Blob> {
  const { sessionCode, hostKey, format, lang } = request;
  const asFile = {
    params: { format, lang },
    headers: bearer(hostKey),
    responseType: 'blob',
    timeout: RESULTS_TIMEOUT_MS,
  } as const;
  return call(address, ['GET', `${pathOf(sessionCode)}/results`, asFile], asBlob);
}
