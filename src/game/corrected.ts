import type { Command } from '../contract/fromHosts';
import { reduceGame } from './reduce';
import { eveningPoints } from './scoring/evening';
import { scoreGame } from './scoring/score';
import type { Game, GameState } from './state';

/** The commands that correct a game that is over. */
const CORRECTIONS: readonly Command['type'][] = ['mark', 'unmark', 'void', 'adjust', 'score', 'scoreRound'];

/** Carries out a correction; undefined if the rules refuse it, or it is none. */
export function corrected(game: Game, command: Command): GameState | undefined {
  if (!CORRECTIONS.includes(command.type)) return undefined;
  const reduced = reduceGame(game, { type: 'command', command }, game.state.time);
  return 'refused' in reduced ? undefined : { ...reduced.state, revision: 0 };
}

/**
 * Returns the games that followed a corrected one with what it gave or took: in the evening's points, and in the
 * standings of every quiz that was played with the points of the one before.
 */
export function carriedOn(before: Game, after: Game, later: readonly Game[]): GameState[] {
  const earned = differences(eveningPoints(before), eveningPoints(after));
  let standing = differences(scoreGame(before).points, scoreGame(after).points);
  const names = new Map(after.state.players.map(({ playerId, name }) => [playerId, name]));
  return later.map(({ state }) => {
    const { earlier, departed } = state;
    /** Somebody who left and came back is known by another id. */
    const idIn = (playerId: string): string =>
      playerId in earlier.earned
        ? playerId
        : (state.players.find(({ name }) => name === names.get(playerId))?.playerId ?? playerId);
    const added = (all: Record<string, number>, more: ReadonlyMap<string, number>) => {
      const sums = { ...all };
      for (const [playerId, points] of more) {
        const id = idIn(playerId);
        if (id in sums) sums[id] = sums[id]! + points;
      }
      return sums;
    };
    standing = new Map([...standing].filter(([playerId]) => idIn(playerId) in earlier.carried));
    return {
      ...state,
      earlier: {
        ...earlier,
        earned: added(earlier.earned, earned),
        carried: added(earlier.carried, standing),
      },
      departed: departed.map((each) => ({
        ...each,
        points: each.points + (earned.get(each.playerId ?? '') ?? 0),
      })),
    };
  });
}

/** By playerId, by how much points have changed. */
function differences(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Map<string, number> {
  const changes = [...after].map(([id, points]) => [id, points - (before.get(id) ?? 0)] as const);
  return new Map(changes.filter(([, points]) => points !== 0));
}
