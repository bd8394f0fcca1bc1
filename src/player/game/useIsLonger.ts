import { useState } from 'react';

/** In milliseconds. Messages are on their way for different times, which makes nothing longer. */
const SLACK_MS = 1_500;

/** A time that is left: `remainingMs` as of `receivedAt`, null without an end. */
interface TimeLeft {
  remainingMs: number | null;
  receivedAt: number;
  paused: boolean;
}

/** Whether the time that is left was made longer, when it was changed last. */
export function useIsLonger(time: TimeLeft): boolean {
  const [seen, setSeen] = useState({ ...time, isLonger: false });
  if (seen.receivedAt !== time.receivedAt) {
    const change = leftOf(time, time.receivedAt) - leftOf(seen, time.receivedAt);
    const isChanged = Math.abs(change) > SLACK_MS;
    setSeen({ ...time, isLonger: isChanged ? change > 0 : seen.isLonger });
  }
  return seen.isLonger;
}

function leftOf({ remainingMs, receivedAt, paused }: TimeLeft, at: number): number {
  return (remainingMs ?? Infinity) - (paused ? 0 : at - receivedAt);
}
