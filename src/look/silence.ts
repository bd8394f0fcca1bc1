/** The ping of a server that states its ping interval. No text within a message contains it unescaped. */
const PING_WITH_INTERVAL = /\{"type":6,"everyMs":(\d{3,6})\}/;
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
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: (isSilent: boolean) => void) {
    this.#onChange = onChange;
  }

  /** Takes note of data from the server. */
  heard(text: string): void {
    const everyMs = PING_WITH_INTERVAL.exec(text)?.[1];
    if (everyMs) this.#expectedMs = 2 * Number(everyMs) + GRACE_MS;
    this.#tell(false);
    this.#wait();
  }

  /** The connection has ended: silence no longer means anything. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#expectedMs = undefined;
    this.#isSilent = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#expectedMs === undefined) return;
    const dueAt = performance.now() + this.#expectedMs;
    this.#timer = setTimeout(() => {
      const isAsleep = document.visibilityState === 'hidden' || performance.now() - dueAt > ASLEEP_MS;
      if (isAsleep) this.#wait();
      else this.#tell(true);
    }, this.#expectedMs);
  }

  #tell(isSilent: boolean): void {
    if (this.#isSilent === isSilent) return;
    this.#isSilent = isSilent;
    this.#onChange(isSilent);
  }
}
