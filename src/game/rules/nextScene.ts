import type { SceneName } from '../../contract/scene';
import { tieBreakOf, type Plan } from '../plan';
import { scoreGame } from '../score';
import type { GameState } from '../state';
import { isLastCall, isRevealed, overlayOf, plannedScene } from './sceneFacts';
import { coveredCount } from './shownStandings';

/** The scene that Next leads to, or null. */
export function nextScene(plan: Plan, state: GameState): SceneName | null {
  if (state.ended || state.position === 0) return null;
  if (coveredCount(plan, state) > 0) return 'scores';
  if (overlayOf(state)) return state.scoresShown && state.break ? 'break' : plannedScene(plan, state).name;
  if (isLastCall(state)) return 'closed';
  const following = nextPosition(plan, state);
  return following === null ? null : plan.scenes[following]!.name;
}

/**
 * The place in the plan that follows the scene of the plan, or null. Before the podium, and from one that came to be
 * tied later, the tie-break follows where there is a tie; once it is revealed it stays on the way. Where nobody is tied
 * any more before that, the podium follows at once.
 */
export function nextPosition(plan: Plan, state: GameState): number | null {
  const { position, furthest } = state;
  const { podiumAt, scenes } = plan;
  if (position < podiumAt - 1) return position + 1;
  // Whoever walks back from the podium comes to it again.
  if (position < podiumAt && furthest === podiumAt) return podiumAt;
  const tieBreak = tieBreakOf(plan);
  const isDue = tieBreak && (isRevealed(state, tieBreak) || scoreGame(plan, state).tied.size > 0);
  if (!isDue) return position === podiumAt ? null : podiumAt;
  if (position < podiumAt) return podiumAt + 1;
  return position + 1 < scenes.length ? position + 1 : null;
}

/** The place in the plan that was before: the tie-break comes in place of the podium, unless that was shown first. */
export function formerPosition({ podiumAt }: Plan, { position, showings }: GameState): number {
  return position === podiumAt + 1 && !showings.includes(podiumAt) ? podiumAt - 1 : position - 1;
}
