import type { LobbyPlayer } from '../lobbyHost';

/**
 * Who stands behind each name on the wall; undefined where that is not known. Names with stars may be the same: the
 * first of them is the first player's, for both lists are in the order of joining.
 */
export function matchPlayers(
  names: readonly string[],
  players: readonly LobbyPlayer[],
): (LobbyPlayer | undefined)[] {
  const waiting = new Map<string, LobbyPlayer[]>();
  for (const player of players) {
    const name = player.shownName ?? player.name;
    const others = waiting.get(name);
    if (others) others.push(player);
    else waiting.set(name, [player]);
  }
  return names.map((name) => waiting.get(name)?.shift());
}
