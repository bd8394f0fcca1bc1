import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServerAddress } from '../api/useServerAddress';
import { SessionConnection, type SessionServer } from './sessionConnection';

/** Keeps a session up to date. A new address or code takes effect at once; `server` must not change. */
export function useSession(sessionCode: string, server: SessionServer) {
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
  const { known, tickets } = state;
  const marking = { known, registrations: tickets.registrations, read: readMarking };
  return { ...state, connectAgain, host, marking };
}
