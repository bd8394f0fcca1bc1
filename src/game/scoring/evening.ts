import { isOfEvening } from '../facts';
import { type Game, rankedPlayers } from '../state';
import { scoreGame } from './score';
import { rounded } from '../../contract/rounded';

/** By playerId, the points of the whole evening: of this quiz and those the session played before. */
export function eveningPoints(game: Game): Map<string, number> {
  const { state } = game;
  const { earned, carried } = state.earlier;
  return new Map(
    [...scoreGame(game).points].map(([playerId, points]) => [
      playerId,
      rounded(points - (carried[playerId] ?? 0) + (earned[playerId] ?? 0)),
    ]),
  );
}

/**
 * The results for a season: everybody's name with the evening's points, including players who left after a
 * podium. Equals are sorted by name, so that nobody's leaving changes anything.
 */
export function eveningResults(game: Game): { name: string; points: number }[] {
  const { state } = game;
  const points = eveningPoints(game);
  const ranked = rankedPlayers(state)
    .filter(({ playerId }) => isOfEvening(state, playerId))
    .map(({ playerId, name }) => ({ name, points: points.get(playerId) ?? 0 }));
  const departed = state.departed.map((each) => ({ name: each.name, points: each.points }));
  return [...ranked, ...departed].sort(
    (one, other) => other.points - one.points || (one.name < other.name ? -1 : 1),
  );
}
