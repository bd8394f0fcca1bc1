/** Throttles an action: it runs at once, then at most once per interval; the last request is kept. */
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

  /** Runs a pending action at once. */
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

/** Milliseconds after the last change. */
const QUIET_MS = 800;
/** Milliseconds after the first change, while typing goes on. */
const LONGEST_MS = 5000;
const RETRY_MS = [2000, 5000, 10_000, 30_000];

/** Decides when to send a quiz: a moment after typing, or some time after a failure. Tell it of each event. */
export class SendTimer {
  readonly #onDue: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first unsent change was made. */
  #since: number | null = null;
  #failures = 0;

  constructor(onDue: () => void) {
    this.#onDue = onDue;
  }

  changed(): void {
    const now = Date.now();
    this.#since ??= now;
    this.#wait(Math.min(QUIET_MS, Math.max(0, this.#since + LONGEST_MS - now)));
  }

  /** Waits to try again: longer after each failure in a row. */
  failed(): void {
    const delay = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)]!;
    this.#failures += 1;
    this.#wait(delay);
  }

  answered(): void {
    this.#failures = 0;
  }

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

interface PageEvents {
  /** The page is hidden and may be closed without a further event. */
  onHidden: () => void;
  onOnline: () => void;
  /** Whether nothing would be lost; otherwise the browser asks before it closes the page. */
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
