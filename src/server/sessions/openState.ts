import { Refusal } from '../refusal';

/** Whether a session is open here, and why it is not: all its parts ask this one. What is closed stays closed. */
export class OpenState {
  readonly #closed = new AbortController();
  #reason: 'session_not_found' | 'server_closing' | undefined;

  get isOpen(): boolean {
    return this.#reason === undefined;
  }

  /** Whether it is closed here alone, and goes on in another process. */
  get isMoving(): boolean {
    return this.#reason === 'server_closing';
  }

  /** Is aborted when nothing happens in the session any more. */
  get signal(): AbortSignal {
    return this.#closed.signal;
  }

  /** Throws session_not_found or server_closing as a Refusal where it is closed. */
  check(): void {
    if (this.#reason) throw new Refusal(this.#reason);
  }

  /** It has ended, unless it goes on elsewhere. */
  end(): void {
    this.#reason ??= 'session_not_found';
    this.#closed.abort();
  }

  /** Another process has it. */
  move(): void {
    this.#reason = 'server_closing';
    this.#closed.abort();
  }
}
