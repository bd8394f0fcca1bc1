import axios, {
  AxiosError,
  isAxiosError,
  isCancel,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { errorCodeOfProblem } from '../../contract/errors';
import type { Parsed } from '../../contract/parsed';
import { QuizApiError, type ApiFailure } from './quizApiError';
import { endpointsOf } from './serverAddress';

/** No timeout of its own (specification §9): a session is created however long the server needs. */
const http = axios.create({
  timeout: 0,
  transitional: { clarifyTimeoutError: true },
  headers: { Accept: 'application/json' },
});

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
    .catch((error: unknown) => {
      throw new QuizApiError(name, apiFailureOf(error));
    });
  const parsed = parse(response.data, response.headers);
  if (!parsed.ok) throw new QuizApiError(name, { kind: 'unreadable', reason: parsed.reason });
  return parsed.value;
}

function apiFailureOf(error: unknown): ApiFailure {
  if (isCancel(error)) return { kind: 'cancelled' };
  if (!isAxiosError(error)) return { kind: 'unreachable' };
  if (error.code === AxiosError.ETIMEDOUT) return { kind: 'timeout' };
  if (!error.response) return { kind: 'unreachable' };
  const { status, data } = error.response;
  return { kind: 'http', status, code: errorCodeOfProblem(data), body: data };
}
