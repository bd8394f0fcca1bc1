import { SERVER_TIMEOUT_MS } from '../../contract/limits';

/** Holds one task at a time, either a wait or some work. Starting another ends the current one. */
export class TaskSlot {
  #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  wait(ms: number, then: () => void): void {
    this.end();
    this.#timer = setTimeout(then, ms);
  }

  /** Calls back once: when `work` is done, fails or takes over 30 s; never after the task has ended. */
  work<T>(
    work: (signal: AbortSignal) => Promise<T>,
    onDone: (result: T) => void,
    onFailed: (error: unknown) => void,
  ): void {
    this.end();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const finish = (callBack: () => void) => {
      if (signal.aborted) return;
      this.end();
      callBack();
    };
    this.#timer = setTimeout(
      () => finish(() => onFailed(new Error('no answer within 30 s'))),
      SERVER_TIMEOUT_MS,
    );
    work(signal).then(
      (result) => finish(() => onDone(result)),
      (error: unknown) => finish(() => onFailed(error)),
    );
  }

  /** Ends the task and ignores any later result of its work. */
  end(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
  }
}

/** Returns the error with which `work` rejected, or null. */
export function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}
