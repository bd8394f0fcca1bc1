import type { Command } from '../../contract/fromHosts';
import type { HostGame } from '../../contract/toHosts';
import type { CommandOutcome } from '../api/commandOutcome';

/** What this browser can do in the lobby as its session's host. */
export interface LobbyHost {
  players: HostGame['players'];
  /** Starts the quiz, or opens the dialog that makes a phone the remote; `failed`: the last start failed. */
  start: { onStart: () => void; onRemote: () => void; failed: boolean };
  /** Opens a stage; `isBlocked`: the browser refused its window. */
  stage: { open: () => void; isBlocked: boolean };
  onAddPaper: () => void;
  /** Opens the dialog that gives a team another phone, or none. */
  onTeam: (playerId: string) => void;
  /** The name of the season in which this evening counts, if any. */
  season: string | undefined;
  /** Opens the seasons; undefined in a rehearsal, which counts in none. */
  onSeason: (() => void) | undefined;
  /** Opens the venue's settings; undefined if this browser may not change them. */
  onVenue: (() => void) | undefined;
  /** The address where sheets and cards for the tables are printed; undefined in a rehearsal. */
  print: string | undefined;
  /** The season to propose, unless the host is looking at the seasons now. */
  seasonOffer: HostGame['seasonOffer'];
  /** The questions of this quiz that tonight's teams have already had. */
  known: HostGame['playedBefore'];
  /** What the rounds of a mixed quiz are worth. */
  scale: HostGame['scale'];
  command: (command: Command) => Promise<CommandOutcome>;
}

export type LobbyPlayer = LobbyHost['players'][number];

/**
 * Finds the player behind each name on the wall; undefined if unknown. Names with stars may be identical: the
 * first of them belongs to the first player, since both lists are in order of joining.
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
