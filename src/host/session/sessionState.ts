import type { Session } from '../../contract/session';
import {
  DISCONNECTED,
  reduceConnection,
  type ConnectionEvent,
  type ConnectionState,
} from './connectionState';

/** What is known of a session, and of the connection to its server. */
export interface SessionState {
  connection: ConnectionState;
  session: Session | null;
  /** How many of the hub's events `session` has taken in. */
  events: number;
}

export type SessionEvent =
  /** A session read from the server; `since` is the count of events when the read began. */
  | { type: 'read'; session: Session; since: number }
  | { type: 'playerJoined'; players: string[] }
  | { type: 'sessionUpdated'; session: Session }
  | ConnectionEvent;

export const NO_SESSION: SessionState = { connection: DISCONNECTED, session: null, events: 0 };

/** The next state. Events carry whole lists, so the latest event wins, and a read that began before it is too old. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'read':
      return event.since < state.events ? state : { ...state, session: event.session };
    case 'playerJoined':
      if (!state.session) return state;
      return {
        ...state,
        session: { ...state.session, participants: event.players },
        events: state.events + 1,
      };
    case 'sessionUpdated':
      return { ...state, session: event.session, events: state.events + 1 };
    default:
      return { ...state, connection: reduceConnection(state.connection, event) };
  }
}
