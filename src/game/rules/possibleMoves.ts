import type { Plan } from '../plan';
import type { GameState } from '../state';
import { isLastCall, openQuestions, overlayOf } from './sceneFacts';
import { isRoundAsked } from './sheet';

/** Whether answers can be closed. A round that is revealed at its end closes once its last question was asked. */
export function canClose(plan: Plan, state: GameState): boolean {
  const [open] = openQuestions(plan, state);
  return !!open && (open.round.reveal === 'question' || isRoundAsked(plan, state, open.round));
}

/** Whether there is something to go back to. The lobby does not come back. */
export function canGoBack(state: GameState): boolean {
  return overlayOf(state) !== null || isLastCall(state) || state.position > 1;
}
