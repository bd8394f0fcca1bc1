import type { LiveSession, Player } from './liveSession';

/** An address with more of all places than this holds nearly all of them. */
const NEARLY_ALL = 0.9;

/**
 * Who gives way in a full session to a newcomer from this address, if anybody: somebody from another address who has
 * answered nothing. First of all who are away, and then of the address that holds nearly all places; the newest of
 * them, since whoever fills a session comes after those who were there. Nobody loses a place to the own address.
 */
export function dispensablePlayer(
  session: LiveSession,
  newcomer: string,
  hasAnswered: (player: Player) => boolean,
): Player | undefined {
  const others = [...session.players.values()].filter(
    ({ address, isPresent }) => isPresent && address !== newcomer,
  );
  const crowded = crowdedAddress(session, others);
  const newest = others.reverse();
  return (
    newest.find((player) => player.isAway && !hasAnswered(player)) ??
    newest.find((player) => crowded !== undefined && player.address === crowded && !hasAnswered(player))
  );
}

function crowdedAddress({ players }: LiveSession, others: readonly Player[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const { address } of others) counts.set(address, (counts.get(address) ?? 0) + 1);
  return [...counts].find(([, count]) => count > NEARLY_ALL * players.size)?.[0];
}
