import { useEffect, useRef, type RefObject } from 'react';
import { useGameMedia } from './useGameMedia';

/** What counts as an action of the user, by touch too. */
const GESTURES = ['pointerup', 'keydown'] as const;

interface Playing<T> {
  ref: RefObject<T | null>;
  onEnded: () => void;
  onPlaying: () => void;
  onError: () => void;
}

/** Plays a sound or film as the game says; returns what its element needs, and reports what becomes of it. */
export function usePlayback<T extends HTMLMediaElement>(url: string): Playing<T> {
  const { media, report } = useGameMedia();
  const ref = useRef<T>(null);
  const { playing = false, replays = 0, volume = 1 } = media ?? {};

  useEffect(() => {
    if (ref.current) ref.current.volume = volume;
  }, [volume]);

  useEffect(() => {
    if (ref.current && replays > 0) ref.current.currentTime = 0;
  }, [replays]);

  useEffect(() => {
    const element = ref.current;
    if (!element || !playing) return;
    const play = () =>
      void element.play().catch((error: Error) => isRefused(error) && report(url, 'blocked'));
    const tryAgain = () => {
      if (element.paused && !element.ended) play();
    };
    play();
    GESTURES.forEach((gesture) => document.addEventListener(gesture, tryAgain));
    return () => {
      GESTURES.forEach((gesture) => document.removeEventListener(gesture, tryAgain));
      element.pause();
    };
  }, [playing, replays, url, report]);

  return {
    ref,
    onEnded: () => report(url, 'ended'),
    onPlaying: () => report(url, null),
    onError: () => report(url, 'unloadable'),
  };
}

/** Any other failure is told by the element's own error event, or is a pause that came before the sound. */
function isRefused({ name }: Error): boolean {
  return name === 'NotAllowedError';
}
