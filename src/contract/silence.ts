/** What a server that says how often it pings sends as a ping. No text within a message contains it unescaped. */
const PING_WITH_INTERVAL = /\{"type":6,"everyMs":(\d{3,6})\}/;
/** In milliseconds: how late a ping may be besides one that is missing altogether. */
const GRACE_MS = 700;
/** A timer that fires so much later than it was set to, in milliseconds, belongs to a page that was asleep. */
const ASLEEP_MS = 1_000;

/**
 * Notices that a server has gone silent long before the connection counts as lost. Only a server whose pings say how
 * often they come is expected to be heard; of any other, silence says nothing. A hidden page notices nothing.
 */
export class SilenceWatch {
  readonly #onChange: (isSilent: boolean) => void;
  #expectedMs: number | undefined;
  #isSilent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: (isSilent: boolean) => void) {
    this.#onChange = onChange;
  }

  /** The server has sent this. */
  heard(text: string): void {
    const everyMs = PING_WITH_INTERVAL.exec(text)?.[1];
    if (everyMs) this.#expectedMs = 2 * Number(everyMs) + GRACE_MS;
    this.#tell(false);
    this.#wait();
  }

  /** The connection is gone: silence means nothing any more. */
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
