import { storedText } from '../../browser/storedText';

const stored = storedText('quiz-night.muted');
const MUTED = 'yes';

/** Whether the host wants no sounds on this device. */
export function readMuted(): boolean {
  return stored.read() === MUTED;
}

export function saveMuted(muted: boolean): void {
  stored.write(muted ? MUTED : 'no');
}

/** Calls back whenever that changes, here or in another tab. Returns an unsubscribe function. */
export const subscribeToMuted = stored.subscribe;
