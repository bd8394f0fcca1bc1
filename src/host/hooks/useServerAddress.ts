import { useSyncExternalStore } from 'react';
import { readServerAddress, subscribeToServerAddress } from '../services/settings';

export { saveServerAddress } from '../services/settings';
export type { AddressFault } from '../services/serverAddress';

/** The server's address in use; a newly saved one shows at once, from another tab too. */
export function useServerAddress(): string {
  return useSyncExternalStore(subscribeToServerAddress, readServerAddress);
}
