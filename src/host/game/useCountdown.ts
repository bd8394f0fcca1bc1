import { createContext, useContext, useEffect, useState } from 'react';

/** An outage of the server, as far as it matters to the host. */
export interface Outage {
  /** Whether the connection is lost: a clock that ran on would only be guessing. */
  isLost: boolean;
  /** What to tell the host: that the server is gone, or that it is back with a paused game. */
  news: 'gone' | 'back' | null;
}

export const OutageContext = createContext<Outage>({ isLost: false, news: null });

/** When the game was received, on the clock of `performance.now()`, and whether its time has stopped. */
export interface GameClock {
  receivedAt: number;
  paused: boolean;
}

/** The milliseconds left, rounded at the last full second; null without a limit. */
export function useCountdown(remainingMs: number | null, { receivedAt, paused }: GameClock): number | null {
  const [now, setNow] = useState(receivedAt);
  const { isLost } = useContext(OutageContext);
  const isRunning = remainingMs !== null && !paused && !isLost;
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

/** Longer times are shown in minutes and seconds. */
const MOST_SECONDS = 99;

/** The full seconds that are left, reaching 0 only when the time is over. */
function wholeSeconds(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** A question's time in as few digits as possible: seconds, or minutes and seconds. */
export function shortTime(ms: number): string {
  const seconds = wholeSeconds(ms);
  return seconds > MOST_SECONDS ? clockTime(ms) : String(seconds);
}

/** Minutes and seconds, as a clock shows them. */
export function clockTime(ms: number): string {
  const seconds = wholeSeconds(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
