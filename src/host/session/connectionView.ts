import type { Notice } from '../../contract/session';
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

/** Does the same for a session still to be created, which is retried only when the host asks for it. */
export function viewOfCreation(state: ConnectionState, texts: ConnectionTexts): ConnectionView {
  const view = viewOfConnection(state, texts);
  const problem = 'problem' in state ? state.problem : null;
  return problem ? { ...view, sentence: texts.notCreated[problem] } : view;
}

/** Says that the session cannot be created without the server's key; only entering the key helps. */
export function viewOfKeyQuestion(view: ConnectionView, texts: ConnectionTexts): ConnectionView {
  return { ...view, sentence: texts.serverKey.wanted, offer: null };
}

/** Adds the server's notice to the host to the view of a good connection. */
export function viewWithNotice(
  view: ConnectionView,
  notice: Notice | undefined,
  texts: ConnectionTexts,
): ConnectionView {
  if (!notice || view.tone !== 'good') return view;
  return { ...view, tone: 'hint', sentence: texts.notices[notice] };
}

/** Marks a good connection whose popover contains something else to read. */
export function viewWithHint(view: ConnectionView): ConnectionView {
  return view.tone === 'good' ? { ...view, tone: 'hint' } : view;
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

/** Adds to the view of a good connection, after any server's notice, why players see no QR code. */
export function viewWithJoinProblem(
  view: ConnectionView,
  { problem }: Pick<JoinAddress, 'problem'>,
  texts: ConnectionTexts,
): ConnectionView {
  if (!problem || (view.tone !== 'good' && view.tone !== 'hint')) return view;
  const said = view.sentence === texts.states.Connected ? '' : `${view.sentence} `;
  return { ...view, tone: 'hint', sentence: said + texts.noJoinAddress[problem] };
}
