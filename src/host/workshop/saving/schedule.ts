/** How time passes; handed in, so that tests can use a clock of their own. */
export interface Timing {
  /** Runs an action after a delay in milliseconds; returns a function that cancels it. */
  schedule: (action: () => void, delayMs: number) => () => void;
  /** In milliseconds. */
  clock: () => number;
}

/** The browser's own time. */
export const BROWSER_TIMING: Timing = {
  schedule(action, delayMs) {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  },
  clock: () => Date.now(),
};
