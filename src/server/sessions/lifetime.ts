import { printedMinutesLeft, type StoredSession } from '../store/sessionDocuments';
import { LiveSession } from './liveSession';
import type { SessionServices } from './services';

const MINUTE_MS = 60_000;
/** In minutes of running: a session that nobody was in touch with ends after this, and one that ended is forgotten. */
const IDLE_LIMIT = 12 * 60;
/** In minutes: what is old keeps so much after a restart, whatever the wall clock says: its players can return. */
const GRACE = 60;
/** In minutes: a session that nobody ever joined is ended after this when no further session may be opened. */
const EMPTY_LIMIT = 10;

/** Whether it is no rehearsal. */
export const isReal = ({ record }: LiveSession): boolean => !record.rehearsal;

/**
 * Whether the twelve hours of a session are over, and where sheets were printed the seven days too. Minutes are
 * counted, not read off a clock, so that neither a clock that jumps nor a laptop that slept can end a running session.
 */
export function isOver({ idleMinutes, printedMinutes }: LiveSession): boolean {
  return idleMinutes >= IDLE_LIMIT && printedMinutes === 0;
}

/**
 * How long a stored session was idle until now. Only the wall clock knows, which may have been set in the meantime, so
 * an old session ends an hour from now at the earliest.
 */
function idleMinutesOf({ createdAt, endedAt, players }: StoredSession, now: number): number {
  const lastJoin = Math.max(createdAt, ...players.map(({ joinedAt }) => joinedAt));
  const idleMinutes = Math.floor((now - (endedAt ?? lastJoin)) / MINUTE_MS);
  return Math.min(Math.max(0, idleMinutes), IDLE_LIMIT - GRACE);
}

/** A session as it was stored; undefined where it is damaged: then it fails alone, and the log names it. */
export function restoreSession(
  stored: StoredSession,
  services: SessionServices,
  goesOn: boolean,
): LiveSession | undefined {
  try {
    const session = LiveSession.restore(stored, services, goesOn);
    session.idleMinutes = idleMinutesOf(stored, services.now());
    session.printedMinutes = printedMinutesLeft(stored, services.now());
    return session;
  } catch (error) {
    services.log(
      'error',
      `session ${stored.sessionCode} is damaged and is left out: ${String(error)}`,
      'damaged',
    );
    return undefined;
  }
}

/**
 * The session that makes room for another. A guest, who has no right of the server, takes the place of guests alone.
 * Whoever has it takes a guest's that nobody needs, or else an own one that nobody joined, or else any guest's: those
 * places are lent.
 */
export function dispensableOf(sessions: readonly LiveSession[], byGuest = false): LiveSession | undefined {
  const guests = sessions.filter((session) => session.record.byGuest && isReal(session));
  const unneeded = emptyOf(guests) ?? endedOf(guests);
  if (byGuest || unneeded) return unneeded;
  return emptyOf(sessions) ?? idlestOf(guests) ?? endedOf(sessions);
}

/** The one that nobody joined and nobody used for longest, over ten minutes. What was printed awaits another day. */
function emptyOf(sessions: readonly LiveSession[]): LiveSession | undefined {
  const empty = sessions.filter(({ roster, printedMinutes }) => roster.size === 0 && printedMinutes === 0);
  const idlest = idlestOf(empty.filter(isReal));
  return idlest && idlest.idleMinutes > EMPTY_LIMIT ? idlest : undefined;
}

/** Of those that have not ended the one that nobody used for longest; of several the one with the fewest players. */
function idlestOf(sessions: readonly LiveSession[]): LiveSession | undefined {
  const open = sessions.filter(({ record }) => record.endedAt === undefined);
  const [idlest] = open.sort((a, b) => b.idleMinutes - a.idleMinutes || a.roster.count - b.roster.count);
  return idlest;
}

/** The one that ended longest ago. */
function endedOf(sessions: readonly LiveSession[]): LiveSession | undefined {
  return sessions.find(({ record }) => record.endedAt !== undefined);
}
