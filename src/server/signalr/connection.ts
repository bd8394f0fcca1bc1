import type { Duplex } from 'node:stream';
import { MessageType, type HubMessage } from '@microsoft/signalr';
import type { WebSocket } from 'ws';
import {
  ProtocolError,
  askedFor,
  readMessage,
  writeEvent,
  writePing,
  writeRecord,
  HANDSHAKE_ACCEPTED,
  endRecord,
  findHandshakeError,
  writeRefusal,
} from './frames';
import { ReceiveQueue, SendQueue, type SendRounds } from './queues';

/** Milliseconds that a closed connection waits for the client's own close frame. */
export const CLOSE_GRACE_MS = 1_000;

export type HubLog = (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void;

export interface CloseOptions {
  error?: string;
  allowReconnect?: boolean;
}

export interface ConnectionLimits {
  keepAliveMs: number;
  /**
   * Pings this often, and says so in each ping, unless a group of the connection has its own pace; absent means after
   * `keepAliveMs`.
   */
  pingMs?: number | undefined;
  clientTimeoutMs: number;
  handshakeTimeoutMs: number;
  maxFrameBytes: number;
  /** A client may have more unread for at most `clientTimeoutMs`; meanwhile none of its calls is run. */
  maxBufferedBytes: number;
  /** A client with more than this unread is disconnected. */
  maxQueuedBytes: number;
}

/** What a connection notifies its hub of. `onEnd` comes once, and only after an `onOpen`. */
interface ConnectionListener {
  onOpen(): void;
  /** May throw a ProtocolError, which ends the connection. */
  onMessage(message: HubMessage): void;
  onEnd(): void;
}

/** A connection as hubs see it, from its accepted handshake until either side closes. */
export type HubConnection = Pick<SocketConnection, 'id' | 'address' | 'signal' | 'send' | 'close'>;

/** One client's socket: handshake, records, keep-alive and close. Times are monotonic milliseconds. */
export class SocketConnection {
  readonly #socket: WebSocket;
  readonly #limits: ConnectionLimits;
  readonly #log: HubLog;
  readonly #aborter = new AbortController();
  readonly #receiving: ReceiveQueue;
  readonly #sending: SendQueue;
  readonly #startedAt = performance.now();
  #lastProbedAt = this.#startedAt;
  #endedAt: number | undefined;
  #isHandshakeDone = false;
  /** How often its group is to be pinged, and how often at most the client wants to be. */
  #paceMs: number | undefined;
  #wishMs = 0;
  /** How often the client was last told that it is pinged. */
  #toldMs: number | undefined;
  /** Receives what the client sends once it is handed over. */
  #forward: ((records: Buffer) => void) | undefined;
  /** Called when the handshake is done, or will not come. */
  onSettled: () => void = () => undefined;
  /** Set by the hub before any message can arrive. */
  listener: ConnectionListener | undefined;
  /** Resolves when the socket is gone, which may be later than the abort of `signal`. */
  readonly closed: Promise<void>;

  constructor(
    /** The client's connectionId: safe to log and to show, unlike the connection token. */
    readonly id: string,
    /** The address that counts for limits per caller, as the server's option `addressOf` returns it. */
    readonly address: string,
    socket: WebSocket,
    /** The stream that the WebSocket reads from and writes to. */
    stream: Duplex,
    limits: ConnectionLimits,
    rounds: SendRounds,
    log: HubLog,
  ) {
    this.#socket = socket;
    this.#limits = limits;
    this.#log = log;
    this.#receiving = new ReceiveQueue(socket, limits.maxFrameBytes, (record) => this.#handle(record));
    this.#sending = new SendQueue(socket, stream, limits, rounds);
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('pong', () => this.#receiving.noteSign());
    socket.on('ping', (data) => this.#answerPing(data));
    this.#limitHandshake(stream);
    // Broken WebSocket framing, or a message that was too large for ws, which has answered it.
    socket.on('error', (error) => {
      log('warn', `Connection ${id} was closed: ${error.message}`);
      this.#end(error);
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        const isNormal = code === 1000 || code === 1001 || code === 1005;
        this.#end(isNormal ? undefined : new Error(`The socket closed with code ${code}.`));
        resolve();
      });
    });
  }

  /** Aborted on disconnect; its reason is an Error if something failed. */
  get signal(): AbortSignal {
    return this.#aborter.signal;
  }

  /** Calls the client's handlers of `event`, unless it has gone. Throws if `args` cannot be JSON. */
  send(event: string, ...args: unknown[]): void {
    this.writeSoon(writeEvent(event, args));
  }

  /** Disconnects with a Close message. The client reconnects by itself only if `allowReconnect` is set. */
  close({ error, allowReconnect }: CloseOptions = {}): void {
    if (this.#endedAt !== undefined) return;
    // Before its handshake is answered, a client reads nothing but that answer.
    const lastRecord = this.#isHandshakeDone
      ? writeRecord({ type: MessageType.Close, error, allowReconnect })
      : writeRefusal(error ?? 'The server is closing.');
    this.write(lastRecord);
    this.#sending.flush();
    this.#socket.close(1000);
    this.#end(error === undefined ? undefined : new Error(error));
  }

  /** Closes with an error that the client caused, and logs it. */
  fail(error: string, allowReconnect?: boolean): void {
    this.#log('warn', `Connection ${this.id} was closed: ${error}`);
    this.close({ error, allowReconnect });
  }

  /**
   * Hands the client over: the hub sees its connection end, and whatever the client sends from now on goes to
   * `forward` unchanged, until `onEnd`.
   */
  handOver(forward: (records: Buffer) => void, onEnd: () => void): void {
    if (this.#endedAt !== undefined) return onEnd();
    this.#aborter.abort();
    this.listener?.onEnd();
    this.#forward = forward;
    this.listener = { onOpen: () => undefined, onMessage: () => undefined, onEnd };
  }

  /** Sends a record made by writeEvent, of any size, in one batch with the events that follow shortly. */
  writeSoon(record: Buffer): void {
    if (this.#hasRoom()) this.#sending.add(...this.#paceNews(), record);
  }

  /** Sends a record made by writeRecord at once, after all events that are waiting. */
  write(record: Buffer): void {
    if (this.#hasRoom()) this.#sending.addUrgent(...this.#paceNews(), record);
  }

  /**
   * Pings this often from now on; undefined: as often as its hub does. The client learns of it with whatever it is sent
   * next, so that this costs no message of its own.
   */
  pace(everyMs: number | undefined): void {
    this.#paceMs = everyMs;
  }

  /** How often the client is pinged, as its pings say; undefined: they do not. */
  get #pingMs(): number | undefined {
    const { pingMs, keepAliveMs } = this.#limits;
    const hubMs = this.#paceMs ?? pingMs;
    return hubMs && Math.max(hubMs, Math.min(this.#wishMs, keepAliveMs));
  }

  /** Returns the ping that says how often the client is pinged, if it does not know and no other process pings it. */
  #paceNews(): Buffer[] {
    if (this.#pingMs === this.#toldMs || !this.#isHandshakeDone || this.#forward) return [];
    this.#toldMs = this.#pingMs;
    return [writePing(this.#pingMs)];
  }

  #ping(asked?: true): void {
    this.#toldMs = this.#pingMs;
    this.write(writePing(this.#pingMs, asked));
  }

  /** If the client is behind, returns a promise that resolves if it has read enough to be sent more. */
  caughtUp(): Promise<void> | undefined {
    return this.#sending.caughtUp();
  }

  /** Handles nothing more from the client until `resume`; its silence does not count during that time. */
  pause(): void {
    this.#receiving.pause();
  }

  resume(): void {
    this.#receiving.resume();
  }

  /** To be called regularly: pings, and drops clients that are silent or do not read, and closed sockets. */
  sweep(now: number): void {
    const { keepAliveMs, clientTimeoutMs, handshakeTimeoutMs } = this.#limits;
    const silentMs = this.#receiving.silentMs(now);
    if (this.#endedAt !== undefined) {
      if (now - this.#endedAt >= CLOSE_GRACE_MS) this.terminate();
    } else if (!this.#isHandshakeDone) {
      if (now - this.#startedAt >= handshakeTimeoutMs) this.fail('The handshake took too long.');
    } else if (silentMs >= clientTimeoutMs) {
      this.fail('The client was silent for too long.', true);
    } else if (this.#sending.lateMs(now) >= clientTimeoutMs) {
      this.#drop();
    } else {
      // Another process that has the client pings it itself.
      if (!this.#forward && this.#sending.idleMs(now) >= this.#pingDueMs) this.#ping();
      if (silentMs >= keepAliveMs) this.#probe(now);
    }
  }

  /** How long nothing may be sent: a client that counts on more pings must learn in time that fewer will come. */
  get #pingDueMs(): number {
    return Math.min(this.#pingMs ?? this.#limits.keepAliveMs, this.#toldMs ?? Infinity);
  }

  /** Drops the socket without a close message. */
  terminate(): void {
    this.#socket.terminate();
  }

  /** The first SignalR clients never ping, but their WebSocket answers pings. */
  #probe(now: number): void {
    if (now - this.#lastProbedAt < this.#limits.keepAliveMs) return;
    this.#lastProbedAt = now;
    this.#socket.ping();
  }

  /** Not left to ws, which would buffer answers to any number of pings for a client that does not read. */
  #answerPing(data: Buffer): void {
    this.#receiving.noteSign();
    if (this.#endedAt !== undefined) return;
    if (this.#socket.bufferedAmount > this.#limits.maxBufferedBytes) this.#drop();
    else this.#socket.pong(data);
  }

  /** Whether the client may be sent more. A client with too much unread is dropped. */
  #hasRoom(): boolean {
    if (this.#endedAt !== undefined) return false;
    if (!this.#sending.isFull) return true;
    // Not during a broadcast, since others are told of the end.
    queueMicrotask(() => this.#drop());
    return false;
  }

  /** Disconnects a client that does not read what it is sent. */
  #drop(): void {
    if (this.#endedAt !== undefined) return;
    this.#log('warn', `Connection ${this.id} was dropped: it reads too slowly`);
    this.terminate();
    this.#end(new Error('The client reads too slowly.'));
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#endedAt !== undefined) return;
    try {
      // A MessagePack client may send a binary handshake; the answer says what is supported.
      if (isBinary && this.#isHandshakeDone) throw new ProtocolError('Binary messages are not supported.');
      this.#receiving.add(data);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #handle(record: string): void {
    try {
      if (this.#forward) this.#forward(endRecord(record));
      else if (this.#isHandshakeDone) this.#handleMessage(readMessage(record));
      else this.#acceptHandshake(record);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    if (error instanceof ProtocolError) return this.fail(error.message, true);
    this.#log('error', `Connection ${this.id} sent something that could not be handled: ${String(error)}`);
    this.close({ error: 'internal_error' });
  }

  /** A large WebSocket message would be buffered before anybody looks at it. */
  #limitHandshake(stream: Duplex): void {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      // The chunk with the handshake in it was read before this is called.
      if (this.#isHandshakeDone || this.#endedAt !== undefined) stream.off('data', count);
      else if (bytes > this.#limits.maxFrameBytes) this.fail('The handshake is too long.');
    };
    stream.on('data', count);
  }

  #acceptHandshake(record: string): void {
    const error = findHandshakeError(record);
    if (error !== undefined) throw new ProtocolError(error);
    this.write(HANDSHAKE_ACCEPTED);
    this.#isHandshakeDone = true;
    this.onSettled();
    this.listener?.onOpen();
  }

  #handleMessage(message: HubMessage | undefined): void {
    if (message?.type === MessageType.Close) this.close();
    else if (message?.type === MessageType.Ping) this.#heed(askedFor(message));
    else if (message) this.listener?.onMessage(message);
  }

  /** A page that nobody sees asks to be pinged less often; one that is seen, for a sign of life. */
  #heed(wishMs: number | undefined): void {
    if (wishMs === undefined) return;
    // In whole seconds: each interval has a record of its own, which is kept.
    this.#wishMs = Math.min(Math.ceil(wishMs / 1_000) * 1_000, this.#limits.keepAliveMs);
    if (wishMs === 0) this.#ping(true);
    // It expects what it asks for.
    else this.#toldMs = this.#pingMs;
  }

  #end(error?: Error): void {
    if (this.#endedAt !== undefined) return;
    this.#endedAt = performance.now();
    this.#receiving.end();
    this.onSettled();
    this.#aborter.abort(error);
    if (this.#isHandshakeDone) this.listener?.onEnd();
  }
}
