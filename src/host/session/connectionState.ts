import { errorCodeOfHubError } from '../../contract/errors';
import { QuizApiError } from '../api/quizApiError';

/** Why the session cannot be joined or read. */
export type ConnectionProblem =
  | 'unreachable'
  /** The server answers with an error. */
  | 'server_error'
  /** The server's response is not that of a quiz server. */
  | 'unreadable'
  /** The server knows no such session (or quiz), so a retry cannot help. */
  | 'unknown'
  /** HTTP works, but the hub does not. */
  | 'hub_refused';

/** The hub's state, named as in the specification (§4); `attempt` counts from 0, `problem` is the latest. */
export type ConnectionState =
  | { name: 'Connecting' | 'Reconnecting'; attempt: number; problem: ConnectionProblem | null }
  | { name: 'Connected' }
  /** The hub works, but the session could not be read since; `attempt` is the next attempt to read it. */
  | { name: 'Connected'; attempt: number; problem: ConnectionProblem }
  | { name: 'Disconnecting' }
  | { name: 'Disconnected'; problem: ConnectionProblem | null };

export type ConnectionEvent =
  | { type: 'started' }
  | { type: 'joined' }
  | { type: 'failed'; problem: ConnectionProblem }
  /** The hub is joined, but the session could not be read. */
  | { type: 'unread'; problem: ConnectionProblem }
  /** The hub client lost its connection and is retrying, or its connection has gone silent. */
  | { type: 'lost' }
  /** The hub client has given up reconnecting. */
  | { type: 'gaveUp' }
  /** The hub's connection was closed, and the hub client does not reconnect. */
  | { type: 'closed' }
  | { type: 'leaving' }
  | { type: 'left' };

/** The delay before each attempt, in milliseconds (specification §9). */
export const RECONNECT_DELAYS_MS: readonly number[] = [0, 2_000, 10_000, 30_000];

export const DISCONNECTED: ConnectionState = { name: 'Disconnected', problem: null };
const LOST: ConnectionState = { name: 'Reconnecting', attempt: 0, problem: 'unreachable' };

/** Returns the connection's next state. A first start gets the same four attempts as a reconnect. */
export function reduceConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'started':
      return { name: 'Connecting', attempt: 0, problem: null };
    case 'joined':
      return { name: 'Connected' };
    case 'failed':
      return afterFailure(state, event.problem);
    case 'unread':
      return { name: 'Connected', attempt: failedReads(state) + 1, problem: event.problem };
    case 'lost':
      return LOST;
    case 'gaveUp':
      return { name: 'Disconnected', problem: 'unreachable' };
    case 'closed':
      // While Connected, nothing has been retried yet; otherwise this counts as a failed attempt.
      return state.name === 'Connected' ? LOST : afterFailure(state, 'unreachable');
    case 'leaving':
      return { name: 'Disconnecting' };
    case 'left':
      return state.name === 'Disconnecting' ? DISCONNECTED : state;
  }
}

function afterFailure(state: ConnectionState, problem: ConnectionProblem): ConnectionState {
  const isTrying = state.name === 'Connecting' || state.name === 'Reconnecting';
  if (!isTrying || problem === 'unknown') return { name: 'Disconnected', problem };
  const attempt = state.attempt + 1;
  return attempt < RECONNECT_DELAYS_MS.length
    ? { name: state.name, attempt, problem }
    : { name: 'Disconnected', problem };
}

function failedReads(state: ConnectionState): number {
  return state.name === 'Connected' && 'attempt' in state ? state.attempt : 0;
}

/** Returns the delay before the state's next attempt in milliseconds; undefined if none is due. */
export function delayOf(state: ConnectionState): number | undefined {
  return 'attempt' in state ? RECONNECT_DELAYS_MS[state.attempt] : undefined;
}

/** Whether the state has a problem that a retry may solve. */
export function mayRecover(state: ConnectionState): boolean {
  return 'problem' in state && state.problem !== null && state.problem !== 'unknown';
}

/** Whether all attempts are used up. */
export function hasGivenUp(state: ConnectionState): boolean {
  return state.name === 'Disconnected' && mayRecover(state);
}

/** A failure of the hub although HTTP has answered. */
export class QuizHubError extends Error {
  override readonly name = 'QuizHubError';

  constructor(override readonly cause: unknown) {
    super(`the quiz hub: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** Classifies why an attempt to join failed. */
export function connectionProblemOf(error: unknown): ConnectionProblem {
  if (error instanceof QuizHubError) {
    return errorCodeOfHubError(error.cause) === 'session_not_found' ? 'unknown' : 'hub_refused';
  }
  if (!(error instanceof QuizApiError)) return 'unreachable';
  const { failure } = error;
  switch (failure.kind) {
    case 'unreadable':
      return 'unreadable';
    case 'http':
      return failure.status === 404 ? 'unknown' : 'server_error';
    default:
      return 'unreachable';
  }
}
