import { useEffect, useRef } from 'react';
import { onGesture } from '../../browser/page';
import { useServerAddress } from '../../api/useServerAddress';
import { useGameMedia } from './useGameMedia';

/** Plays a sound or film as the game says; returns what its element needs, and reports what becomes of it. */
export function usePlayback<T extends HTMLMediaElement>(url: string) {
  const { media, report } = useGameMedia();
  const src = useMediaAddress(url);
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
    const stop = onGesture(tryAgain);
    return () => {
      stop();
      element.pause();
    };
  }, [playing, replays, url, report]);

  return {
    ref,
    src,
    crossOrigin: 'anonymous',
    preload: 'auto',
    onEnded: () => report(url, 'ended'),
    onPlaying: () => report(url, null),
    onError: () => report(url, 'unloadable'),
  } as const;
}

/** Any other failure is told by the element's own error event, or is a pause that came before the sound. */
function isRefused({ name }: Error): boolean {
  return name === 'NotAllowedError';
}

/** Where a question's picture, film or recording is: whole addresses as they are, others on the quiz server. */
export function useMediaAddress(url: string): string {
  const serverAddress = useServerAddress();
  return url.startsWith('/') ? serverAddress + url : url;
}
