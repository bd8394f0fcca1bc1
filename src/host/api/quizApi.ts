import type { Language } from '../../contract/languages';
import { parseStandings } from '../../contract/pastEvenings';
import { type Id, type QuizSummary, parseQuizList } from '../../contract/quizSummary';
import type { Placing } from '../../contract/scores';
import { type CreatedSession, parseCreatedSession } from '../../contract/toMonitors';
import { asBlob, BRIEF, call, callAsHost, deleteAsHost, nothing } from './call';
import { sessionPath } from './readJson';
import { bearer } from './serverKey';
import { noting } from './useSilentServer';

/** A timeout in milliseconds: writing the results of a large crowd takes a while. */
const RESULTS_TIMEOUT_MS = 60_000;

/** Fetches the quizzes that the server at `address` offers. `timeout` is in milliseconds; 0 means none. */
export function fetchQuizzes(address: string, signal: AbortSignal, timeout = 0): Promise<QuizSummary[]> {
  return noting(address, call(address, ['GET', '/quizzes', { signal, timeout }], parseQuizList));
}

/**
 * Opens a session for a quiz. The id is sent back exactly as the server typed it, as text or number.
 * `rehearsal` asks for simulated teams, as described by RehearsalRequest. The server judges answers in the language
 * that the host has chosen where a quiz does not say its own.
 */
export function createSession(address: string, quizId: Id, rehearsal?: unknown): Promise<CreatedSession> {
  const headers = { 'Accept-Language': document.documentElement.lang || undefined };
  const request = { data: { quizId, rehearsal }, headers };
  return noting(address, callAsHost(address, ['POST', '/session', request], parseCreatedSession));
}

/** Ends a session. This has a timeout, since unlike creating a session it can be retried safely. */
export function endSession(address: string, sessionCode: Id, hostKey: string): Promise<void> {
  return call(address, ['DELETE', sessionPath(sessionCode), { headers: bearer(hostKey), ...BRIEF }], nothing);
}

/** Tells the server that sheets were printed for a session, which it then keeps for seven days. May be repeated. */
export function tellPrinted(address: string, sessionCode: Id, hostKey: string): Promise<void> {
  const request = { headers: bearer(hostKey), ...BRIEF };
  return call(address, ['POST', `${sessionPath(sessionCode)}/printed`, request], nothing);
}

export interface ResultsRequest {
  sessionCode: Id;
  hostKey: string;
  format: 'xlsx' | 'csv';
  /** The language of the headings. */
  lang: Language;
}

/** Fetches the results of a session's game as a file. */
export function fetchResults(address: string, request: ResultsRequest): Promise<Blob> {
  const { sessionCode, hostKey, format, lang } = request;
  const asFile = {
    params: { format, lang },
    headers: bearer(hostKey),
    responseType: 'blob',
    timeout: RESULTS_TIMEOUT_MS,
  } as const;
  return call(address, ['GET', `${sessionPath(sessionCode)}/results`, asFile], asBlob);
}

/** Fetches everybody's places in a session's quiz as they are now. */
export async function fetchStandings(
  address: string,
  { sessionCode, hostKey }: Pick<ResultsRequest, 'sessionCode' | 'hostKey'>,
  signal: AbortSignal,
): Promise<Placing[]> {
  const asked = { params: { format: 'json' }, headers: bearer(hostKey), timeout: RESULTS_TIMEOUT_MS, signal };
  return (await call(address, ['GET', `${sessionPath(sessionCode)}/results`, asked], parseStandings))
    .standings;
}

/** Fetches the results of a finished evening as a file. */
export function fetchEveningFile(address: string, eveningId: string, format: 'xlsx' | 'csv', lang: Language) {
  const request = { responseType: 'blob', params: { format, lang }, timeout: RESULTS_TIMEOUT_MS } as const;
  return callAsHost(address, ['GET', `${eveningPath(eveningId)}/results`, request], asBlob);
}

/** Fetches everybody's places in each quiz of an evening, in order. */
export async function fetchEveningStandings(address: string, eveningId: string): Promise<Placing[][]> {
  const request = { params: { format: 'json' }, timeout: RESULTS_TIMEOUT_MS };
  const path = `${eveningPath(eveningId)}/results`;
  const { standings, former = [] } = await callAsHost(address, ['GET', path, request], parseStandings);
  return [...former.map(({ results }) => results.standings), standings];
}

/** Deletes an evening permanently, on request with what seasons have of it. */
export function deleteEvening(address: string, eveningId: string, fromSeasons: boolean): Promise<void> {
  return deleteAsHost(address, eveningPath(eveningId) + (fromSeasons ? '?season=1' : ''));
}

/** Returns the path of a past evening. */
export function eveningPath(eveningId: string): string {
  return `/evenings/${encodeURIComponent(eveningId)}`;
}
