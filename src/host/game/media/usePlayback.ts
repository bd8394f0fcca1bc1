import { useEffect, useRef } from 'react';
import { onGesture } from '../../browser/page';
import { useServerAddress } from '../../api/useServerAddress';
import { useGameMedia } from './useGameMedia';

/** Plays a sound or film as the game says, and reports on it; returns the props for its element. */
export function usePlayback<T extends HTMLMediaElement>(url: string) {
  const { media, isSilent, report } = useGameMedia();
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
    // Other failures either raise the element's own error event or come from an earlier pause.
    const play = () =>
      void element.play().catch(({ name }: Error) => name === 'NotAllowedError' && report(url, 'blocked'));
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
    muted: isSilent,
    crossOrigin: 'anonymous',
    preload: 'auto',
    onEnded: () => report(url, 'ended'),
    onPlaying: () => report(url, null),
    onError: () => report(url, 'unloadable'),
  } as const;
}

/** The full address of a question's media: absolute addresses as they are, others on the quiz server. */
export function useMediaAddress(url: string): string {
  const serverAddress = useServerAddress();
  return url.startsWith('/') ? serverAddress + url : url;
}
