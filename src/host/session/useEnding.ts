import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Id } from '../../contract/quizSummary';
import type { Session } from '../../contract/toMonitors';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { connectionProblemOf } from './connectionState';
import { readHostKey } from './openedSessions';
import { storedHostKeys } from './storedHostKeys';

/** Returns the page to open after a session: for a rehearsal, its report. */
export function pathAfter(session: Pick<Session, 'sessionCode' | 'rehearsal'> | null): string {
  return session?.rehearsal ? `/rehearsals/${encodeURIComponent(session.sessionCode)}` : '/';
}

/** Lets the host end a session and follow its progress. */
export interface Ending {
  phase: 'none' | 'running' | 'failed';
  end: () => void;
  /** Forgets a failure. */
  reset: () => void;
}

/** Lets the host end the session; null without its host key. Once unmounted, `onEnded` is not called. */
export function useEnding(sessionCode: Id | undefined, onEnded: () => void): Ending | null {
  const address = useServerAddress();
  const hostKey = useSyncExternalStore(storedHostKeys.subscribe, () =>
    sessionCode === undefined ? null : readHostKey(address, sessionCode),
  );
  const [phase, setPhase] = useState<Ending['phase']>('none');
  const isHere = useRef(false);
  // Not `useEffect`, whose cleanup may run after a response that arrives just as the host leaves.
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

/** By room code, the step in which the host of this page has ended the evening. */
const saidGoodbye = new Map<string, number>();

/** Notes that the host of this page ends the session's evening now. */
export function sayGoodbye({ sessionCode, game }: Session): void {
  if (game) saidGoodbye.set(String(sessionCode), game.step);
}

/** Whether the goodbye is on display because the host of this page has ended the evening: only the room is left. */
export function hasSaidGoodbye({ sessionCode, game }: Session): boolean {
  return game?.scene.name === 'goodbye' && saidGoodbye.get(String(sessionCode)) === game.step - 1;
}

/** Ends the session when its host leaves the page after the goodbye. */
export function useEndOnLeaving(session: Session | null): void {
  const address = useServerAddress();
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (!session || !hasSaidGoodbye(session)) return;
      const hostKey = readHostKey(address, session.sessionCode);
      if (hostKey === null) return;
      endHosted(address, session.sessionCode, hostKey).catch((error: unknown) =>
        logFailure('The session could not be ended', error),
      );
    };
  });
  useEffect(() => () => leave.current(), []);
}

/**
 * Ends a session. One that the server no longer knows counts as ended. Its host key is kept for the results;
 * the start page forgets it once they are gone.
 */
async function endHosted(address: string, sessionCode: Id, hostKey: string): Promise<void> {
  // Imported only when needed, since the remote is loaded over the venue's Wi-Fi.
  const { endSession } = await import('../api/quizApi');
  await endSession(address, sessionCode, hostKey).catch((error: unknown) => {
    if (connectionProblemOf(error) !== 'unknown') throw error;
  });
}
