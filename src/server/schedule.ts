/**
 * Runs an action after a delay in milliseconds; returns a function that cancels it. Handed in so that tests own the
 * time.
 */
export type Schedule = (action: () => void, delayMs: number) => () => void;

export const scheduleWithTimer: Schedule = (action, delayMs) => {
  const timer = setTimeout(action, delayMs);
  return () => clearTimeout(timer);
};
