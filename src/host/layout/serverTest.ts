import { fetchQuizzes } from '../api/quizApi';
import { QuizApiError } from '../api/quizApiError';

/** What a test found at an address. */
export type ServerFinding =
  | { kind: 'found'; count: number }
  /** `refused`: no connection, or one that is not allowed; a browser does not say which. */
  | { kind: 'notAQuizServer' | 'failing' | 'refused' | 'silent' };

/** How long the server may take, in milliseconds; the host waits for the result. */
const TIMEOUT_MS = 5_000;

/** Asks the server at `address` for its quizzes, and returns what it found. Rejects once cancelled. */
export async function testServer(address: string, signal: AbortSignal): Promise<ServerFinding> {
  try {
    const quizzes = await fetchQuizzes(address, signal, TIMEOUT_MS);
    return { kind: 'found', count: quizzes.length };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: findingOf(error) };
  }
}

function findingOf(error: unknown): Exclude<ServerFinding['kind'], 'found'> {
  if (!(error instanceof QuizApiError)) throw error;
  const { failure } = error;
  switch (failure.kind) {
    case 'timeout':
      return 'silent';
    case 'cancelled':
    case 'unreachable':
      return 'refused';
    case 'unreadable':
      return 'notAQuizServer';
    case 'http':
      if (failure.status === 401 || failure.status === 403) return 'refused';
      return failure.status >= 500 || failure.code ? 'failing' : 'notAQuizServer';
  }
}
