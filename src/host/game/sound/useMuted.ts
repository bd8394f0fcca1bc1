import { useSyncExternalStore } from 'react';
import { readMuted, subscribeToMuted } from './mute';

/** Whether the host wants no sounds on this device. */
export function useMuted(): boolean {
  return useSyncExternalStore(subscribeToMuted, readMuted);
}
