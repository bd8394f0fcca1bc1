import type { Id } from '../../contract/quizSummary';
import type { CreatedSession } from '../../contract/session';
import { createSession } from '../api/quizApi';
import { keepHostKey } from './hostKeys';

const underWay = new Map<string, Promise<CreatedSession>>();

/**
 * Opens one session per pick, however often it is asked for: React's StrictMode runs effects twice. `pick` names the
 * pick. The session is remembered, with its host key. A creation that failed is forgotten, so that the host may ask
 * again. Rejects as `createSession` does.
 */
export function createSessionOnce(pick: string, address: string, quizId: Id): Promise<CreatedSession> {
  const key = `${pick} ${address}`;
  const known = underWay.get(key);
  if (known) return known;
  const creation = createSession(address, quizId).then(
    (session) => {
      keepHostKey(address, session.sessionCode, session.hostKey);
      return session;
    },
    (error: unknown) => {
      underWay.delete(key);
      throw error;
    },
  );
  underWay.set(key, creation);
  return creation;
}
