import type { SceneName } from '../../../contract/scene';
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

/** Whether Next leads to the question that breaks the tie. */
export function leadsToTieBreak(plan: Plan, state: GameState): boolean {
  const isAhead = state.position > 0 && state.position <= plan.podiumAt;
  return isAhead && !overlayOf(state) && nextPosition(plan, state) === plan.podiumAt + 1;
}

/**
 * The place in the plan that follows the scene of the plan, or null. Before the podium, and from one that came to be
 * tied later, the tie-break follows where there is a tie; once it is revealed it stays on the way.
 */
export function nextPosition(plan: Plan, state: GameState): number | null {
  const { position, furthest } = state;
  const { podiumAt, scenes } = plan;
  if (position < podiumAt - 1 || position > podiumAt)
    return position + 1 < scenes.length ? position + 1 : null;
  const isPodium = position === podiumAt;
  // Whoever walks back from the podium comes to it again.
  if (!isPodium && furthest === podiumAt) return podiumAt;
  const tieBreak = tieBreakOf(plan);
  const isDue = tieBreak && (isRevealed(state, tieBreak) || scoreGame(plan, state).tied.size > 0);
  if (isDue) return podiumAt + 1;
  return isPodium ? null : podiumAt;
}

/** The place in the plan that was before: the tie-break comes in place of the podium that stands before it. */
export function formerPosition({ podiumAt }: Plan, { position }: GameState): number {
  return position === podiumAt + 1 ? podiumAt - 1 : position - 1;
}
