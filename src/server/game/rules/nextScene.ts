import type { SceneName } from '../../../contract/scene';
import type { Plan } from '../plan';
import { isTied, scoreGame } from '../score';
import type { GameState } from '../state';
import { isLastCall, overlayOf, plannedScene } from './sceneFacts';

/**
 * The scene that Next leads to, or null. The podium leads on only to a tie-break, and only if there is, or was, a
 * tie.
 */
export function nextScene(plan: Plan, state: GameState): SceneName | null {
  if (state.ended || state.position === 0) return null;
  if (overlayOf(state)) return state.scoresShown && state.break ? 'break' : plannedScene(plan, state).name;
  if (isLastCall(state)) return 'closed';
  const following = plan.scenes[state.position + 1];
  if (!following) return null;
  if (state.position !== plan.podiumAt || state.furthest > plan.podiumAt) return following.name;
  return isTied(scoreGame(plan, state).standings) ? following.name : null;
}
