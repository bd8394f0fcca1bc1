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

/** Runs an action at once, and again at most every so many milliseconds; the last request is never lost. */
export class PacedAction {
  readonly #timing: Timing;
  readonly #everyMs: number;
  readonly #action: () => void;
  #cancel: (() => void) | null = null;
  #isAskedAgain = false;

  constructor(timing: Timing, everyMs: number, action: () => void) {
    this.#timing = timing;
    this.#everyMs = everyMs;
    this.#action = action;
  }

  run(): void {
    if (this.#cancel) this.#isAskedAgain = true;
    else this.#runNow();
  }

  /** Does at once what still waits. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#isAskedAgain) this.#action();
    this.#isAskedAgain = false;
  }

  #runNow(): void {
    this.#cancel = this.#timing.schedule(() => {
      this.#cancel = null;
      if (this.#isAskedAgain) this.#runNow();
    }, this.#everyMs);
    this.#isAskedAgain = false;
    this.#action();
  }
}

/** After the last change. */
const QUIET_MS = 800;
/** After the first change, while typing goes on. */
const LONGEST_MS = 5000;
const RETRY_MS = [2000, 5000, 10_000, 30_000];

/** Says when a quiz is to be sent to the server: a moment after typing, or some time after a failure. */
export class SendTimer {
  readonly #timing: Timing;
  readonly #onDue: () => void;
  #cancel = () => {};
  /** The first change that was not sent. */
  #since: number | null = null;
  #failures = 0;

  constructor(timing: Timing, onDue: () => void) {
    this.#timing = timing;
    this.#onDue = onDue;
  }

  /** Something was typed. */
  changed(): void {
    const now = this.#timing.clock();
    this.#since ??= now;
    this.#wait(Math.min(QUIET_MS, Math.max(0, this.#since + LONGEST_MS - now)));
  }

  /** The server could not take it. Each failure in a row waits longer. */
  failed(): void {
    const delay = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)]!;
    this.#failures += 1;
    this.#wait(delay);
  }

  /** The server has answered. */
  answered(): void {
    this.#failures = 0;
  }

  /** Ends the wait. */
  stop(): void {
    this.#cancel();
    this.#since = null;
  }

  #wait(delayMs: number): void {
    this.#cancel();
    this.#cancel = this.#timing.schedule(() => {
      this.#since = null;
      this.#onDue();
    }, delayMs);
  }
}

/** What happens to the page that a quiz is edited on. */
interface PageEvents {
  /** It may be closed next, without another event. */
  onHidden: () => void;
  onGone: () => void;
  /** It was gone, and is shown again as it was. */
  onBack: () => void;
  onOnline: () => void;
  /** Whether nothing would be lost; else the browser asks before it closes the page. */
  mayClose: () => boolean;
}

/** Calls back at each of these events. Returns an unsubscribe function. */
export function onPageEvents({ onHidden, onGone, onBack, onOnline, mayClose }: PageEvents): () => void {
  const over = new AbortController();
  const { signal } = over;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  const onLeaving = (event: BeforeUnloadEvent) => {
    onHidden();
    if (!mayClose()) event.preventDefault();
  };
  const onHiding = () => {
    onHidden();
    onGone();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onBack();
  };
  window.addEventListener('beforeunload', onLeaving, { signal });
  window.addEventListener('pagehide', onHiding, { signal });
  window.addEventListener('pageshow', onShown, { signal });
  window.addEventListener('online', onOnline, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => over.abort();
}
