import type { Duplex } from 'node:stream';
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

/** In bytes: how much the socket is given at once. Each piece that it takes counts as progress. */
const PIECE_BYTES = 64 * 1024;

/** How many bytes may wait for one client. */
interface SendLimits {
  maxBufferedBytes: number;
  maxQueuedBytes: number;
}

/**
 * Sends records in the order in which they were added, piece by piece: a large one as fragments of one
 * WebSocket message, and small ones that wait together in one message, so that a burst takes few messages.
 */
export class SendQueue {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #limits: SendLimits;
  readonly #rounds: SendRounds;
  #waiting: Buffer[] = [];
  /** The rest of a record that is too large for one piece. */
  #rest: Buffer = Buffer.alloc(0);
  #pendingBytes = 0;
  #isSending = false;
  #isInRound = false;
  #lastSentAt = performance.now();
  /** Since when more than `maxBufferedBytes` have been waiting. */
  #behindSince: number | undefined;
  #caughtUp: (() => void) | undefined;

  /** @param stream the stream that the WebSocket itself writes to, so that everything stays in order */
  constructor(socket: WebSocket, stream: Duplex, limits: SendLimits, rounds: SendRounds) {
    this.#socket = socket;
    this.#stream = stream;
    this.#limits = limits;
    this.#rounds = rounds;
  }

  /** Sends records at once unless some were added in this round; then when it ends, or with an urgent one. */
  add(...records: Buffer[]): void {
    for (const record of records) this.#keep(record);
    if (!this.#isSending && !this.#isInRound) this.#sendInRound();
  }

  /** Sends records at once, after everything that is waiting. */
  addUrgent(...records: Buffer[]): void {
    for (const record of records) this.#keep(record);
    if (!this.#isSending) this.#sendPiece();
  }

  /** To be called by SendRounds only. */
  endRound(): void {
    this.#isInRound = false;
    if (!this.#isSending && this.#waiting.length > 0) this.#sendInRound();
  }

  flush(): void {
    while (this.#rest.length > 0 || this.#waiting.length > 0) this.#sendPiece();
  }

  /** Whether so much is waiting that the client cannot be sent any more. */
  get isFull(): boolean {
    return this.#pendingBytes > this.#limits.maxQueuedBytes;
  }

  /** Milliseconds for which nothing was sent and nothing was waiting. */
  idleMs(now: number): number {
    return this.#isSending ? 0 : now - this.#lastSentAt;
  }

  /** Milliseconds for which the client has taken nothing of what waits, or was above `maxBufferedBytes`. */
  lateMs(now: number): number {
    const stalledMs = this.#isSending ? now - this.#lastSentAt : 0;
    return Math.max(stalledMs, this.#behindSince === undefined ? 0 : now - this.#behindSince);
  }

  /**
   * If more than `maxBufferedBytes` are waiting, returns a promise that resolves when they no longer are, and
   * never if the connection ends first. For one caller at a time.
   */
  caughtUp(): Promise<void> | undefined {
    if (this.#behindSince === undefined) return undefined;
    return new Promise((resolve) => (this.#caughtUp = resolve));
  }

  #keep(record: Buffer): void {
    this.#waiting.push(record);
    this.#pendingBytes += record.length;
    if (this.#pendingBytes > this.#limits.maxBufferedBytes) this.#behindSince ??= performance.now();
  }

  #sendInRound(): void {
    this.#isInRound = true;
    this.#rounds.enter(this);
    this.#sendPiece();
  }

  #sendPiece(): void {
    this.#isSending = true;
    this.#lastSentAt = performance.now();
    if (this.#rest.length > 0) return this.#sendFragment();
    const records = this.#takeRecords();
    if (records[0]!.length < PIECE_BYTES) return this.#sendFrame(textFrame(records));
    this.#rest = records[0]!;
    this.#sendFragment();
  }

  #sendFragment(): void {
    const piece = this.#rest.subarray(0, PIECE_BYTES);
    this.#rest = this.#rest.subarray(PIECE_BYTES);
    const fin = this.#rest.length === 0;
    this.#socket.send(piece, { binary: false, fin }, (error) => this.#wasTaken(piece.length, error));
  }

  /** Bypasses ws, which would make a header for every client, and write it separately. */
  #sendFrame({ frame, bytes }: TextFrame): void {
    // As in ws: nothing may follow a close frame.
    if (this.#socket.readyState !== this.#socket.OPEN) return this.#forgetAll();
    this.#stream.write(frame, (error) => this.#wasTaken(bytes, error));
  }

  #wasTaken(bytes: number, error?: Error | null): void {
    if (error) return this.#forgetAll();
    this.#pendingBytes -= bytes;
    if (this.#pendingBytes <= this.#limits.maxBufferedBytes) {
      this.#behindSince = undefined;
      this.#caughtUp?.();
    }
    this.#isSending = false;
    if (this.#rest.length > 0 || this.#waiting.length > 0) this.#sendPiece();
  }

  #forgetAll(): void {
    this.#waiting = [];
    this.#rest = Buffer.alloc(0);
  }

  /** Takes one large record, which others may be sent too and so is not copied, or all small ones that fit. */
  #takeRecords(): Buffer[] {
    let bytes = 0;
    const end = this.#waiting.findIndex((record) => (bytes += record.length) >= PIECE_BYTES);
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : Math.max(1, end));
  }
}

/** In milliseconds: records that follow an event this closely on a connection are sent together. */
const ROUND_MS = 4;

/** A connection that was sent something in this round, and may have more to send when it ends. */
interface Sender {
  endRound(): void;
}

/**
 * Batches sends. A write costs far more than the bytes in it, so a connection is sent one event at once, but
 * what follows in the same round together, when the round ends. All connections of a server share the rounds,
 * which takes one timer.
 */
export class SendRounds {
  #senders: Sender[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Joins the present round, or begins one; to be called once in each round. */
  enter(sender: Sender): void {
    this.#senders.push(sender);
    if (this.#senders.length > 1) return;
    // The time starts once all of a large group have been sent the event, which may itself take longer than a
    // round.
    setImmediate(() => (this.#timer = setTimeout(() => this.#end(), ROUND_MS)));
  }

  /** Leaves no timer behind. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    const senders = this.#senders;
    this.#senders = [];
    for (const sender of senders) sender.endRound();
  }
}

/** The first byte of a frame that is a complete text message. */
const WHOLE_TEXT = 0x81;
/** A larger length does not fit into the second byte, which then says that two more have it. */
const MAX_SHORT_BYTES = 125;
const TWO_BYTES_FOLLOW = 126;

interface TextFrame {
  frame: Buffer;
  /** The length without the header. */
  bytes: number;
}

let latest: TextFrame & { records: Buffer[] } = { records: [], frame: Buffer.alloc(0), bytes: 0 };

/**
 * Returns records of less than 64 KiB in total as one WebSocket message, with a server's header. The
 * connections of a group are sent the same records one after the other, so they share one frame.
 */
function textFrame(records: Buffer[]): TextFrame {
  const isLatest =
    records.length === latest.records.length &&
    records.every((record, place) => record === latest.records[place]);
  if (!isLatest) latest = { records, ...writeFrame(records) };
  return latest;
}

function writeFrame(records: Buffer[]): TextFrame {
  const bytes = records.reduce((sum, record) => sum + record.length, 0);
  const length = bytes <= MAX_SHORT_BYTES ? [bytes] : [TWO_BYTES_FOLLOW, bytes >> 8, bytes & 0xff];
  return { frame: Buffer.concat([Buffer.of(WHOLE_TEXT, ...length), ...records]), bytes };
}
