import type { Notice } from '../../contract/session';
import { hasGivenUp, type ConnectionProblem, type ConnectionState } from '../services/connectionState';
import { texts } from '../texts';

/** A connection's state as the light tells it: one sentence, and the one thing that helps. */
export interface ConnectionView {
  name: ConnectionState['name'];
  /** `hint`: it works, but something else would help the guests. */
  tone: 'good' | 'hint' | 'busy' | 'bad';
  sentence: string;
  offer: 'connectAgain' | 'openSettings' | 'toStart' | null;
}

/** Puts a connection's state into words. */
export function viewOfConnection(state: ConnectionState): ConnectionView {
  const { name } = state;
  const problem = 'problem' in state ? state.problem : null;
  if (!problem) return { name, tone: TONES[name], sentence: texts.connection.states[name], offer: null };
  return {
    name,
    tone: name === 'Disconnected' ? 'bad' : 'busy',
    sentence: sentenceOn(problem, state),
    offer: OFFERS[problem],
  };
}

/** The same for a session still to be created: that is tried once, and again only when the host asks for it. */
export function viewOfCreation(state: ConnectionState): ConnectionView {
  const view = viewOfConnection(state);
  const problem = 'problem' in state ? state.problem : null;
  return problem ? { ...view, sentence: texts.connection.notCreated[problem] } : view;
}

/** Adds to a connection that stands what the server wants the host to know. */
export function viewWithNotice(view: ConnectionView, notice: Notice | undefined): ConnectionView {
  if (!notice || view.tone !== 'good') return view;
  return { ...view, tone: 'hint', sentence: texts.connection.notices[notice] };
}

/** Where no session was asked for, there is nothing to connect to. */
export const NOTHING_TO_OPEN: ConnectionView = {
  name: 'Disconnected',
  tone: 'bad',
  sentence: texts.connection.nothingToOpen,
  offer: 'toStart',
};

const TONES = {
  Connected: 'good',
  Connecting: 'busy',
  Reconnecting: 'busy',
  Disconnecting: 'busy',
  Disconnected: 'bad',
} as const;

const OFFERS = {
  unreachable: 'connectAgain',
  server_error: 'connectAgain',
  hub_refused: 'connectAgain',
  unreadable: 'openSettings',
  unknown: 'toStart',
} as const;

function sentenceOn(problem: ConnectionProblem, state: ConnectionState): string {
  if (state.name === 'Connected') return texts.connection.unread;
  return (hasGivenUp(state) ? texts.connection.gaveUp : texts.connection.problems)[problem];
}
