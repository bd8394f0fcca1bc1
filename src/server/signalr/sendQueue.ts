import type { WebSocket } from 'ws';
import type { SendRounds } from './sendRounds';

/** In bytes: how much the socket is given at once. That it took one piece is the progress that counts. */
const PIECE_BYTES = 64 * 1024;

/**
 * Sends records in the order they were added, piece by piece: a large one as fragments of one WebSocket message, small
 * ones that wait together in one message, so that a burst is few messages.
 */
export class SendQueue {
  readonly #socket: WebSocket;
  readonly #maxBytes: number;
  readonly #rounds: SendRounds;
  #waiting: Buffer[] = [];
  /** What is left of the message that is being sent. */
  #message: Buffer = Buffer.alloc(0);
  #pendingBytes = 0;
  #isSending = false;
  #isInRound = false;
  #lastSentAt = performance.now();
  /** Since when more than `maxBytes` wait. */
  #behindSince: number | undefined;
  #caughtUp: (() => void) | undefined;

  constructor(socket: WebSocket, maxBytes: number, rounds: SendRounds) {
    this.#socket = socket;
    this.#maxBytes = maxBytes;
    this.#rounds = rounds;
  }

  /** Sends a record at once where none was added lately; otherwise when the round ends, or with an urgent one. */
  add(record: Buffer): void {
    this.#keep(record);
    if (!this.#isSending && !this.#isInRound) this.#sendInRound();
  }

  /** Sends a record at once, after all that waits. */
  addUrgent(record: Buffer): void {
    this.#keep(record);
    if (!this.#isSending) this.#sendPiece();
  }

  /** For the rounds only. */
  endRound(): void {
    this.#isInRound = false;
    if (!this.#isSending && this.#waiting.length > 0) this.#sendInRound();
  }

  flush(): void {
    while (this.#message.length > 0 || this.#waiting.length > 0) this.#sendPiece();
  }

  /** For how long nothing was sent, and nothing waited, in milliseconds. */
  idleMs(now: number): number {
    return this.#isSending ? 0 : now - this.#lastSentAt;
  }

  /**
   * In milliseconds, for how long the client has taken nothing of what waits for it, or has not got below `maxBytes`:
   * what is sent meanwhile is all that a client who reads too slowly can make the server keep.
   */
  lateMs(now: number): number {
    const stalledMs = this.#isSending ? now - this.#lastSentAt : 0;
    return Math.max(stalledMs, this.#behindSince === undefined ? 0 : now - this.#behindSince);
  }

  /**
   * Where more than `maxBytes` wait, resolves when no more than that do; never, where the connection ends before. For
   * one caller at a time.
   */
  caughtUp(): Promise<void> | undefined {
    if (this.#behindSince === undefined) return undefined;
    return new Promise((resolve) => (this.#caughtUp = resolve));
  }

  #keep(record: Buffer): void {
    this.#waiting.push(record);
    this.#pendingBytes += record.length;
    if (this.#pendingBytes > this.#maxBytes) this.#behindSince ??= performance.now();
  }

  #sendInRound(): void {
    this.#isInRound = true;
    this.#rounds.enter(this);
    this.#sendPiece();
  }

  #sendPiece(): void {
    if (this.#message.length === 0) this.#message = this.#takeMessage();
    const piece = this.#message.subarray(0, PIECE_BYTES);
    this.#message = this.#message.subarray(PIECE_BYTES);
    this.#isSending = true;
    this.#lastSentAt = performance.now();
    const fin = this.#message.length === 0;
    this.#socket.send(piece, { binary: false, fin }, (error) => {
      if (error) this.#forgetAll();
      else this.#wasTaken(piece.length);
    });
  }

  #wasTaken(bytes: number): void {
    this.#pendingBytes -= bytes;
    if (this.#pendingBytes <= this.#maxBytes) {
      this.#behindSince = undefined;
      this.#caughtUp?.();
    }
    this.#isSending = false;
    if (this.#message.length > 0 || this.#waiting.length > 0) this.#sendPiece();
  }

  #forgetAll(): void {
    this.#waiting = [];
    this.#message = Buffer.alloc(0);
  }

  /** One large record, which is not copied, since others may be sent the same one; or all small ones that fit. */
  #takeMessage(): Buffer {
    let bytes = 0;
    const end = this.#waiting.findIndex((record) => (bytes += record.length) > PIECE_BYTES);
    const count = end < 0 ? this.#waiting.length : Math.max(1, end);
    const records = this.#waiting.splice(0, count);
    return records.length === 1 ? records[0]! : Buffer.concat(records);
  }
}
