import type { WebSocket } from 'ws';

/**
 * Sends records in the order they were added. Records added while a send is under way go out together in one WebSocket
 * message afterwards, so that a burst is few messages.
 */
export class SendQueue {
  readonly #socket: WebSocket;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #isSending = false;
  #lastSentAt = performance.now();

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** When something was last sent, in monotonic milliseconds. */
  get lastSentAt(): number {
    return this.#lastSentAt;
  }

  /** Bytes that the client has not taken yet. */
  get pendingBytes(): number {
    return this.#socket.bufferedAmount + this.#waitingBytes;
  }

  add(record: Buffer): void {
    this.#waiting.push(record);
    this.#waitingBytes += record.length;
    if (!this.#isSending) this.flush();
  }

  /** Gives all waiting records to the socket now. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    const message = this.#waiting.length === 1 ? this.#waiting[0]! : Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#isSending = true;
    this.#lastSentAt = performance.now();
    this.#socket.send(message, { binary: false }, () => {
      this.#isSending = false;
      this.flush();
    });
  }
}
