import type { Command } from '../../contract/commands';
import type { HostGame } from '../../contract/hostGame';

/** What this browser can do in the lobby as its session's host. */
export interface LobbyHost {
  /** Everybody in the session, as hosts see them. */
  players: HostGame['players'];
  /** Starts the quiz, and opens what makes a phone the remote; `failed`: the last start did not work. */
  start: { onStart: () => void; onRemote: () => void; failed: boolean };
  /** Opens what adds a team without a phone. */
  onAddPaper: () => void;
  /** Opens what gives a team another phone, or leaves it without any. */
  onTeam: (playerId: string) => void;
  /** The name of the season that this evening counts in, where it does. */
  season: string | undefined;
  /** Opens the seasons; a rehearsal counts in none. */
  onSeason: (() => void) | undefined;
  /** Whether one may be proposed: none is chosen, and the host does not look at them now. */
  proposesSeason: boolean;
  command: (command: Command) => Promise<'done' | 'stale' | 'refused' | 'lost'>;
}

export type LobbyPlayer = LobbyHost['players'][number];

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
