/**
 * Runs an action after a delay in milliseconds; returns a function that cancels it. Passed in, so that tests can
 * use a clock of their own.
 */
export type Schedule = (action: () => void, delayMs: number) => () => void;

export const scheduleWithTimer: Schedule = (action, delayMs) => {
  const timer = setTimeout(action, delayMs);
  return () => clearTimeout(timer);
};
