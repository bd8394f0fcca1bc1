import type { Session } from '../../contract/session';

/** What is known of the room, and how many events it took: a read says which of them it cannot have missed. */
export interface SessionState {
  session: Session | null;
  events: number;
}

export type SessionEvent =
  /** A session read from the server; `since` is the count of events when the read began. */
  | { type: 'read'; session: Session; since: number }
  | { type: 'playerJoined'; players: string[] }
  | { type: 'sessionUpdated'; session: Session };

export const NO_SESSION: SessionState = { session: null, events: 0 };

/** Events carry whole lists, so the latest event wins, and a read that began before it is too old to count. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'read':
      return event.since < state.events ? state : { ...state, session: event.session };
    case 'playerJoined':
      if (!state.session) return state;
      return {
        session: { ...state.session, participants: event.players },
        events: state.events + 1,
      };
    case 'sessionUpdated':
      return { session: event.session, events: state.events + 1 };
  }
}
