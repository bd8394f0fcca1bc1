import { tieBreakOf, type Plan, type PlannedQuestion } from '../plan';
import { nextPosition } from '../rules/nextScene';
import { questionOf } from '../rules/sceneFacts';
import type { GameState } from '../state';

/** The question that comes next; the tie-break's only where it will be asked. */
export function nextQuestion(plan: Plan, state: GameState): PlannedQuestion | undefined {
  const tieBreak = tieBreakOf(plan);
  const at = nextPosition(plan, state);
  if (tieBreak && at !== null && at > plan.podiumAt && at <= tieBreak.askedAt) return tieBreak;
  const onTheWay = plan.scenes.slice(state.position + 1, plan.podiumAt);
  const following = onTheWay.find(({ name }) => name === 'question');
  return following && questionOf(following);
}
