import { useSyncExternalStore } from 'react';
import { storedText } from '../../browser/storedText';

const stored = storedText('quiz-night.muted');
const MUTED = 'yes';

/** Whether the host has muted this device. */
export function isMuted(): boolean {
  return stored.read() === MUTED;
}

/** Whether the host has muted this device, kept current. */
export function useMuted(): boolean {
  return useSyncExternalStore(stored.subscribe, isMuted);
}

export function saveMuted(muted: boolean): void {
  stored.write(muted ? MUTED : 'no');
}
