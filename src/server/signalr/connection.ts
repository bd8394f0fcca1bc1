import { MessageType, type HubMessage } from '@microsoft/signalr';
import type { WebSocket } from 'ws';
import { PING, ProtocolError, RecordReader, readMessage, writeEvent, writeRecord } from './frames';
import { HANDSHAKE_ACCEPTED, findHandshakeError, writeRefusal } from './handshake';
import type { CloseOptions, HubConnection, Log } from './hub';

/** How long a closed connection's socket may linger for the peer's own goodbye. */
export const CLOSE_GRACE_MS = 1_000;

export interface ConnectionLimits {
  keepAliveMs: number;
  clientTimeoutMs: number;
  handshakeTimeoutMs: number;
  maxFrameBytes: number;
  maxBufferedBytes: number;
}

/** What a connection tells its hub. `onEnd` comes once, after an `onOpen` only. */
export interface ConnectionListener {
  onOpen(): void;
  /** May throw ProtocolError, which ends the connection. */
  onMessage(message: HubMessage): void;
  onEnd(error?: Error): void;
}

/** One client's socket: handshake, records in and out, keep-alive and goodbye. Times are monotonic milliseconds. */
export class SocketConnection implements HubConnection {
  private readonly aborter = new AbortController();
  private readonly reader: RecordReader;
  private readonly startedAt = performance.now();
  private lastReceived = this.startedAt;
  private lastSent = this.startedAt;
  private endedAt: number | undefined;
  private shaken = false;
  /** Set by the hub before any message can arrive. */
  listener: ConnectionListener | undefined;
  /** Resolves when the socket is gone, which may be later than `signal`. */
  readonly closed: Promise<void>;

  constructor(
    readonly id: string,
    readonly address: string,
    private readonly socket: WebSocket,
    private readonly limits: ConnectionLimits,
    private readonly log: Log,
  ) {
    this.reader = new RecordReader(limits.maxFrameBytes);
    socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary));
    // Ours alone to hear: broken WebSocket framing, or a message that ws itself found too large and answered.
    socket.on('error', (error) => {
      log('warn', `${id} is closed: ${error.message}`);
      this.end(error);
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        const orderly = code === 1000 || code === 1001 || code === 1005;
        this.end(orderly ? undefined : new Error(`The socket closed with code ${code}.`));
        resolve();
      });
    });
  }

  get signal(): AbortSignal {
    return this.aborter.signal;
  }

  send(event: string, ...args: unknown[]): void {
    this.write(writeEvent(event, args));
  }

  close({ error, allowReconnect }: CloseOptions = {}): void {
    if (this.endedAt !== undefined) return;
    // Before the handshake's answer a client reads nothing but that.
    const farewell = this.shaken
      ? writeRecord({ type: MessageType.Close, error, allowReconnect })
      : writeRefusal(error ?? 'The server is closing.');
    this.write(farewell);
    this.socket.close(1000);
    this.end(error === undefined ? undefined : new Error(error));
  }

  /** Sends a record made by writeRecord, unless the peer has let too much pile up: then the connection is dropped. */
  write(record: Buffer): void {
    if (this.endedAt !== undefined) return;
    if (this.socket.bufferedAmount > this.limits.maxBufferedBytes) {
      this.log('warn', `${this.id} reads too slowly and is dropped.`);
      this.terminate();
      this.end(new Error('The client reads too slowly.'));
      return;
    }
    this.socket.send(record, { binary: false });
    this.lastSent = performance.now();
  }

  /** Looks at the clock: pings, gives up on a silent peer, or sees a closed socket off. */
  sweep(now: number): void {
    if (this.endedAt !== undefined) {
      if (now - this.endedAt >= CLOSE_GRACE_MS) this.terminate();
    } else if (!this.shaken) {
      if (now - this.startedAt >= this.limits.handshakeTimeoutMs) this.fail('The handshake took too long.');
    } else if (now - this.lastReceived >= this.limits.clientTimeoutMs) {
      this.fail('The client was silent for too long.', true);
    } else if (now - this.lastSent >= this.limits.keepAliveMs) {
      this.write(PING);
    }
  }

  /** Drops the socket without a goodbye. */
  terminate(): void {
    this.socket.terminate();
  }

  private fail(error: string, allowReconnect?: boolean): void {
    this.log('warn', `${this.id} is closed: ${error}`);
    this.close({ error, allowReconnect });
  }

  private receive(data: Buffer, isBinary: boolean): void {
    if (this.endedAt !== undefined) return;
    this.lastReceived = performance.now();
    try {
      if (isBinary) throw new ProtocolError('Binary messages are not supported.');
      for (const record of this.reader.read(data)) {
        if (this.endedAt !== undefined) return;
        if (this.shaken) this.handle(readMessage(record));
        else this.shakeHands(record);
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.fail(error.message);
    }
  }

  private shakeHands(record: string): void {
    const error = findHandshakeError(record);
    if (error !== undefined) throw new ProtocolError(error);
    this.write(HANDSHAKE_ACCEPTED);
    this.shaken = true;
    this.listener?.onOpen();
  }

  private handle(message: HubMessage | undefined): void {
    if (message?.type === MessageType.Close) this.close();
    else if (message) this.listener?.onMessage(message);
  }

  private end(error?: Error): void {
    if (this.endedAt !== undefined) return;
    this.endedAt = performance.now();
    this.aborter.abort();
    if (this.shaken) this.listener?.onEnd(error);
  }
}
