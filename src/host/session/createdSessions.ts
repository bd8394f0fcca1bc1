import type { Id } from '../../contract/quizSummary';
import type { Session } from '../../contract/session';
import { createSession } from '../api/quizApi';

const underWay = new Map<string, Promise<Session>>();

/**
 * Opens one session per pick, however often it is asked for: React's StrictMode runs effects twice. `pick` names the pick.
 * A creation that failed is forgotten, so that the host may ask again. Rejects as `createSession` does.
 */
export function createSessionOnce(pick: string, address: string, quizId: Id): Promise<Session> {
  const key = `${pick} ${address}`;
  const known = underWay.get(key);
  if (known) return known;
  const creation = createSession(address, quizId).catch((error: unknown) => {
    underWay.delete(key);
    throw error;
  });
  underWay.set(key, creation);
  return creation;
}
