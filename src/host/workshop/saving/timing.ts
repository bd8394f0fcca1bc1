/** Runs an action at once, and again at most every so many milliseconds; the last request is never lost. */
export class PacedAction {
  readonly #everyMs: number;
  readonly #action: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAskedAgain = false;

  constructor(everyMs: number, action: () => void) {
    this.#everyMs = everyMs;
    this.#action = action;
  }

  run(): void {
    if (this.#timer !== undefined) this.#isAskedAgain = true;
    else this.#runNow();
  }

  /** Does at once what still waits. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isAskedAgain) this.#action();
    this.#isAskedAgain = false;
  }

  #runNow(): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
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
  readonly #onDue: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The first change that was not sent. */
  #since: number | null = null;
  #failures = 0;

  constructor(onDue: () => void) {
    this.#onDue = onDue;
  }

  /** Something was typed. */
  changed(): void {
    const now = Date.now();
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
    clearTimeout(this.#timer);
    this.#since = null;
  }

  #wait(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#since = null;
      this.#onDue();
    }, delayMs);
  }
}

/** What happens to the page that a quiz is edited on. */
interface PageEvents {
  /** It may be closed next, without another event. */
  onHidden: () => void;
  onOnline: () => void;
  /** Whether nothing would be lost; else the browser asks before it closes the page. */
  mayClose: () => boolean;
}

/** Calls back at each of these events. Returns an unsubscribe function. */
export function onPageEvents({ onHidden, onOnline, mayClose }: PageEvents): () => void {
  const over = new AbortController();
  const { signal } = over;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  const onLeaving = (event: BeforeUnloadEvent) => {
    onHidden();
    if (!mayClose()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onLeaving, { signal });
  window.addEventListener('pagehide', onHidden, { signal });
  window.addEventListener('online', onOnline, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => over.abort();
}
