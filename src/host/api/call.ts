import axios, {
  AxiosError,
  isAxiosError,
  isCancel,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { errorCodeOfProblem } from '../../contract/errors';
import type { Parsed } from '../../contract/parsed';
import { type ApiFailure, QuizApiError, whyOf } from './quizApiError';
import { bearer, readServerKey } from './serverKey';

/** Sets no default timeout (specification §9): creating a session may take the server as long as it needs. */
const http = axios.create({
  timeout: 0,
  transitional: { clarifyTimeoutError: true },
  headers: { Accept: 'application/json' },
});

/** A timeout in milliseconds for reads and small changes, which can be retried safely. */
export const BRIEF = { timeout: 15_000 };

/** Header for files that are uploaded as they are. */
export const ANY_BYTES = { 'Content-Type': 'application/octet-stream' };

type Call = readonly [method: string, url: string, request?: AxiosRequestConfig];
type Parse<T> = (input: unknown, headers: AxiosResponse['headers']) => Parsed<T>;

/** Calls the REST interface of the server at `address`. Rejects with a QuizApiError. */
export async function call<T>(address: string, [method, url, request]: Call, parse: Parse<T>): Promise<T> {
  const name = `${method} ${url}`;
  const response = await http
    .request<unknown>({ method, url, ...request, baseURL: address })
    .catch(async (error: unknown) => {
      throw new QuizApiError(name, await apiFailureOf(error));
    });
  const parsed = parse(response.data, response.headers);
  if (!parsed.ok) throw new QuizApiError(name, { kind: 'unreadable', reason: parsed.reason });
  return parsed.value;
}

/** Makes a call that sends the server's key, if this browser has it. */
export function callAsHost<T>(address: string, [method, url, request]: Call, parse: Parse<T>): Promise<T> {
  const headers = { ...request?.headers, ...bearer(readServerKey(address)) };
  return call(address, [method, url, { ...request, headers }], parse);
}

/** Deletes what is at `url`. What is already gone counts as deleted, since an earlier response may have been lost. */
export async function deleteAsHost(address: string, url: string): Promise<void> {
  await callAsHost(address, ['DELETE', url, BRIEF], nothing).catch((error: unknown) => {
    if (whyOf(error) !== 'gone') throw error;
  });
}

/** Returns the precondition header for replacing the version with this ETag; null: none may exist yet. */
export function replacing(etag: string | null): Record<string, string> {
  return etag === null ? { 'If-None-Match': '*' } : { 'If-Match': etag };
}

/** A document as the server has it. */
export interface Served {
  /** Not validated, since files can be edited by hand. */
  source: unknown;
  etag: string;
}

/** Parses a response that is such a document. */
export function asServed(source: unknown, headers: AxiosResponse['headers']): Parsed<Served> {
  const etag: unknown = headers.etag;
  return typeof etag === 'string'
    ? { ok: true, value: { source, etag } }
    : { ok: false, reason: 'it has no ETag' };
}

/** Parses a response that is a file. */
export function asBlob(data: unknown): Parsed<Blob> {
  return data instanceof Blob ? { ok: true, value: data } : { ok: false, reason: 'it is no file' };
}

/** Ignores the body of a response. */
export function nothing(): Parsed<void> {
  return { ok: true, value: undefined };
}

async function apiFailureOf(error: unknown): Promise<ApiFailure> {
  if (isCancel(error)) return { kind: 'cancelled' };
  if (!isAxiosError(error)) return { kind: 'unreachable' };
  if (error.code === AxiosError.ETIMEDOUT) return { kind: 'timeout' };
  if (!error.response) return { kind: 'unreachable' };
  const { status, data } = error.response;
  // If a file was requested, the problem document arrives as a Blob, too.
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
