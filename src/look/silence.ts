/**
 * The ping of a server that states its ping interval, and whether it was asked for. No text within a message contains
 * it unescaped.
 */
const PING_WITH_INTERVAL = /\{"type":6,"everyMs":(\d{3,6})(,"asked":true)?\}/;
/** In milliseconds: how late a ping may be, in addition to one that is lost. */
const GRACE_MS = 700;
/** In milliseconds: a timer that fires this late belongs to a page that was asleep. */
const ASLEEP_MS = 1_000;

/**
 * Notices that a server has gone silent long before the connection times out. It only watches servers whose
 * pings state their interval; from any other, silence means nothing. A hidden page notices nothing.
 */
export class SilenceWatch {
  readonly #onChange: (isSilent: boolean) => void;
  #expectedMs: number | undefined;
  #isSilent = false;
  /** Whether the server owes an answer to a question, whatever else it sends. */
  #isAsked = false;
  #isResting = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: (isSilent: boolean) => void) {
    this.#onChange = onChange;
  }

  /** Takes note of data from the server. */
  heard(text: string): void {
    const [, everyMs, asked] = PING_WITH_INTERVAL.exec(text) ?? [];
    if (everyMs) this.#expectedMs = 2 * Number(everyMs) + GRACE_MS;
    if (asked) this.#isAsked = false;
    else if (this.#isAsked) return;
    this.tell(false);
    this.#wait(this.#expectedMs);
  }

  /** The server was asked for a sign of life, which is due in so many milliseconds. */
  asked(ms: number): void {
    this.#isResting = false;
    // Only a server that states its interval is known to answer.
    if (this.#expectedMs === undefined || this.#isAsked) return;
    this.#isAsked = true;
    this.#wait(ms);
  }

  /** Notices nothing until the server is asked for a sign of life. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#isResting = true;
    this.#isAsked = false;
  }

  /** The connection has ended: silence no longer means anything. */
  stop(): void {
    this.rest();
    this.#expectedMs = undefined;
    this.#isSilent = false;
  }

  /** Reports a silence that is known otherwise, or its end, unless that was reported. */
  tell(isSilent: boolean): void {
    if (this.#isSilent === isSilent) return;
    this.#isSilent = isSilent;
    this.#onChange(isSilent);
  }

  #wait(ms: number | undefined): void {
    clearTimeout(this.#timer);
    if (ms === undefined || this.#isResting) return;
    const dueAt = performance.now() + ms;
    this.#timer = setTimeout(() => {
      const isAsleep = document.visibilityState === 'hidden' || performance.now() - dueAt > ASLEEP_MS;
      if (isAsleep) this.#wait(ms);
      else this.tell(true);
    }, ms);
  }
}
