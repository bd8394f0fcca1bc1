import type { SessionValue } from '../reduce';
import { captainOf, type Player } from './people';

type Seen = Pick<SessionValue, 'people' | 'game'>;

/** What a change of a session means for those who see its people. */
interface PeopleChanges {
  /** Somebody joined, left or was renamed. */
  isListChanged: boolean;
  /** Somebody is away or back. */
  isAwayChanged: boolean;
  /** Somebody now plays on paper, or no longer does, or is renamed there. */
  isPaperChanged: boolean;
  /** The ids of players whose phones joined, left, or have another captain. */
  teams: string[];
}

export function peopleChanges(before: Seen, after: Seen): PeopleChanges {
  const [former, players] = [before.people.players, after.people.players];
  const isSame = former === players;
  const isConnectionSame = before.game.state.connected === after.game.state.connected;
  const known = isSame ? undefined : new Map(former.map((player) => [player.playerId, player]));
  const changed = known ? players.filter((player) => known.get(player.playerId) !== player) : [];
  return {
    isListChanged: !isSame && !isSameList(former, players),
    isAwayChanged: !(isSame && isConnectionSame) && !isSameList(awayIn(before), awayIn(after)),
    isPaperChanged: !isSame && !isSameList(former.filter(isOnPaper), players.filter(isOnPaper)),
    teams: changed.filter((player) => isOtherTeam(known?.get(player.playerId), player)).map(idOf),
  };
}

function isOnPaper({ devices }: Player): boolean {
  return devices.length === 0;
}

function isOtherTeam(before: Player | undefined, player: Player): boolean {
  return !!before && (before.devices !== player.devices || captainOf(before) !== captainOf(player));
}

function idOf({ playerId }: Player): string {
  return playerId;
}

/** Whether two lists have the same players in the same order, under the same names. */
function isSameList(before: readonly Player[], after: readonly Player[]): boolean {
  return (
    before.length === after.length &&
    after.every((player, at) => {
      const known = before[at];
      return known === player || (known?.playerId === player.playerId && known.name === player.name);
    })
  );
}

/** Returns the players on phones who are disconnected. */
export function awayIn({ people, game }: Seen): Player[] {
  const connected = new Set(game.state.connected);
  return people.players.filter(({ playerId, devices }) => devices.length > 0 && !connected.has(playerId));
}
