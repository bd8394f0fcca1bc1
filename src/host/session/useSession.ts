import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServerAddress } from '../api/useServerAddress';
import type { HostCalls } from './useCommands';
import { SessionConnection, type SessionServer } from './sessionConnection';
import type { SessionState } from './sessionState';

/** A session as it is now, and what can be done with it. */
export interface FollowedSession extends SessionState {
  connectAgain: () => void;
  host: HostCalls;
  /** Reads the answers to a closed question; answers whether they came. */
  readMarking: (questionId: string) => Promise<boolean>;
}

/**
 * A session kept current while the calling component is mounted. A new address or code moves over at once. `server`
 * must stay the same.
 */
export function useSession(sessionCode: string, server: SessionServer): FollowedSession {
  const address = useServerAddress();
  const connection = useMemo(
    () => new SessionConnection(address, sessionCode, server),
    [address, sessionCode, server],
  );
  useEffect(() => {
    connection.start();
    return () => connection.stop();
  }, [connection]);
  const state = useSyncExternalStore(connection.subscribe, connection.getState);
  const { connectAgain, host, readMarking } = connection;
  return { ...state, connectAgain, host, readMarking };
}
