import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Id } from '../../contract/quizSummary';
import type { Session } from '../../contract/session';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { connectionProblemOf } from './connectionState';
import { readHostKey, subscribeToHostKeys } from './openedSessions';

/** Where its end leads: of a rehearsal, to what it has shown. */
export function pathAfter(session: Pick<Session, 'sessionCode' | 'rehearsal'> | null): string {
  return session?.rehearsal ? `/rehearsals/${encodeURIComponent(session.sessionCode)}` : '/';
}

/** The end of a session in its host's hands. */
export interface Ending {
  phase: 'none' | 'running' | 'failed';
  end: () => void;
  /** Forgets a failure. */
  reset: () => void;
}

/**
 * Lets the host end the session; null where this browser has no host key for it. `onEnded` comes while the caller is
 * mounted only.
 */
export function useEnding(sessionCode: Id | undefined, onEnded: () => void): Ending | null {
  const address = useServerAddress();
  const hostKey = useSyncExternalStore(subscribeToHostKeys, () =>
    sessionCode === undefined ? null : readHostKey(address, sessionCode),
  );
  const [phase, setPhase] = useState<Ending['phase']>('none');
  const isHere = useRef(false);
  // Not `useEffect`: its cleanup may come after an answer that arrives just as the host leaves.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  if (sessionCode === undefined || hostKey === null) return null;

  const end = () => {
    if (phase === 'running') return;
    setPhase('running');
    endHosted(address, sessionCode, hostKey).then(
      () => isHere.current && onEnded(),
      (error: unknown) => {
        logFailure('The session could not be ended', error);
        setPhase('failed');
      },
    );
  };
  return { phase, end, reset: () => setPhase('none') };
}

/**
 * A session that the server does not know any more has ended, too. Its host key stays, for the results: the start page
 * forgets it once they are gone.
 */
async function endHosted(address: string, sessionCode: Id, hostKey: string): Promise<void> {
  // Loaded only now, since the remote is loaded over the venue's Wi-Fi.
  const { endSession } = await import('../api/quizApi');
  await endSession(address, sessionCode, hostKey).catch((error: unknown) => {
    if (connectionProblemOf(error) !== 'unknown') throw error;
  });
}
