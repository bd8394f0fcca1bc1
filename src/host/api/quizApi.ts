import type { Language } from '../../contract/languages';
import axios, {
  AxiosError,
  isAxiosError,
  isCancel,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { errorCodeOfProblem } from '../../contract/errors';
import type { Parsed } from '../../contract/parsed';
import { type Id, type QuizSummary, parseQuizList } from '../../contract/quizSummary';
import { type CreatedSession, type Session, parseCreatedSession, parseSession } from '../../contract/session';
import { type ApiFailure, QuizApiError } from './quizApiError';
import { endpointsOf } from './useServerAddress';
import { readServerKey } from './serverKey';

/** In milliseconds. */
const END_TIMEOUT_MS = 10_000;

/** No timeout of its own (specification §9): a session is created however long the server needs. */
const http = axios.create({
  timeout: 0,
  transitional: { clarifyTimeoutError: true },
  headers: { Accept: 'application/json' },
});

/** The quizzes that the server at `address` offers. `timeout` is in milliseconds; 0 waits for ever. */
export function fetchQuizzes(address: string, signal: AbortSignal, timeout = 0): Promise<QuizSummary[]> {
  return call(parseQuizList, address, { method: 'GET', url: '/quizzes', signal, timeout });
}

/**
 * Opens a session for a quiz. The id goes back as the server typed it, text or number. `rehearsal`: with pretend teams,
 * as RehearsalRequest has it.
 */
export function createSession(address: string, quizId: Id, rehearsal?: unknown): Promise<CreatedSession> {
  const headers = bearer(readServerKey(address));
  const data = { quizId, rehearsal };
  return call(parseCreatedSession, address, { method: 'POST', url: '/session', data, headers });
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

/** Tells the server that sheets of a session were printed: it stays for seven days then. Can be told again. */
export async function tellPrinted(address: string, sessionCode: Id, hostKey: string): Promise<void> {
  const url = `/session/${encodeURIComponent(sessionCode)}/printed`;
  const request = { method: 'POST', url, headers: bearer(hostKey), timeout: END_TIMEOUT_MS };
  await call(() => ({ ok: true, value: undefined }), address, request);
}

/** In milliseconds: a full house's answers take a while to write. */
const RESULTS_TIMEOUT_MS = 60_000;

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
  return call(asBlob, address, {
    method: 'GET',
    url: `/session/${encodeURIComponent(sessionCode)}/results`,
    params: { format, lang },
    headers: bearer(hostKey),
    responseType: 'blob',
    timeout: RESULTS_TIMEOUT_MS,
  });
}

export function asBlob(data: unknown): Parsed<Blob> {
  return data instanceof Blob ? { ok: true, value: data } : { ok: false, reason: 'it is no file' };
}

/** Who may: a server's key or a host key, shown to the server that gave it. */
export function bearer(secret: string | null): AxiosRequestConfig['headers'] {
  return secret === null ? {} : { Authorization: `Bearer ${secret}` };
}

/** Calls the REST interface of the server at `address`. Rejects with a QuizApiError. */
export async function call<T>(
  parse: (input: unknown, headers: AxiosResponse['headers']) => Parsed<T>,
  address: string,
  request: AxiosRequestConfig,
): Promise<T> {
  const name = `${request.method} ${request.url}`;
  const response = await http
    .request<unknown>({ ...request, baseURL: endpointsOf(address).http })
    .catch(async (error: unknown) => {
      throw new QuizApiError(name, await apiFailureOf(error));
    });
  const parsed = parse(response.data, response.headers);
  if (!parsed.ok) throw new QuizApiError(name, { kind: 'unreadable', reason: parsed.reason });
  return parsed.value;
}

async function apiFailureOf(error: unknown): Promise<ApiFailure> {
  if (isCancel(error)) return { kind: 'cancelled' };
  if (!isAxiosError(error)) return { kind: 'unreachable' };
  if (error.code === AxiosError.ETIMEDOUT) return { kind: 'timeout' };
  if (!error.response) return { kind: 'unreachable' };
  const { status, data } = error.response;
  // Where a file was asked for, the problem comes as one.
  const body: unknown = data instanceof Blob ? await jsonOf(data) : data;
  return { kind: 'http', status, code: errorCodeOfProblem(body), body };
}

async function jsonOf(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
