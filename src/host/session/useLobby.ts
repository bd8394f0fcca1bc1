import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { LobbyConnection, type LobbySnapshot } from './lobbyConnection';
import { useServerAddress } from '../api/useServerAddress';

/** A session kept current while the calling component is mounted. A new address or code moves over at once. */
export function useLobby(sessionCode: string): LobbySnapshot & { connectAgain: () => void } {
  const address = useServerAddress();
  const lobby = useMemo(() => new LobbyConnection(address, sessionCode), [address, sessionCode]);
  useEffect(() => {
    lobby.start();
    return () => lobby.stop();
  }, [lobby]);
  const snapshot = useSyncExternalStore(lobby.subscribe, lobby.getSnapshot);
  return { ...snapshot, connectAgain: lobby.connectAgain };
}
