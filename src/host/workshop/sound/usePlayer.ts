import { useEffect, useRef, useState } from 'react';
import { FADE_STEP_MS, volumeAt } from '../../browser/soundPart';
import type { HeardPart } from './handles';

/** Plays the part of a sound as guests will hear it, from its start. `at` is the time in the file while it plays. */
export function usePlayer(url: string | undefined, { from, to, fade, gain }: HeardPart) {
  const [at, setAt] = useState<number | null>(null);
  const element = useRef<HTMLAudioElement | null>(null);
  const isPlaying = at !== null;

  // What is changed while it plays is heard at once.
  useEffect(() => {
    const playing = element.current;
    if (!isPlaying || !playing) return;
    const part = { audioTo: to, audioFade: fade, audioGain: gain };
    const follow = () => {
      const { currentTime, duration, ended } = playing;
      playing.volume = volumeAt(part, currentTime, duration);
      if (ended || currentTime >= to) return setAt(null);
      setAt(currentTime);
    };
    follow();
    const timer = setInterval(follow, FADE_STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, to, fade, gain]);

  useEffect(() => {
    if (!isPlaying) element.current?.pause();
  }, [isPlaying]);
  useEffect(
    () => () => {
      element.current?.pause();
      element.current = null;
      setAt(null);
    },
    [url],
  );

  const play = () => {
    element.current ??= new Audio(url);
    element.current.currentTime = from;
    setAt(from);
    element.current.play().catch(() => setAt(null));
  };
  return { at, play, stop: () => setAt(null) };
}
