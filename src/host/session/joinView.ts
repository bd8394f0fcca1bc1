import type { ConnectionTexts } from './connectionTexts';
import type { ConnectionView } from './connectionView';
import type { JoinAddress } from './useJoinAddress';

/** Adds to the view of a good connection why players see no QR code. */
export function viewWithJoinProblem(
  view: ConnectionView,
  { problem }: Pick<JoinAddress, 'problem'>,
  texts: ConnectionTexts,
): ConnectionView {
  if (!problem || (view.tone !== 'good' && view.tone !== 'hint')) return view;
  return { ...view, tone: 'hint', sentence: `${view.sentence} ${texts.noJoinAddress[problem]}` };
}
