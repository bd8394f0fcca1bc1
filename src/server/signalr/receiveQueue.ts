import type { WebSocket } from 'ws';
import { RecordReader } from './frames';

/** How many records of one client are handled before others get a turn: one message may hold thousands. */
const RECORDS_PER_TURN = 64;

/** Handles the records of one client in order, a few in each turn of the event loop. */
export class ReceiveQueue {
  readonly #socket: WebSocket;
  readonly #reader: RecordReader;
  readonly #handle: (record: string) => void;
  /** The records; those not handled yet begin at `#next`. */
  #records: string[] = [];
  #next = 0;
  #isHeld = false;
  #isTurnDue = false;
  #isEnded = false;
  #lastReceivedAt = performance.now();

  /** @param handle must not throw */
  constructor(socket: WebSocket, maxFrameBytes: number, handle: (record: string) => void) {
    this.#socket = socket;
    this.#reader = new RecordReader(maxFrameBytes);
    this.#handle = handle;
  }

  /** Adds the records in one WebSocket message. Throws a ProtocolError if a record grows too large. */
  add(data: Buffer): void {
    this.noteSign();
    for (const record of this.#reader.read(data)) this.#records.push(record);
    if (!this.#isTurnDue) this.#handleSome();
  }

  /** Notes a sign of life from the client. */
  noteSign(): void {
    this.#lastReceivedAt = performance.now();
  }

  /** Milliseconds for which the client has sent nothing; 0 while it is not being read. */
  silentMs(now: number): number {
    return this.#socket.isPaused ? 0 : now - this.#lastReceivedAt;
  }

  /** Stops handling and reading until `resume`. */
  pause(): void {
    this.#isHeld = true;
    this.#socket.pause();
  }

  resume(): void {
    this.#isHeld = false;
    if (!this.#isTurnDue) this.#handleSome();
  }

  /** Handles nothing more. The socket is still read, or it would miss the client's close frame. */
  end(): void {
    this.#isEnded = true;
    this.#records = [];
    this.#socket.resume();
  }

  #handleSome(): void {
    for (let handled = 0; handled < RECORDS_PER_TURN && this.#hasMore; handled++) {
      const record = this.#records[this.#next]!;
      this.#next += 1;
      this.#handle(record);
    }
    if (this.#hasMore) return this.#handleLater();
    if (this.#isEnded || this.#isHeld) return;
    this.#records = [];
    this.#next = 0;
    if (!this.#socket.isPaused) return;
    this.noteSign();
    this.#socket.resume();
  }

  get #hasMore(): boolean {
    return !this.#isEnded && !this.#isHeld && this.#next < this.#records.length;
  }

  #handleLater(): void {
    this.#isTurnDue = true;
    this.#socket.pause();
    setImmediate(() => {
      this.#isTurnDue = false;
      this.#handleSome();
    });
  }
}
