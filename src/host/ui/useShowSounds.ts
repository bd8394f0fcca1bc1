import { useSyncExternalStore } from 'react';
import { storedText } from '../browser/storedText';

const stored = storedText('quiz-night.sounds');
const OFF = 'off';

/** Whether this browser plays the show's own sounds; it does unless the host has turned them off. */
export function hasShowSounds(): boolean {
  return stored.read() !== OFF;
}

/** Returns whether this browser plays the show's own sounds, and a function that turns them on or off. */
export function useShowSounds(): { hasSounds: boolean; setSounds: (hasSounds: boolean) => void } {
  const hasSounds = useSyncExternalStore(stored.subscribe, hasShowSounds);
  return { hasSounds, setSounds: (isOn) => stored.write(isOn ? 'on' : OFF) };
}
