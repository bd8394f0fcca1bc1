import type { Texts } from '../languages/german';
import type { ConnectionView } from './connectionView';
import type { JoinAddress } from './useJoinAddress';

/** Adds to a connection that stands why the guests see no QR code all the same. */
export function viewWithJoinProblem(
  view: ConnectionView,
  { problem, urls }: JoinAddress,
  texts: Texts,
): ConnectionView {
  if (!problem || (view.tone !== 'good' && view.tone !== 'hint')) return view;
  const sentence = `${view.sentence} ${texts.connection.noJoinAddress[problem]}`;
  return { ...view, tone: 'hint', sentence, offer: urls.length > 1 ? 'openSettings' : view.offer };
}
