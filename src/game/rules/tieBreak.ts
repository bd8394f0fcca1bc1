import type { Plan, PlannedRound } from '../plan';
import { scoreGame } from '../score';
import type { GameState } from '../state';

/** Tells who can answer the questions of a round: everybody, but only those who are tied where it breaks the tie. */
export function canAnswer(
  plan: Plan,
  state: GameState,
  { isTieBreak }: PlannedRound,
): (playerId: string) => boolean {
  if (!isTieBreak) return () => true;
  const { tieBreakers } = scoreGame(plan, state);
  return (playerId) => tieBreakers.has(playerId);
}
