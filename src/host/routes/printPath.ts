import type { Session } from '../../contract/toMonitors';

/** Returns the path of the page that prints sheets and table cards for a session. */
export function printPath({ quizId, sessionCode }: Session): string {
  return `/quizzes/${encodeURIComponent(quizId)}/print?session=${encodeURIComponent(sessionCode)}`;
}
