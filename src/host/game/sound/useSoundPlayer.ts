import { useEffect, useState } from 'react';
import { SoundPlayer } from './soundPlayer';

/** What counts as an action of the user, by touch too. */
const GESTURES = ['pointerup', 'keydown'] as const;

/** A sound player, unlocked by the first click or key on this page, also by one before the caller was there. */
export function useSoundPlayer(): SoundPlayer {
  const [player] = useState(() => new SoundPlayer());
  useEffect(() => {
    const unlock = () => player.unlock();
    // Older browsers do not know it, and wait for the next gesture.
    if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive) unlock();
    GESTURES.forEach((gesture) => document.addEventListener(gesture, unlock));
    return () => {
      GESTURES.forEach((gesture) => document.removeEventListener(gesture, unlock));
      player.close();
    };
  }, [player]);
  return player;
}
