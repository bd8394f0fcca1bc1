import { hasGivenUp, type ConnectionState } from '../services/connectionState';
import { texts } from '../texts';

/** A connection's state as the light tells it: one sentence, and the one thing that helps. */
export interface ConnectionView {
  name: ConnectionState['name'];
  tone: 'good' | 'busy' | 'bad';
  sentence: string;
  offer: 'connectAgain' | 'openSettings' | 'toStart' | null;
}

/** Puts a connection's state into words. */
export function viewOfConnection(state: ConnectionState): ConnectionView {
  const { name } = state;
  const problem = 'problem' in state ? state.problem : null;
  const view = { name, tone: toneOf(name), sentence: texts.connection.states[name], offer: null };
  if (!problem) return view;
  const sentences = hasGivenUp(state) ? texts.connection.gaveUp : texts.connection.problems;
  return { ...view, sentence: sentences[problem], offer: OFFERS[problem] };
}

/** Where no session was asked for, there is nothing to connect to. */
export const NOTHING_TO_OPEN: ConnectionView = {
  name: 'Disconnected',
  tone: 'bad',
  sentence: texts.connection.nothingToOpen,
  offer: 'toStart',
};

const OFFERS = {
  unreachable: 'connectAgain',
  server_error: 'connectAgain',
  hub_refused: 'connectAgain',
  unreadable: 'openSettings',
  unknown: 'toStart',
} as const;

function toneOf(name: ConnectionState['name']): ConnectionView['tone'] {
  if (name === 'Connected') return 'good';
  return name === 'Disconnected' ? 'bad' : 'busy';
}
