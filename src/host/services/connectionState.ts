import { RETRY_DELAYS_MS } from '../../contract/limits';

/** What stands between the lobby and its server. */
export type ConnectionProblem =
  | 'unreachable'
  /** The server answers with an error. */
  | 'server_error'
  /** The server answers, but not with what a quiz server says. */
  | 'unreadable'
  /** The server knows no such session (or quiz): trying again cannot help. */
  | 'unknown'
  /** HTTP works, the hub does not. */
  | 'hub_refused';

/** The hub's state by the names of the specification (§4); `attempt` counts from 0, `problem` is the last one met. */
export type ConnectionState =
  | { name: 'Connecting' | 'Reconnecting'; attempt: number; problem: ConnectionProblem | null }
  | { name: 'Connected' }
  | { name: 'Disconnecting' }
  | { name: 'Disconnected'; problem: ConnectionProblem | null };

export type ConnectionEvent =
  | { type: 'started' }
  | { type: 'joined' }
  | { type: 'failed'; problem: ConnectionProblem }
  /** The hub client lost its connection and tries by itself. */
  | { type: 'lost' }
  /** The hub client gave up, or the server dismissed it. */
  | { type: 'closed' }
  | { type: 'leaving' }
  | { type: 'left' };

export const DISCONNECTED: ConnectionState = { name: 'Disconnected', problem: null };

/** The connection's next state. A first start gets the same four tries as a reconnect. */
export function reduceConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'started':
      return { name: 'Connecting', attempt: 0, problem: null };
    case 'joined':
      return { name: 'Connected' };
    case 'failed':
      return afterFailure(state, event.problem);
    case 'lost':
      return { name: 'Reconnecting', attempt: 0, problem: 'unreachable' };
    case 'closed':
      // From Connected the server dismissed us, and nobody has tried again yet.
      if (state.name === 'Connected') return { name: 'Reconnecting', attempt: 0, problem: 'unreachable' };
      return { name: 'Disconnected', problem: 'unreachable' };
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
  return attempt < RETRY_DELAYS_MS.length
    ? { name: state.name, attempt, problem }
    : { name: 'Disconnected', problem };
}

/** How long to wait before the state's attempt, in milliseconds. */
export function delayOf(attempt: number): number {
  return RETRY_DELAYS_MS[attempt] ?? 0;
}

/** Whether all tries are used up and a sign of life (network, host) should start them again. */
export function hasGivenUp(state: ConnectionState): boolean {
  return state.name === 'Disconnected' && state.problem !== null && state.problem !== 'unknown';
}
