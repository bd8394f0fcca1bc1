import { useEffect } from 'react';
import { onGesture } from '../../browser/page';
import { releaseSounds, unlockSounds } from './showSounds';

/**
 * Lets the first click or key on this page unlock the sounds, even one before the caller was mounted, and
 * releases the audio device at the end. `isUnlocked`: they need none.
 */
export function useUnlockedSounds(isUnlocked: boolean): void {
  useEffect(() => {
    // Older browsers lack it and wait for the next gesture.
    const { hasBeenActive = false } = (navigator.userActivation as UserActivation | undefined) ?? {};
    if (isUnlocked || hasBeenActive) unlockSounds();
    const stop = onGesture(unlockSounds);
    return () => {
      stop();
      releaseSounds();
    };
  }, [isUnlocked]);
}
