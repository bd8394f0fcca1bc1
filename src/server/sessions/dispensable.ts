import type { LiveSession } from '../../session/liveSession';

/** In minutes: a session that nobody has joined may be ended after this time to make room for another. */
const EMPTY_LIMIT = 10;

/** Whether a session is no rehearsal. */
export const isReal = ({ record }: LiveSession): boolean => !record.rehearsal;

/**
 * Returns the session that makes room for another. A guest, who does not have the server's right, may only
 * displace guests' sessions. Callers with that right displace first a guest's session that nobody needs, then
 * one of their own that nobody joined, then any guest's: guests' places are only lent.
 */
export function dispensableOf(sessions: readonly LiveSession[], byGuest = false): LiveSession | undefined {
  const guests = sessions.filter((session) => session.record.byGuest && isReal(session));
  const unneeded = emptyOf(guests) ?? endedOf(guests);
  if (byGuest || unneeded) return unneeded;
  return emptyOf(sessions) ?? idlestOf(guests) ?? endedOf(sessions);
}

/** Returns the longest idle session that nobody has joined, after ten minutes, unless its sheets are printed. */
function emptyOf(sessions: readonly LiveSession[]): LiveSession | undefined {
  const empty = sessions.filter(({ roster, lifetime }) => roster.size === 0 && !lifetime.isPrinted);
  const idlest = idlestOf(empty.filter(isReal));
  return idlest && idlest.lifetime.idleMinutes > EMPTY_LIMIT ? idlest : undefined;
}

/** Returns the open session that has been idle longest; among equals, the one with the fewest players. */
function idlestOf(sessions: readonly LiveSession[]): LiveSession | undefined {
  const open = sessions.filter(({ writer }) => writer.isOpen);
  const [idlest] = open.sort(
    (a, b) => b.lifetime.idleMinutes - a.lifetime.idleMinutes || a.roster.count - b.roster.count,
  );
  return idlest;
}

/** Returns the session that ended longest ago. */
function endedOf(sessions: readonly LiveSession[]): LiveSession | undefined {
  return sessions.find(({ writer }) => !writer.isOpen);
}
