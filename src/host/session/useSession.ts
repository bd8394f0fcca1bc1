import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { SessionConnection, type SessionSnapshot } from './sessionConnection';
import { useServerAddress } from '../api/useServerAddress';

/** A session kept current while the calling component is mounted. A new address or code moves over at once. */
export function useSession(sessionCode: string): SessionSnapshot & { connectAgain: () => void } {
  const address = useServerAddress();
  const connection = useMemo(() => new SessionConnection(address, sessionCode), [address, sessionCode]);
  useEffect(() => {
    connection.start();
    return () => connection.stop();
  }, [connection]);
  const snapshot = useSyncExternalStore(connection.subscribe, connection.getSnapshot);
  return { ...snapshot, connectAgain: connection.connectAgain };
}
