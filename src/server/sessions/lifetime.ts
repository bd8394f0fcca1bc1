import type { StoredSession } from '../store/sessionDocuments';
import type { LiveSession } from './liveSession';

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
export function idleMinutesOf({ createdAt, endedAt, players }: StoredSession, now: number): number {
  const lastJoin = Math.max(createdAt, ...players.map(({ joinedAt }) => joinedAt));
  const idleMinutes = Math.floor((now - (endedAt ?? lastJoin)) / MINUTE_MS);
  return Math.min(Math.max(0, idleMinutes), IDLE_LIMIT - GRACE);
}

/**
 * The session that makes room for another: the one that nobody joined and nobody used for longest, over ten minutes, or
 * else the one that ended longest ago. What was printed is none of them: its players come on another day.
 */
export function dispensableOf(sessions: readonly LiveSession[]): LiveSession | undefined {
  const open = sessions.filter((session) => session.record.endedAt === undefined && isReal(session));
  const empty = open.filter(({ players, printedMinutes }) => players.isEmpty && printedMinutes === 0);
  const [idlest] = empty.sort((a, b) => b.idleMinutes - a.idleMinutes);
  if (idlest && idlest.idleMinutes > EMPTY_LIMIT) return idlest;
  return sessions.find(({ record }) => record.endedAt !== undefined);
}
