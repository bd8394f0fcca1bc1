import { isOfEvening } from '../facts';
import type { Plan } from '../plan';
import { type GameState, rankedPlayers } from '../state';
import { scoreGame } from './score';
import { rounded } from '../../contract/rounded';

/** By playerId, the points of the whole evening: of this quiz and those the session played before. */
export function eveningPoints(plan: Plan, state: GameState): Map<string, number> {
  const { earned, carried } = state.earlier;
  return new Map(
    [...scoreGame(plan, state).points].map(([playerId, points]) => [
      playerId,
      rounded(points - (carried[playerId] ?? 0) + (earned[playerId] ?? 0)),
    ]),
  );
}

/**
 * The results for a season: everybody's name with the evening's points, including players who left after a
 * podium. Equals are sorted by name, so that nobody's leaving changes anything.
 */
export function eveningResults(plan: Plan, state: GameState): { name: string; points: number }[] {
  const points = eveningPoints(plan, state);
  const ranked = rankedPlayers(state)
    .filter(({ playerId }) => isOfEvening(state, playerId))
    .map(({ playerId, name }) => ({ name, points: points.get(playerId) ?? 0 }));
  const departed = state.departed.map((each) => ({ name: each.name, points: each.points }));
  return [...ranked, ...departed].sort(
    (one, other) => other.points - one.points || (one.name < other.name ? -1 : 1),
  );
}
