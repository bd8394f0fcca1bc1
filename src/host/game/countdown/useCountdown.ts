import { useEffect, useState } from 'react';

/** When the game was received, by `performance.now()`, and whether its time stands still. */
export interface GameClock {
  receivedAt: number;
  paused: boolean;
}

/** The milliseconds left, as of the last full second; null without a limit. */
export function useCountdown(remainingMs: number | null, { receivedAt, paused }: GameClock): number | null {
  const [now, setNow] = useState(receivedAt);
  const isRunning = remainingMs !== null && !paused;
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = performance.now();
      setNow(at);
      const left = remainingMs - (at - receivedAt);
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [isRunning, remainingMs, receivedAt]);
  if (remainingMs === null) return null;
  // A game that has just arrived is newer than the last tick.
  const elapsed = paused ? 0 : Math.max(0, now - receivedAt);
  return Math.max(0, remainingMs - elapsed);
}
