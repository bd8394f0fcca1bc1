import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServerAddress } from '../api/useServerAddress';
import { SessionConnection } from './sessionConnection';
import type { SessionState } from './sessionState';

/** A session kept current while the calling component is mounted. A new address or code moves over at once. */
export function useSession(
  sessionCode: string,
): SessionState & Pick<SessionConnection, 'connectAgain' | 'command'> {
  const address = useServerAddress();
  const connection = useMemo(() => new SessionConnection(address, sessionCode), [address, sessionCode]);
  useEffect(() => {
    connection.start();
    return () => connection.stop();
  }, [connection]);
  const state = useSyncExternalStore(connection.subscribe, connection.getState);
  return { ...state, connectAgain: connection.connectAgain, command: connection.command };
}
