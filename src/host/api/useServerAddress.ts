import { useSyncExternalStore } from 'react';
import { readServerAddress, subscribeToServerAddress } from './serverAddress';

/** The server's address in use; a newly saved one shows at once, from another tab too. */
export function useServerAddress(): string {
  return useSyncExternalStore(subscribeToServerAddress, readServerAddress);
}
