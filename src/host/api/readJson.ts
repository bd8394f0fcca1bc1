import { errorCodeOfProblem } from '../../contract/errors';
import type { Parsed } from '../../contract/parsed';
import { QuizApiError } from './quizApiError';

/**
 * Reads data like `call`, but without axios, for the start page and the remote: axios would take up a fifth
 * of the size limit of either. Rejects with a QuizApiError.
 */
export async function readJson<T>(
  address: string,
  path: string,
  parse: (input: unknown, headers: Headers) => Parsed<T>,
  { signal, headers }: Pick<RequestInit, 'signal' | 'headers'>,
): Promise<T> {
  const call = `GET ${path}`;
  const request = { signal, headers: { Accept: 'application/json', ...headers } };
  const response = await fetch(address + path, request).catch(() => {
    throw new QuizApiError(call, { kind: signal?.aborted ? 'cancelled' : 'unreachable' });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const { ok, status } = response;
  if (!ok) {
    const code = errorCodeOfProblem(answer);
    throw new QuizApiError(call, { kind: 'http', status, code, body: answer });
  }
  const parsed = parse(answer, response.headers);
  if (!parsed.ok) throw new QuizApiError(call, { kind: 'unreadable', reason: parsed.reason });
  return parsed.value;
}
