import type { Notice } from '../../contract/toMonitors';
import type { JoinAddress } from './JoinAddress';
import { type ConnectionProblem, type ConnectionState, hasGivenUp } from './connectionState';
import type { ConnectionTexts } from '../texts/roomTexts';

/** The action that the light can offer the host. */
export type Help = 'connectAgain' | 'openSettings' | 'toStart';

/** A connection's state as the light shows it: one sentence, and the one action that helps. */
export interface ConnectionView {
  name: string;
  /** `hint`: the connection works, but something else would help the players. */
  tone: 'good' | 'hint' | 'busy' | 'bad';
  sentence: string;
  offer: Help | null;
}

/** Puts a connection's state into words. */
export function viewOfConnection(state: ConnectionState, texts: ConnectionTexts): ConnectionView {
  const name = texts.names[state.name];
  const problem = 'problem' in state ? state.problem : null;
  if (!problem) {
    return { name, tone: TONES[state.name], sentence: texts.states[state.name], offer: null };
  }
  return {
    name,
    tone: state.name === 'Disconnected' ? 'bad' : 'busy',
    sentence: sentenceOn(problem, state, texts),
    offer: OFFERS[problem],
  };
}

/** What else a host of an open session should know. */
interface Hints {
  /** The server's notice. */
  notice: Notice | undefined;
  /** Why players see no QR code. */
  joinProblem: JoinAddress['problem'];
  /** Whether another page of this browser has the same controls. */
  isDouble: boolean;
  /** Whether the popover contains something else to read. */
  hasMore: boolean;
}

/** Does the same for an open session, whose connection must be good before anything else is said. */
export function viewOfSession(
  state: ConnectionState,
  { notice, joinProblem, isDouble, hasMore }: Hints,
  texts: ConnectionTexts,
): ConnectionView {
  const view = viewOfConnection(state, texts);
  if (view.tone !== 'good') return view;
  const hints = [
    notice && texts.notices[notice],
    joinProblem && texts.noJoinAddress[joinProblem],
    isDouble && texts.isDouble,
  ];
  const sentence = hints.filter(Boolean).join(' ');
  const hasHints = hasMore || sentence !== '';
  return { ...view, tone: hasHints ? 'hint' : 'good', sentence: sentence || view.sentence };
}

/**
 * Does the same for a session still to be created, which is retried only when the host asks for it. If the
 * server asks for its key, only entering the key helps.
 */
export function viewOfCreation(
  state: ConnectionState,
  isKeyWanted: boolean,
  texts: ConnectionTexts,
): ConnectionView {
  const view = viewOfConnection(state, texts);
  if (isKeyWanted) return { ...view, sentence: texts.serverKey.wanted, offer: null };
  const problem = 'problem' in state ? state.problem : null;
  return problem ? { ...view, sentence: texts.notCreated[problem] } : view;
}

/** Returns the view without an open session. */
export function viewOfNothing(texts: ConnectionTexts): ConnectionView {
  return { name: texts.names.Disconnected, tone: 'bad', sentence: texts.nothingToOpen, offer: 'toStart' };
}

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

function sentenceOn(problem: ConnectionProblem, state: ConnectionState, texts: ConnectionTexts): string {
  if (state.name === 'Connected') return texts.unread;
  return (hasGivenUp(state) ? texts.gaveUp : texts.problems)[problem];
}
