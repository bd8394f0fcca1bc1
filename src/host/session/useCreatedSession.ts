import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import { connectionProblemOf } from './connectionProblem';
import type { ConnectionProblem, ConnectionState } from './connectionState';
import { createSessionOnce } from './createdSessions';
import { logFailure } from '../browser/log';
import { useServerAddress } from '../api/useServerAddress';

const CREATING: ConnectionState = { name: 'Connecting', attempt: 0, problem: null };

/**
 * Opens a session for a picked quiz and tells its code, once per pick. A failed creation is not repeated by itself: the
 * answer alone may have been lost, and then there would be two.
 */
export function useCreatedSession(quizId: Id, onCreated: (sessionCode: string) => void) {
  const address = useServerAddress();
  const { key: pick } = useLocation();
  const [round, setRound] = useState(0);
  // A failure counts only for the attempt that it ended: another address, or the host, begins the next.
  const attempt = `${pick} ${address} ${round}`;
  const [failure, setFailure] = useState<{ attempt: string; problem: ConnectionProblem }>();

  const created = useEffectEvent(onCreated);
  useEffect(() => {
    let left = false;
    createSessionOnce(pick, address, quizId)
      .then((session) => {
        if (!left) created(String(session.sessionCode));
      })
      .catch((error: unknown) => {
        if (left) return;
        logFailure('The session could not be created', error);
        setFailure({ attempt, problem: connectionProblemOf(error) });
      });
    return () => {
      left = true;
    };
  }, [pick, address, quizId, attempt]);

  const connection: ConnectionState =
    failure?.attempt === attempt ? { name: 'Disconnected', problem: failure.problem } : CREATING;
  return { connection, connectAgain: () => setRound((last) => last + 1) };
}
