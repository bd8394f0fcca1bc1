import type { MarkingSource } from '../game/controls/useMarking';
import type { FollowedSession } from '../session/useSession';

/** What a session's host checks. Monitors are sent nothing to check. */
export function markingOf({ hostGame, known, tickets, readMarking }: FollowedSession): MarkingSource {
  const { registrations } = tickets;
  return { questions: hostGame?.marking ?? [], known, registrations, read: readMarking };
}
