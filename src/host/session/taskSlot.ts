import { SERVER_TIMEOUT_MS } from '../../contract/limits';

/** What a connection is at, one thing at a time: waiting, or work. Beginning the next ends the last. */
export class TaskSlot {
  #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls back after so many milliseconds. */
  wait(ms: number, then: () => void): void {
    this.end();
    this.#timer = setTimeout(then, ms);
  }

  /** Calls back once: when `work` is done, has failed, or was not done within 30 s. Never if the turn has ended before. */
  work(
    work: (signal: AbortSignal) => Promise<void>,
    onDone: () => void,
    onFailed: (error: unknown) => void,
  ): void {
    this.end();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const finish = (tell: () => void) => {
      if (signal.aborted) return;
      this.end();
      tell();
    };
    this.#timer = setTimeout(
      () => finish(() => onFailed(new Error('no answer within 30 s'))),
      SERVER_TIMEOUT_MS,
    );
    work(signal).then(
      () => finish(onDone),
      (error: unknown) => finish(() => onFailed(error)),
    );
  }

  /** Ends the wait or the work: what it still brings is nobody's. */
  end(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
  }
}
