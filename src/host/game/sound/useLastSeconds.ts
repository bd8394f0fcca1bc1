import { useEffect, useEffectEvent } from 'react';
import type { SessionGame } from '../../../contract/scene';

const LAST_SECONDS = [5, 4, 3, 2, 1] as const;

/** Calls back at each of the last five seconds of a question whose time does not stand. */
export function useLastSeconds(game: SessionGame, receivedAt: number, onSecond: () => void): void {
  const { scene, paused } = game;
  const runs = scene.name === 'question' && !paused && !scene.waiting;
  const remainingMs = runs ? scene.remainingMs : null;
  const callBack = useEffectEvent(onSecond);
  useEffect(() => {
    if (remainingMs === null) return;
    const left = remainingMs - (performance.now() - receivedAt);
    const waits = LAST_SECONDS.map((second) => left - second * 1000).filter((wait) => wait >= 0);
    const timers = waits.map((wait) => setTimeout(() => callBack(), wait));
    return () => timers.forEach(clearTimeout);
  }, [remainingMs, receivedAt]);
}
